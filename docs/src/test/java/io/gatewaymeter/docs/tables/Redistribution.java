package io.gatewaymeter.docs.tables;

import java.util.function.UnaryOperator;
import org.apache.flink.streaming.api.datastream.DataStream;

/** Flink's methods that say which subtask of the next operator gets a record. */
public enum Redistribution {
  FORWARD("forward", Chance.NONE, DataStream::forward),
  KEY_BY("keyBy", Chance.NONE, sent -> sent.keyBy(Sent::requestId)),
  REBALANCE("rebalance", Chance.START, DataStream::rebalance),
  RESCALE("rescale", Chance.NONE, DataStream::rescale),
  SHUFFLE("shuffle", Chance.EACH_RECORD, DataStream::shuffle),
  BROADCAST("broadcast", Chance.NONE, sent -> sent.broadcast()),
  GLOBAL("global", Chance.NONE, DataStream::global),
  PARTITION_CUSTOM(
      "partitionCustom",
      Chance.NONE,
      sent ->
          sent.partitionCustom(
              (id, subtasks) -> id.charAt(id.length() - 1) % subtasks, Sent::requestId));

  /** What of a method's choice is another one on every run. */
  enum Chance {
    NONE,
    /** The subtask that a sender begins with; from there it goes in turn. */
    START,
    EACH_RECORD
  }

  private final String text;
  private final Chance chance;
  private final UnaryOperator<DataStream<Sent>> method;

  Redistribution(String text, Chance chance, UnaryOperator<DataStream<Sent>> method) {
    this.text = text;
    this.chance = chance;
    this.method = method;
  }

  DataStream<Sent> apply(DataStream<Sent> sent) {
    return method.apply(sent);
  }

  Chance chance() {
    return chance;
  }

  /** The method's name in Java. */
  @Override
  public String toString() {
    return text;
  }
}

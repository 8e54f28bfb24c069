package io.gatewaymeter.jobgraph;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.Stage2;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/** Wrong variants of {@link JobGraphJob}, each wrong in one way. */
final class JobGraphMutants {
  private JobGraphMutants() {}

  /** The call stands behind assemble instead of parse. */
  static void unchainsAssemble(
      StreamExecutionEnvironment env,
      Source<RawEvent, ?, ?> source,
      Sink<RequestRecord> records,
      Variant variant) {
    SingleOutputStreamOperator<Event> events = Stage2.events(env, source);
    SingleOutputStreamOperator<RequestRecord> assembled =
        events.keyBy(Event::requestId).process(new RequestAssembler());
    if (variant == Variant.PARSE_UNCHAINED) {
      assembled.disableChaining();
    }
    Stage2.records(assembled, records);
  }

  static void forgetsToUnchain(
      StreamExecutionEnvironment env,
      Source<RawEvent, ?, ?> source,
      Sink<RequestRecord> records,
      Variant variant) {
    JobGraphJob.define(env, source, records, Variant.CHAINED);
  }

  static void movesAssembleToSlotsOfItsOwn(
      StreamExecutionEnvironment env,
      Source<RawEvent, ?, ?> source,
      Sink<RequestRecord> records,
      Variant variant) {
    JobGraphJob.define(env, source, records, Variant.SLOT_SHARING_GROUP);
  }

  static void hardCodesItsParallelism(
      StreamExecutionEnvironment env,
      Source<RawEvent, ?, ?> source,
      Sink<RequestRecord> records,
      Variant variant) {
    env.setParallelism(2);
    JobGraphJob.define(env, source, records, variant);
  }

  static void dropsARecord(
      StreamExecutionEnvironment env,
      Source<RawEvent, ?, ?> source,
      Sink<RequestRecord> records,
      Variant variant) {
    JobGraphJob.define(env, source, new DroppingSink<>(records, "r-4f1a"), variant);
  }

  static void dropsARecordOnceUnchained(
      StreamExecutionEnvironment env,
      Source<RawEvent, ?, ?> source,
      Sink<RequestRecord> records,
      Variant variant) {
    Sink<RequestRecord> sink =
        variant == Variant.CHAINED ? records : new DroppingSink<>(records, "r-4f1a");
    JobGraphJob.define(env, source, sink, variant);
  }
}

package io.gatewaymeter.stage2;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.request.RequestRecord;
import java.time.Duration;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/**
 * The two ends of the stage-2 graph. What stands between them, from {@code parse} to {@code
 * assemble}, is the point of each exercise and is written out in each job.
 */
public final class Stage2 {
  /** Parallelism of the course's job. */
  public static final int PARALLELISM = 4;

  /**
   * How far an event may arrive behind the latest one of its reader. Fixed, and taken from the
   * events' own time, so that watermarks are the same on every run.
   */
  public static final Duration OUT_OF_ORDERNESS = Duration.ofSeconds(5);

  private Stage2() {}

  /** The watermark strategy of the source: event time, at most {@link #OUT_OF_ORDERNESS} late. */
  public static WatermarkStrategy<RawEvent> watermarks() {
    return WatermarkStrategy.forBoundedOutOfOrderness(OUT_OF_ORDERNESS);
  }

  /** {@code gateway-events -> parse}. What is no event is in side output {@code REJECTED}. */
  public static SingleOutputStreamOperator<Event> events(
      StreamExecutionEnvironment env, Source<RawEvent, ?, ?> source) {
    return events(env, source, watermarks());
  }

  /** As {@link #events(StreamExecutionEnvironment, Source)}, with another watermark strategy. */
  public static SingleOutputStreamOperator<Event> events(
      StreamExecutionEnvironment env,
      Source<RawEvent, ?, ?> source,
      WatermarkStrategy<RawEvent> watermarks) {
    // A type that Flink does not know would fall to Kryo silently: fail while the graph is built.
    env.configure(new Configuration().set(PipelineOptions.GENERIC_TYPES, false));
    return env.fromSource(source, watermarks, "gateway-events")
        .uid("gateway-events")
        .process(new ParseEvents())
        .name("parse")
        .uid("parse");
  }

  /** {@code assemble -> records}: names the assembler and adds the sink. */
  public static void records(
      SingleOutputStreamOperator<RequestRecord> assembled, Sink<RequestRecord> sink) {
    assembled.name("assemble").uid("assemble");
    sink(assembled, sink, "records");
  }

  /** Adds a sink under a name, which is its uid as well. */
  public static <T> void sink(DataStream<T> stream, Sink<T> sink, String name) {
    stream.sinkTo(sink).name(name).uid(name);
  }
}

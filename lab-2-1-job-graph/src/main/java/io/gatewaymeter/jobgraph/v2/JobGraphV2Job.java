package io.gatewaymeter.jobgraph.v2;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.request.RequestRecord;
import org.apache.flink.api.connector.dsv2.DataStreamV2SinkUtils;
import org.apache.flink.api.connector.dsv2.DataStreamV2SourceUtils;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.datastream.api.ExecutionEnvironment;
import org.apache.flink.datastream.impl.ExecutionEnvironmentImpl;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/**
 * Stage 2 in DataStream API V2, which Flink 2.3 calls experimental. It has no call that cuts a
 * chain. Flink 2.3 runs it only in a JVM with {@code --add-opens=java.base/java.util=ALL-UNNAMED}.
 */
public final class JobGraphV2Job {
  private JobGraphV2Job() {}

  /** Builds the graph. No watermarks: stage 2 has no timer, and in V2 they are an extension. */
  public static void define(
      ExecutionEnvironment env, Source<RawEvent, ?, ?> source, Sink<RequestRecord> records) {
    env.fromSource(DataStreamV2SourceUtils.wrapSource(source), "gateway-events")
        .withUid("gateway-events")
        .process(new ParseEventsV2())
        .withName("parse")
        .withUid("parse")
        .keyBy(Event::requestId)
        .process(new RequestAssemblerV2())
        .withName("assemble")
        .withUid("assemble")
        .toSink(DataStreamV2SinkUtils.wrapSink(new WriterOnly<>(records)))
        .withName("records")
        .withUid("records");
  }

  /**
   * Builds the graph into an environment of the classic API, which can say where to submit it and
   * gives back the job; V2's own can do neither.
   */
  public static void define(
      StreamExecutionEnvironment env, Source<RawEvent, ?, ?> source, Sink<RequestRecord> records) {
    env.configure(new Configuration().set(PipelineOptions.GENERIC_TYPES, false));
    ExecutionEnvironmentImpl v2 = (ExecutionEnvironmentImpl) ExecutionEnvironmentImpl.newInstance();
    v2.setParallelism(env.getParallelism());
    define(v2, source, records);
    v2.getTransformations().forEach(env::addOperator);
  }
}

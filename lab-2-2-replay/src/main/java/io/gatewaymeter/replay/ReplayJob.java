package io.gatewaymeter.replay;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.event.Rejection;
import io.gatewaymeter.kafka.JsonSink;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import io.gatewaymeter.stage2.JobOptions;
import io.gatewaymeter.stage2.ParseEvents;
import io.gatewaymeter.stage2.Stage2;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/**
 * Stage 2 of GatewayMeter as it should be: events keyed by request id, paired into request records.
 * What stays unpaired and what is no event leave the job through sinks of their own, so that every
 * line of the topic can be accounted for.
 */
public final class ReplayJob {
  private ReplayJob() {}

  /**
   * Builds the graph.
   *
   * @return the assembled records, for a caller who wants to add a sink
   */
  public static SingleOutputStreamOperator<RequestRecord> define(
      StreamExecutionEnvironment env,
      Source<RawEvent, ?, ?> source,
      Sink<RequestRecord> records,
      Sink<Unpaired> unpaired,
      Sink<Rejection> rejected) {
    SingleOutputStreamOperator<Event> events = Stage2.events(env, source); // <1>
    SingleOutputStreamOperator<RequestRecord> assembled =
        events.keyBy(Event::requestId).process(new RequestAssembler()); // <2>
    Stage2.records(assembled, records);
    Stage2.sink(assembled.getSideOutput(RequestAssembler.UNPAIRED), unpaired, "unpaired"); // <3>
    Stage2.sink(events.getSideOutput(ParseEvents.REJECTED), rejected, "rejected");
    return assembled;
  }

  /** Runs the job on the cluster that it is submitted to. {@code --help} lists the options. */
  public static void main(String[] args) throws Exception {
    JobOptions options = JobOptions.parse("ReplayJob", args);
    if (options.help()) {
      return;
    }
    StreamExecutionEnvironment env = options.environment();
    define(
        env,
        options.source(),
        JsonSink.to(options.bootstrapServers(), Topics.REQUEST_RECORDS),
        JsonSink.to(options.bootstrapServers(), Topics.UNPAIRED_EVENTS),
        JsonSink.to(options.bootstrapServers(), Topics.REJECTED_LINES));
    env.execute("GatewayMeter stage 2: replay");
  }
}

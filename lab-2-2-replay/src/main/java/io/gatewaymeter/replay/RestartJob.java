package io.gatewaymeter.replay;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.kafka.JsonSink;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import io.gatewaymeter.stage2.JobOptions;
import io.gatewaymeter.stage2.Stage2;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import picocli.CommandLine.Option;

/**
 * Stage 2 of GatewayMeter, to be hit by the death of a TaskManager. As in {@link ReplayJob} nothing
 * is ever checkpointed; so what becomes of the job depends on its restart strategy, on where its
 * source starts, and on how much of it one subtask takes along.
 */
public final class RestartJob {
  private RestartJob() {}

  /** Builds the graph. */
  public static void define(
      StreamExecutionEnvironment env,
      Edge edge,
      Restart restart,
      Source<RawEvent, ?, ?> source,
      Sink<RequestRecord> records,
      Sink<Unpaired> unpaired) {
    env.configure(restart.configuration());
    SingleOutputStreamOperator<Event> events = Stage2.events(env, source);
    SingleOutputStreamOperator<RequestRecord> assembled =
        switch (edge) {
          case KEYED -> events.keyBy(Event::requestId).process(new RequestAssembler());
          case FORWARD -> events.process(new MapAssembler());
        };
    Stage2.records(assembled, records);
    Stage2.sink(assembled.getSideOutput(RequestAssembler.UNPAIRED), unpaired, "unpaired");
  }

  /** The options of this job alone. */
  static final class Options {
    @Option(
        names = "--edge",
        defaultValue = "keyed",
        paramLabel = "keyed|forward",
        description = "How events get from parse to assemble. Default: ${DEFAULT-VALUE}.")
    Edge edge;

    @Option(
        names = "--restart",
        required = true,
        paramLabel = "fixed-delay|none",
        description = "What Flink does with the job when a subtask is lost.")
    Restart restart;
  }

  /** Runs the job on the cluster that it is submitted to. {@code --help} lists the options. */
  public static void main(String[] args) throws Exception {
    Options own = new Options();
    JobOptions options = JobOptions.parse("RestartJob", args, own);
    if (options.help()) {
      return;
    }
    StreamExecutionEnvironment env = options.environment();
    define(
        env,
        own.edge,
        own.restart,
        options.source(),
        JsonSink.to(options.bootstrapServers(), Topics.REQUEST_RECORDS),
        JsonSink.to(options.bootstrapServers(), Topics.UNPAIRED_EVENTS));
    env.execute("GatewayMeter stage 2: " + own.edge + ", restart " + own.restart);
  }
}

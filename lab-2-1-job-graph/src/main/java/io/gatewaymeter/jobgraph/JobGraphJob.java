package io.gatewaymeter.jobgraph;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.jobgraph.v2.JobGraphV2Job;
import io.gatewaymeter.kafka.JsonSink;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.JobOptions;
import io.gatewaymeter.stage2.Stage2;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import picocli.CommandLine.Option;

/**
 * Stage 2 of GatewayMeter, with the calls that cut a chain of operators or move an operator to
 * another slot. None of them changes what the job computes.
 */
public final class JobGraphJob {
  private JobGraphJob() {}

  /** Builds the graph of a variant. */
  public static void define(
      StreamExecutionEnvironment env,
      Source<RawEvent, ?, ?> source,
      Sink<RequestRecord> records,
      Variant variant) {
    if (variant == Variant.DATASTREAM_V2) {
      JobGraphV2Job.define(env, source, records);
      return;
    }
    if (variant == Variant.NO_CHAINING) {
      env.disableOperatorChaining(); // <1>
    }
    SingleOutputStreamOperator<Event> events = Stage2.events(env, source);
    // Each of these calls is about the operator before it, which is parse.
    if (variant == Variant.PARSE_UNCHAINED) {
      events.disableChaining(); // the line of exercise 2.1 <2>
    } else if (variant == Variant.NEW_CHAIN) {
      events.startNewChain(); // <3>
    }
    SingleOutputStreamOperator<RequestRecord> assembled =
        events.keyBy(Event::requestId).process(new RequestAssembler()); // <4>
    if (variant == Variant.SLOT_SHARING_GROUP) {
      assembled.slotSharingGroup("assemble"); // <5>
    }
    Stage2.records(assembled, records);
  }

  private static final class Options {
    @Option(
        names = "--variant",
        paramLabel = "NAME",
        defaultValue = "chained",
        converter = Variant.Converter.class,
        description = "One of ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Variant variant;
  }

  /** Runs the job on the cluster that it is submitted to. {@code --help} lists the options. */
  public static void main(String[] args) throws Exception {
    Options own = new Options();
    JobOptions options = JobOptions.parse("JobGraphJob", args, own);
    if (options.help()) {
      return;
    }
    StreamExecutionEnvironment env = options.environment();
    define(
        env,
        options.source(),
        JsonSink.to(options.bootstrapServers(), Topics.REQUEST_RECORDS),
        own.variant);
    env.execute("GatewayMeter stage 2: " + own.variant);
  }
}

package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.kafka.JsonSink;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.JobOptions;
import io.gatewaymeter.stage2.Parallelism;
import io.gatewaymeter.stage2.Stage2;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import picocli.CommandLine.Option;

/**
 * Stage 2 of GatewayMeter with three edges to choose from between {@code parse} and {@code
 * assemble}. All three run without an error; only one of them is right.
 */
public final class BrokenKeyJob {
  private BrokenKeyJob() {}

  /**
   * Builds the graph. Source and {@code parse} have the environment's parallelism.
   *
   * @param assembleParallelism subtasks of {@code assemble} and of what follows it
   * @return the assembled records, for a caller who wants to add a sink
   */
  public static SingleOutputStreamOperator<RequestRecord> define(
      StreamExecutionEnvironment env,
      Edge edge,
      int assembleParallelism,
      Source<RawEvent, ?, ?> source,
      Sink<RequestRecord> records) {
    SingleOutputStreamOperator<Event> events = Stage2.events(env, source);
    env.setParallelism(assembleParallelism); // of every operator from here on <1>
    SingleOutputStreamOperator<RequestRecord> assembled =
        switch (edge) { // the line of exercise 2.3 <2>
          case KEYED -> events.keyBy(Event::requestId).process(new ObservedRequestAssembler());
          case REBALANCE -> events.rebalance().process(new HashMapAssembler()); // <3>
          case FORWARD -> events.process(new HashMapAssembler()); // <4>
        };
    Stage2.records(assembled, records);
    return assembled;
  }

  /** The options of this job alone. */
  static final class Options {
    @Option(
        names = "--edge",
        required = true,
        paramLabel = "keyed|rebalance|forward",
        description = "How events get from parse to assemble.")
    Edge edge;

    @Option(
        names = "--assemble-parallelism",
        paramLabel = "N",
        converter = Parallelism.class,
        description = "Subtasks of assemble alone. Default: as --parallelism.")
    Integer assembleParallelism;
  }

  /** Runs the job on the cluster that it is submitted to. {@code --help} lists the options. */
  public static void main(String[] args) throws Exception {
    Options own = new Options();
    JobOptions options = JobOptions.parse("BrokenKeyJob", args, own);
    if (options.help()) {
      return;
    }
    StreamExecutionEnvironment env = options.environment();
    int same = env.getParallelism();
    define(
        env,
        own.edge,
        own.assembleParallelism == null ? same : own.assembleParallelism,
        options.source(),
        JsonSink.to(options.bootstrapServers(), Topics.REQUEST_RECORDS));
    env.execute("GatewayMeter stage 2: " + own.edge);
  }
}

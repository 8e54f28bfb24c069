package io.gatewaymeter.parallelism;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.kafka.JsonSink;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.JobOptions;
import io.gatewaymeter.stage2.Parallelism;
import io.gatewaymeter.stage2.Stage2;
import java.time.Duration;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/**
 * Stage 2 of GatewayMeter with an assembler that logs its subtask. The source has a parallelism of
 * its own, which may be above the topic's partitions.
 */
public final class ParallelismJob {
  /** Topic of the subtask log. */
  public static final String SUBTASK_LOG = "subtask-log";

  private ParallelismJob() {}

  /**
   * Builds the graph. All but the source and {@code parse} get the environment's parallelism.
   *
   * @param readers parallelism of the source, and of {@code parse}, which is chained to it
   * @param watermarks {@link Stage2#watermarks()}, or the same with idleness
   * @return the assembled records, for a caller who wants to add a sink
   */
  public static SingleOutputStreamOperator<RequestRecord> define(
      StreamExecutionEnvironment env,
      Source<RawEvent, ?, ?> source,
      int readers,
      WatermarkStrategy<RawEvent> watermarks,
      Sink<RequestRecord> records,
      Sink<SubtaskEntry> subtaskLog) {
    int parallelism = env.getParallelism();
    // An operator takes the parallelism that the environment has when the operator is added.
    env.setParallelism(readers); // <1>
    SingleOutputStreamOperator<Event> events = Stage2.events(env, source, watermarks);
    env.setParallelism(parallelism); // <2>
    SingleOutputStreamOperator<RequestRecord> assembled =
        events
            .keyBy(Event::requestId) // <3>
            .process(new SubtaskLoggingAssembler()); // the line of exercise 2.4 <4>
    Stage2.records(assembled, records);
    Stage2.sink(
        assembled.getSideOutput(SubtaskLoggingAssembler.SUBTASK_LOG), subtaskLog, SUBTASK_LOG);
    return assembled;
  }

  /** Runs the job on the cluster that it is submitted to. {@code --help} lists the options. */
  public static void main(String[] args) throws Exception {
    Own own = new Own();
    JobOptions options = JobOptions.parse("ParallelismJob", args, own);
    if (options.help()) {
      return;
    }
    StreamExecutionEnvironment env = options.environment();
    define(
        env,
        options.source(),
        own.readers == null ? env.getParallelism() : own.readers,
        own.idleness == null ? Stage2.watermarks() : Stage2.watermarks().withIdleness(own.idleness),
        JsonSink.to(options.bootstrapServers(), Topics.REQUEST_RECORDS),
        JsonSink.to(options.bootstrapServers(), SUBTASK_LOG));
    env.execute("GatewayMeter stage 2: parallelism");
  }

  private static final class Own {
    @Option(
        names = "--source-parallelism",
        paramLabel = "N",
        converter = Parallelism.class,
        description = "Subtasks of the source and of parse. Default: as all the others.")
    private Integer readers;

    @Option(
        names = "--idleness-ms",
        paramLabel = "MS",
        converter = Milliseconds.class,
        description =
            "After so long without an event a reader holds no watermark back. Default: never.")
    private Duration idleness;
  }

  /** Reads a time that Flink takes: above zero. */
  private static final class Milliseconds implements ITypeConverter<Duration> {
    @Override
    public Duration convert(String value) {
      if (!value.matches("0*[1-9]\\d{0,11}")) {
        throw new TypeConversionException("'" + value + "' is no number of milliseconds above 0");
      }
      return Duration.ofMillis(Long.parseLong(value));
    }
  }
}

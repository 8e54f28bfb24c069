package io.gatewaymeter.stage2;

import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.kafka.GatewayEvents;
import io.gatewaymeter.kafka.Topics;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.connector.kafka.source.KafkaSourceBuilder;
import org.apache.flink.connector.kafka.source.enumerator.initializer.OffsetsInitializer;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The command line of a stage-2 job that runs alone on a cluster, without a lab around it. */
public final class JobOptions {
  /** Where an unbounded job begins to read. */
  enum Start {
    earliest,
    latest
  }

  @Option(
      names = "--bootstrap-servers",
      required = true,
      paramLabel = "HOST:PORT",
      description = "A Kafka broker, as the cluster's machines reach it.")
  private String bootstrapServers;

  @Option(
      names = "--topic",
      paramLabel = "NAME",
      defaultValue = Topics.GATEWAY_EVENTS,
      description = "The topic to read. Default: ${DEFAULT-VALUE}.")
  private String topic;

  @Option(
      names = "--start",
      paramLabel = "WHERE",
      defaultValue = "earliest",
      description = "Where to begin: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private Start start;

  @Option(
      names = "--bounded",
      description = "End at what is in the topic when the job starts. Default: never end.")
  private boolean bounded;

  @Option(
      names = "--parallelism",
      paramLabel = "N",
      defaultValue = "" + Stage2.PARALLELISM,
      converter = Parallelism.class,
      description = "Subtasks of every operator. Default: ${DEFAULT-VALUE}.")
  private int parallelism;

  @Option(names = "--help", usageHelp = true, description = "Print this and do nothing else.")
  private boolean help;

  private JobOptions() {}

  /**
   * Reads a command line. If it asks for help, prints that.
   *
   * @param job the job's name in messages
   * @throws IllegalArgumentException with one sentence that says what is wrong with which argument
   */
  public static JobOptions parse(String job, String[] args) {
    return parse(new CommandLine(new JobOptions()), job, args);
  }

  /**
   * Reads the command line of a job that has options of its own. If it asks for help, prints that.
   *
   * @param own an object with picocli's annotations, which is filled in
   * @throws IllegalArgumentException with one sentence that says what is wrong with which argument
   */
  public static JobOptions parse(String job, String[] args, Object own) {
    return parse(new CommandLine(new JobOptions()).addMixin("own", own), job, args);
  }

  private static JobOptions parse(CommandLine command, String job, String[] args) {
    command.setCommandName(job);
    try {
      command.parseArgs(args);
    } catch (ParameterException e) {
      throw new WrongArgument(e.getMessage().replaceAll("\\.$", "") + "; see " + job + " --help.");
    }
    JobOptions options = command.getCommand();
    if (options.help) {
      command.usage(System.out);
    }
    return options;
  }

  /**
   * An exception is all by which a job's main can tell {@code flink run} and the Web UI that it
   * failed. Where the code noticed it helps nobody, so it has no stack trace.
   */
  private static final class WrongArgument extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    WrongArgument(String sentence) {
      super(sentence);
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
      return this;
    }
  }

  /** Whether help was asked for and printed, so that there is no job to run. */
  public boolean help() {
    return help;
  }

  public String bootstrapServers() {
    return bootstrapServers;
  }

  /** The environment that the job was submitted to, at the parallelism that was asked for. */
  public StreamExecutionEnvironment environment() {
    StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment();
    env.setParallelism(parallelism);
    return env;
  }

  /** The Kafka source that was asked for. */
  public Source<RawEvent, ?, ?> source() {
    KafkaSourceBuilder<RawEvent> builder = GatewayEvents.source(bootstrapServers, topic);
    builder.setStartingOffsets(
        start == Start.earliest ? OffsetsInitializer.earliest() : OffsetsInitializer.latest());
    if (bounded) {
      builder.setBounded(OffsetsInitializer.latest());
    }
    return builder.build();
  }
}

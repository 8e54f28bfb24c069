package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.stage2.Stage2;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that every lab has. */
public final class LabOptions {
  /** Maximum parallelism of a job unless it says otherwise: so many key groups exist. */
  private static final int KEY_GROUPS = 128;

  @Option(
      names = "--on",
      paramLabel = "CLUSTER",
      defaultValue = "embedded",
      description = "Where to run: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  On on;

  @Mixin private EventSetOptions events;

  @Option(
      names = "--parallelism",
      paramLabel = "N",
      description =
          "Subtasks of every operator. Default: "
              + Stage2.PARALLELISM
              + ", or all that the exercise compares.")
  Integer parallelism;

  @Option(
      names = "--print",
      description = "Print every request record, as the course's print() does.")
  boolean print;

  @Option(
      names = "--hold",
      description = "Keep broker, cluster and Web UI up after the run, until Ctrl-C.")
  boolean hold;

  @Option(
      names = "--evidence",
      paramLabel = "FILE",
      description =
          "Where to write the evidence; the report goes beside it. Default: target/lab/evidence.json of the lab.")
  Path evidence;

  /** The options of a command line, as {@code --seed 7}. */
  public static LabOptions of(String... args) {
    LabOptions options = new LabOptions();
    new CommandLine(options).parseArgs(args);
    return options;
  }

  /** The event set that was asked for. */
  public EventSet eventSet() throws LabFailure {
    return events.eventSet();
  }

  /** Subtasks of every operator, from 1 to the number of key groups: the course's 4 if unsaid. */
  public int parallelism() throws LabFailure {
    return parallelismAsked().orElse(Stage2.PARALLELISM);
  }

  /** As {@link #parallelism()}, but empty if unsaid, for a lab that compares several. */
  public Optional<Integer> parallelismAsked() throws LabFailure {
    if (parallelism != null && (parallelism < 1 || parallelism > KEY_GROUPS)) {
      throw new LabFailure(
          LabFailure.USAGE,
          "--parallelism %d is not possible: give a number from 1 to %d, the number of key groups."
              .formatted(parallelism, KEY_GROUPS));
    }
    return Optional.ofNullable(parallelism);
  }

  /** Whether the job prints its records, too. */
  public boolean print() {
    return print;
  }

  Optional<Path> evidence() {
    return Optional.ofNullable(evidence);
  }
}

package io.gatewaymeter.docs.documents;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.brokenkey.BrokenKeyLab;
import io.gatewaymeter.jobgraph.JobGraphLab;
import io.gatewaymeter.kit.lab.Evidence;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabMain;
import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.lab.Observed;
import io.gatewaymeter.parallelism.ParallelismLab;
import io.gatewaymeter.replay.ReplayLab;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;

/** Runs labs as {@code ./lab} does, but all on one embedded cluster, which saves its start. */
final class SharedLabs implements AutoCloseable {
  private static final Map<String, Supplier<Lab<?>>> LABS =
      Map.of(
          "2.1", JobGraphLab::new,
          "2.2", ReplayLab::new,
          "2.3", BrokenKeyLab::new,
          "2.4", ParallelismLab::new);

  private final LabRuns runs = LabRuns.ofTests();

  /** One of each. */
  static List<Lab<?>> all() {
    return LABS.values().stream().<Lab<?>>map(Supplier::get).toList();
  }

  /**
   * Runs a lab.
   *
   * @param command as {@code ./lab 2.2 --seed 7}
   */
  Observed<?> run(String command) throws Exception {
    String[] words = command.split(" +");
    return run(LABS.get(words[1]).get(), Arrays.copyOfRange(words, 2, words.length));
  }

  private <E extends Record & Evidence> Observed<E> run(Lab<E> lab, String[] args)
      throws Exception {
    CommandLine line = LabMain.command(lab);
    line.parseArgs(args);
    LabOptions options = (LabOptions) line.getCommandSpec().mixins().get("options").userObject();
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      E evidence = lab.observe(runs.session(lab.getClass()), options);
      assertThat(printed.toString(StandardCharsets.UTF_8).contains("RequestRecord["))
          .as("whether records were printed")
          .isEqualTo(options.print());
      return new Observed<>(lab, evidence);
    } finally {
      System.setOut(out);
    }
  }

  @Override
  public void close() {
    runs.close();
  }
}

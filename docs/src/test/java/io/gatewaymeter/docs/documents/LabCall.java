package io.gatewaymeter.docs.documents;

import io.gatewaymeter.brokenkey.BrokenKeyLab;
import io.gatewaymeter.jobgraph.JobGraphLab;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabMain;
import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.parallelism.ParallelismLab;
import io.gatewaymeter.replay.ReplayLab;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;

/**
 * A lab with its options, as {@code ./lab} understands them.
 *
 * @param lab one that nothing has used yet
 */
record LabCall(Lab<?> lab, LabOptions options) {
  private static final Map<String, Supplier<Lab<?>>> LABS =
      Map.of(
          "2.1", JobGraphLab::new,
          "2.2", ReplayLab::new,
          "2.3", BrokenKeyLab::new,
          "2.4", ParallelismLab::new);

  /** One of each. */
  static List<Lab<?>> all() {
    return LABS.values().stream().<Lab<?>>map(Supplier::get).toList();
  }

  /**
   * Reads a command.
   *
   * @param command as {@code ./lab 2.2 --seed 7}
   */
  static LabCall of(String command) {
    String[] words = command.split(" +");
    Lab<?> lab = LABS.get(words[1]).get();
    CommandLine line = LabMain.command(lab);
    line.parseArgs(Arrays.copyOfRange(words, 2, words.length));
    return new LabCall(
        lab, (LabOptions) line.getCommandSpec().mixins().get("options").userObject());
  }
}

package io.gatewaymeter.docs.tables;

import io.gatewaymeter.jobgraph.JobGraphEvidence;
import io.gatewaymeter.jobgraph.VariantRun;
import io.gatewaymeter.kit.run.JobView.Box;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** Stage 2 as tasks, subtasks and slots: lab 2.1's evidence as a table. */
final class StageTable {
  private StageTable() {}

  static String of(JobGraphEvidence evidence) {
    AdocTable table =
        new AdocTable(
            "Stage 2 as tasks, subtasks and slots, at parallelism " + evidence.parallelism(),
            "<h,<,<,>,>",
            "Variant",
            "Operators of the task",
            "`ship_strategy` into it",
            "Subtasks",
            "Slots");
    for (VariantRun run : evidence.runs()) {
      Set<Integer> groups = new HashSet<>();
      for (Box box : run.boxes()) {
        boolean shares = !groups.add(box.slotSharingGroup());
        table.row(
            run.variant(),
            box.operators().stream()
                .map(name -> "`" + name + "`")
                .collect(Collectors.joining(", ")),
            run.shipStrategyInto(box).map(strategy -> "`" + strategy + "`").orElse("reads Kafka"),
            box.parallelism(),
            shares ? "the same " + box.parallelism() : box.parallelism());
      }
      table.row(
          run.variant(),
          "*%d tasks*".formatted(run.boxes().size()),
          "",
          "*%d*".formatted(run.subtasks()),
          "*%d of %d*".formatted(run.slotsUsed(), run.slotsTotal()));
    }
    return table.text();
  }
}

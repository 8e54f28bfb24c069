package io.gatewaymeter.jobgraph;

import io.gatewaymeter.jobgraph.JobGraphEvidence.Lifecycle;
import io.gatewaymeter.jobgraph.JobGraphEvidence.SinkView;
import io.gatewaymeter.jobgraph.VariantRun.OperatorCounts;
import io.gatewaymeter.jobgraph.VariantRun.Subtask;
import io.gatewaymeter.jobgraph.VariantRun.TaskManager;
import io.gatewaymeter.kit.lab.EventSetView;
import io.gatewaymeter.kit.run.JobView.Box;
import io.gatewaymeter.kit.run.JobView.Edge;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Evidence of lab 2.1 as a healthy run over six events gives it. */
final class Evidences {
  static final List<SinkView> SINKS =
      List.of(new SinkView("kafka", 3, 3), new SinkView("print", 0, 3));

  static final List<Lifecycle> LIFECYCLES = List.of(lifecycle(0, "probe-3", "probe-2", "probe-1"));

  private Evidences() {}

  static Lifecycle lifecycle(int subtask, String... probes) {
    return new Lifecycle(subtask, List.of(probes), List.of(probes));
  }

  /** The runs that every lab has. */
  static JobGraphEvidence plain() {
    return of(List.of(run(Variant.CHAINED), run(Variant.PARSE_UNCHAINED)), List.of(), List.of());
  }

  /** Everything that can be asked for. */
  static JobGraphEvidence full() {
    return of(Stream.of(Variant.values()).map(Evidences::run).toList(), SINKS, LIFECYCLES);
  }

  static JobGraphEvidence of(
      List<VariantRun> runs, List<SinkView> sinks, List<Lifecycle> lifecycles) {
    return new JobGraphEvidence(
        "2.1",
        "embedded",
        "2.3.0",
        "0123456789abcdef",
        new EventSetView("six-events", 1, 3, 6),
        4,
        3,
        runs,
        runs.stream().allMatch(run -> run.unlikeChained() == 0),
        sinks,
        lifecycles);
  }

  /** A run that went as it should. */
  static VariantRun run(Variant variant) {
    List<Box> boxes = new ArrayList<>();
    for (String chain : Chains.of(variant).split(" \\| ")) {
      int group = chain.startsWith("assemble") ? Chains.groups(variant) - 1 : 0;
      boxes.add(box(List.of(chain.split(" -> ")), 4, group));
    }
    return run(variant, boxes, variant.slots(4), List.of(6L, 6L, 6L), 3, 0);
  }

  static Box box(List<String> operators, int parallelism, int group) {
    String first = operators.get(0);
    String last = operators.get(operators.size() - 1);
    long in = first.startsWith("records") ? 3 : 6;
    long out = last.equals("gateway-events") || last.equals("parse") ? 6 : 3;
    return new Box(
        first,
        String.join(" -> ", operators),
        operators,
        parallelism,
        128,
        group,
        in,
        out,
        Collections.nCopies(parallelism, in / parallelism));
  }

  /**
   * A run.
   *
   * @param inputs records that gateway-events, parse and assemble read
   */
  static VariantRun run(
      Variant asked,
      List<Box> boxes,
      int slotsUsed,
      List<Long> inputs,
      long recordsOut,
      long unlikeChained) {
    List<Edge> edges = new ArrayList<>();
    for (int i = 1; i < boxes.size(); i++) {
      String to = boxes.get(i).id();
      edges.add(new Edge(boxes.get(i - 1).id(), to, to.equals("assemble") ? "HASH" : "FORWARD"));
    }
    return new VariantRun(
        asked.toString(),
        Chains.seen(boxes).map(Variant::toString).orElse("other"),
        "job-1",
        boxes,
        edges,
        8,
        slotsUsed,
        taskManagers(slotsUsed, boxes),
        List.of(
            new OperatorCounts("gateway-events", inputs.get(0), 6),
            new OperatorCounts("parse", inputs.get(1), 6),
            new OperatorCounts("assemble", inputs.get(2), 3)),
        Map.of("parsed", 6L, "malformed", 0L, "completions", 3L, "records", 3L),
        recordsOut,
        unlikeChained);
  }

  private static List<TaskManager> taskManagers(int slotsUsed, List<Box> boxes) {
    List<TaskManager> result = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      int used = Math.max(0, Math.min(2, slotsUsed - 2 * i));
      List<Subtask> subtasks = new ArrayList<>();
      for (Box box : boxes) {
        for (int subtask = 0; subtask < box.parallelism(); subtask++) {
          if ((box.slotSharingGroup() * box.parallelism() + subtask) / 2 == i) {
            subtasks.add(new Subtask(Chains.of(box), box.slotSharingGroup(), subtask));
          }
        }
      }
      result.add(new TaskManager("tm-" + i, 2, used, subtasks));
    }
    return result;
  }
}

package io.gatewaymeter.jobgraph;

import io.gatewaymeter.jobgraph.JobGraphEvidence.SinkView;
import io.gatewaymeter.jobgraph.VariantRun.OperatorCounts;
import io.gatewaymeter.jobgraph.VariantRun.TaskManager;
import io.gatewaymeter.kit.run.JobView.Box;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.stage2.ParseEvents;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Lab 2.1's evidence for a terminal: the boxes of every variant, then what that means. */
final class JobGraphSummary {
  private static final Map<String, List<String>> ACCUMULATORS =
      Map.of(
          "parse", List.of(ParseEvents.PARSED, ParseEvents.MALFORMED),
          "assemble", List.of(RequestAssembler.COMPLETIONS, RequestAssembler.RECORDS));

  private JobGraphSummary() {}

  static List<String> of(JobGraphEvidence evidence) {
    var set = evidence.eventSet();
    List<String> lines = new ArrayList<>();
    lines.add(
        "Event set %s, seed %d: %,d requests, %,d lines. Parallelism %d, Flink %s (%s)."
            .formatted(
                set.name(),
                set.seed(),
                set.requests(),
                set.events(),
                evidence.parallelism(),
                evidence.flinkVersion(),
                evidence.on()));
    for (VariantRun run : evidence.runs()) {
      lines.add("");
      lines.add(headline(run));
      run.boxes().forEach(box -> lines.add(line(run, box)));
    }
    lines.add("");
    comparison(lines, evidence);
    operators(lines, evidence.runs().get(0));
    evidence.sinks().forEach(sink -> lines.add(line(sink)));
    lifecycle(lines, evidence);
    lines.add("");
    lines.add("Count them yourself: ./lab 2.1 --hold keeps the Web UI up and a job running.");
    return lines;
  }

  private static String headline(VariantRun run) {
    String looks = run.askedFor().equals(run.variant()) ? "" : " (seen as " + run.variant() + ")";
    return "%s%s: %d boxes, %d subtasks, %d of %d slots (%s), %,d records"
        .formatted(
            run.askedFor(),
            looks,
            run.boxes().size(),
            run.subtasks(),
            run.slotsUsed(),
            run.slotsTotal(),
            run.taskManagers().stream()
                .map(TaskManager::slotsUsed)
                .map(String::valueOf)
                .collect(Collectors.joining("+")),
            run.recordsOut());
  }

  private static String line(VariantRun run, Box box) {
    return String.format(
        Locale.ROOT,
        "  %-8s %d x %-50s in %,7d  out %,7d",
        run.shipStrategyInto(box).orElse(""),
        box.parallelism(),
        Chains.of(box),
        box.recordsIn(),
        box.recordsOut());
  }

  private static void comparison(List<String> lines, JobGraphEvidence evidence) {
    VariantRun before = evidence.runs().get(0);
    VariantRun after = evidence.runs().get(1);
    lines.add(
        "From %s to %s: boxes %d -> %d, subtasks %d -> %d."
            .formatted(
                before.askedFor(),
                after.askedFor(),
                before.boxes().size(),
                after.boxes().size(),
                before.subtasks(),
                after.subtasks()));
    lines.add(
        "Slots %d -> %d: subtasks of different boxes share a slot, unless a slot sharing group parts them."
            .formatted(before.slotsUsed(), after.slotsUsed()));
    lines.add(
        evidence.sameOutput()
            ? "Output: the same %,d records in every run.".formatted(before.recordsOut())
            : "Output: not the same in every run.");
  }

  /** What the boxes leave out: a chain shows its first operator's input, its last one's output. */
  private static void operators(List<String> lines, VariantRun run) {
    lines.add("");
    lines.add(
        "A box shows what its first operator read and its last one sent. What each operator counted:");
    for (OperatorCounts each : run.operators()) {
      String own =
          ACCUMULATORS.getOrDefault(each.operator(), List.of()).stream()
              .map(name -> "%s %,d".formatted(name, run.accumulators().getOrDefault(name, 0L)))
              .collect(Collectors.joining(", "));
      lines.add(
          String.format(
                  Locale.ROOT,
                  "  %-16s in %,7d  out %,7d   %s",
                  each.operator(),
                  each.recordsIn(),
                  each.recordsOut(),
                  own)
              .stripTrailing());
    }
  }

  private static String line(SinkView sink) {
    return String.format(
        Locale.ROOT,
        "Before a %-5s sink the box of assemble shows %,d out; assemble emitted %,d.",
        sink.sink(),
        sink.boxRecordsOut(),
        sink.assembleRecordsOut());
  }

  private static void lifecycle(List<String> lines, JobGraphEvidence evidence) {
    if (evidence.lifecycles().isEmpty()) {
      return;
    }
    lines.add("Calls in the chain parse -> " + String.join(" -> ", LifecycleJob.PROBES) + ":");
    evidence.lifecycles().stream()
        .collect(
            Collectors.groupingBy(
                each ->
                    "open() "
                        + String.join(", ", each.opened())
                        + "; close() "
                        + String.join(", ", each.closed()),
                TreeMap::new,
                Collectors.counting()))
        .forEach(
            (calls, subtasks) ->
                lines.add(
                    "  in " + subtasks + (subtasks == 1 ? " subtask: " : " subtasks: ") + calls));
  }
}

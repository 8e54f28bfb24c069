package io.gatewaymeter.parallelism;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Lab 2.4's evidence for a terminal: where requests ran, how even it was, who was idle. */
final class ParallelismSummary {
  /** More columns than this do not fit in a line. */
  private static final int MOST_COLUMNS = 10;

  /** Idle readers that are named one by one. */
  private static final int MOST_NAMED = 8;

  private ParallelismSummary() {}

  static List<String> of(ParallelismEvidence evidence) {
    List<String> lines = new ArrayList<>();
    var set = evidence.eventSet();
    List<ParallelismRun> runs = evidence.compared();
    add(
        lines,
        "Event set %s, seed %d: %,d requests, %,d lines. %d key groups, Flink %s (%s).",
        set.name(),
        set.seed(),
        set.requests(),
        set.events(),
        runs.get(0).maxParallelism(),
        evidence.flinkVersion(),
        evidence.on());
    lines.add("");
    subtasks(lines, evidence, runs);
    lines.add("");
    add(lines, "%-80s max/mean", "Records in of each subtask of assemble:");
    for (ParallelismRun run : runs) {
      add(
          lines,
          "  parallelism %-3d %-62s %8.2f",
          run.parallelism(),
          columns(run.recordsInPerSubtask(), 7, count -> say("%,d", count)),
          run.maxOverMean());
    }
    lines.add("");
    idle(lines, evidence);
    return lines;
  }

  private static void subtasks(
      List<String> lines, ParallelismEvidence evidence, List<ParallelismRun> runs) {
    add(
        lines,
        "%-36s%s",
        "Subtask of assemble, at parallelism",
        columns(runs, 4, run -> String.valueOf(run.parallelism())));
    for (String id : evidence.namedRequests()) {
      String request = say("  %-14s key group %3d", id, runs.get(0).keyGroupByRequest().get(id));
      add(
          lines,
          "%-36s%s",
          request,
          columns(runs, 4, run -> String.valueOf(run.subtaskByRequest().get(id))));
    }
    int requests = runs.get(0).keyGroupByRequest().size();
    long unstable = evidence.runs().stream().filter(run -> !run.stable()).count();
    add(
        lines,
        unstable == 0
            ? "Within each run, every request stayed on one subtask."
            : "In %d runs, requests were seen on several subtasks.",
        unstable);
    if (runs.size() > 1) {
      int stayed = evidence.stayed().size();
      add(
          lines,
          "From run to run, %,d of %,d requests changed their subtask and %,d did not: the key group",
          requests - stayed,
          requests,
          stayed);
      add(
          lines,
          "of an id is fixed, and its subtask is key group x parallelism / key groups, rounded down.");
    }
  }

  private static void idle(List<String> lines, ParallelismEvidence evidence) {
    ParallelismRun without = evidence.idle(false);
    add(
        lines,
        "%d readers for %d partition%s, assemble at %d: %d slots, on %d TaskManagers.",
        without.sourceParallelism(),
        evidence.partitions(),
        evidence.partitions() == 1 ? "" : "s",
        without.parallelism(),
        without.slotsUsed(),
        without.taskManagers());
    if (without.readers().size() <= 2 * MOST_COLUMNS) {
      lines.add("  reader    " + row(without, reader -> String.valueOf(reader.subtask())));
      lines.add(
          "  partition "
              + row(
                  without,
                  reader ->
                      reader.partitions().isEmpty()
                          ? "-"
                          : String.valueOf(reader.partitions().get(0))));
    }
    List<Integer> idle = without.idleReaders();
    add(
        lines,
        "  Idle: %s. The bounded job finished all the same, with %,d records.",
        idle.size() <= MOST_NAMED
            ? idle.stream().map(String::valueOf).collect(Collectors.joining(", "))
            : idle.size() + " readers",
        without.records());
    lines.add("  Watermark at assemble, once all is read:");
    add(
        lines,
        "    without withIdleness  %s: the lowest reader counts, and an idle one has none",
        without.watermarkAtAssemble());
    Watermark with = evidence.idle(true).watermarkAtAssemble();
    lines.add(
        "    with withIdleness     " + with + (with.ms() == null ? "" : behind(evidence, with)));
  }

  private static String behind(ParallelismEvidence evidence, Watermark mark) {
    long latest = Collections.max(evidence.latestTsByPartition().values());
    return say(": %,d ms before the latest event's time", latest - mark.ms());
  }

  private static String row(ParallelismRun run, Function<ParallelismRun.Reader, String> column) {
    return run.readers().stream()
        .map(reader -> say("%4s", column.apply(reader)))
        .collect(Collectors.joining());
  }

  private static <T> String columns(List<T> values, int width, Function<T, String> column) {
    if (values.size() > MOST_COLUMNS) {
      return "...";
    }
    return values.stream()
        .map(value -> say("%" + width + "s", column.apply(value)))
        .collect(Collectors.joining());
  }

  private static void add(List<String> lines, String format, Object... arguments) {
    lines.add(say(format, arguments));
  }

  private static String say(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}

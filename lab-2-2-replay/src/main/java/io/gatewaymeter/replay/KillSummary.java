package io.gatewaymeter.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The deaths of lab 2.2 for a terminal: a table, one line a case. */
final class KillSummary {
  private static final String ROW = "  %-8s %-17s %-9s %-8s %-10s %8s %10s %6s";

  private KillSummary() {}

  static List<String> of(ReplayEvidence evidence) {
    KillOutcome first = evidence.kills().get(0).observed();
    List<String> lines = new ArrayList<>();
    lines.add(
        text(
            "Undisturbed, the job makes %,d request records of %,d completions.",
            evidence.ledger().records(), evidence.ledger().completions()));
    lines.add("");
    lines.add(
        text(
            "The TaskManager of assemble's subtask 0 was killed after half of the lines (%,d records),",
            first.recordsBeforeKill()));
    lines.add("then the other half was published. Each case is a job of its own:");
    lines.add("");
    lines.add(row("", "", "start", "job", "tasks", "emitted", "never", "open"));
    lines.add(row("edge", "restart", "offsets", "then", "restarted", "twice", "assembled", "lost"));
    for (KillRun run : evidence.kills()) {
      KillOutcome seen = run.observed();
      lines.add(
          row(
              run.edge(),
              run.restart() + (run.resubmitted() ? " + again" : ""),
              run.startOffsets(),
              seen.jobState(),
              seen.tasksRestarted() + " of " + seen.tasksTotal(),
              text("%,d", seen.emittedTwice().size()),
              text("%,d", seen.neverAssembled().size()),
              text("%,d", seen.openLost().size())));
    }
    lines.add("");
    lines.add("+ again: submitted once more after it had failed.");
    lines.add("lost: requests that were open at the kill, in state that is gone.");
    return lines;
  }

  private static String row(Object... cells) {
    return text(ROW, cells);
  }

  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}

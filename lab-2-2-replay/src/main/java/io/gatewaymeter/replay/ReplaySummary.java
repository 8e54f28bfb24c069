package io.gatewaymeter.replay;

import io.gatewaymeter.kit.eventset.Ledger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Lab 2.2's evidence for a terminal: the ledger, then one line for each kind of difference. */
final class ReplaySummary {
  private static final int FIRST_IDS = 5;
  private static final int REASONS_WIDTH = 90;

  private ReplaySummary() {}

  static List<String> of(ReplayEvidence evidence) {
    Ledger ledger = evidence.ledger();
    var set = evidence.eventSet();
    int before = ledger.completionBeforeStart().size();
    int without = ledger.completionWithoutStart().size();
    int twice = ledger.duplicateCompletion().size();
    int replaced = ledger.duplicateStart().size();
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "Event set %s, seed %d: %,d requests, %,d lines. Parallelism %d, Flink %s (%s).",
            set.name(),
            set.seed(),
            set.requests(),
            set.events(),
            evidence.parallelism(),
            evidence.flinkVersion(),
            evidence.on()));
    lines.add("");
    if (!evidence.kills().isEmpty()) {
      lines.addAll(KillSummary.of(evidence));
      return lines;
    }
    count(lines, "lines in the topic", ledger.events());
    count(lines, "  events", ledger.parsed());
    count(lines, "  malformed", ledger.malformed());
    count(lines, "completions", ledger.completions());
    count(lines, "  became a request record", ledger.records());
    count(lines, "  came before their start", before);
    count(lines, "  have no start at all", without);
    count(lines, "  are duplicates", twice);
    count(lines, "starts", ledger.starts());
    count(lines, "  became a request record", ledger.records());
    count(lines, "  are open at the end", ledger.openAtEnd());
    count(lines, "  were replaced by another start", replaced);
    lines.add("");
    int heading = lines.size();
    ids(lines, "completion before its start", ledger.completionBeforeStart());
    ids(lines, "completion without a start", ledger.completionWithoutStart());
    ids(lines, "duplicate completion", ledger.duplicateCompletion());
    ids(lines, "duplicate start", ledger.duplicateStart());
    ids(lines, "start without a completion", ledger.startWithoutCompletion());
    reasons(lines, ledger);
    lines.add(
        heading,
        lines.size() == heading
            ? "No differences: every start has its completion, and every completion its start."
            : "Differences, each with its first request ids:");
    return lines;
  }

  private static void count(List<String> lines, String what, long number) {
    lines.add(String.format(Locale.ROOT, "  %-34s %,9d", what, number));
  }

  private static void ids(List<String> lines, String what, List<String> ids) {
    if (ids.isEmpty()) {
      return;
    }
    String first = ids.stream().limit(FIRST_IDS).collect(Collectors.joining(", "));
    String more = ids.size() > FIRST_IDS ? ", ..." : "";
    lines.add(String.format(Locale.ROOT, "  %-28s %,6d  %s%s", what, ids.size(), first, more));
  }

  /** Malformed lines by reason, four to a line. */
  private static void reasons(List<String> lines, Ledger ledger) {
    if (ledger.malformed() == 0) {
      return;
    }
    lines.add("  malformed lines, by reason:");
    StringBuilder row = new StringBuilder();
    for (var reason : ledger.malformedByReason().entrySet()) {
      row.append(String.format(Locale.ROOT, "    %-15s %3d", reason.getKey(), reason.getValue()));
      if (row.length() >= REASONS_WIDTH) {
        lines.add(row.toString());
        row.setLength(0);
      }
    }
    if (row.length() > 0) {
      lines.add(row.toString());
    }
  }
}

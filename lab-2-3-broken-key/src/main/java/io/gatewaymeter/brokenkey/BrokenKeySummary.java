package io.gatewaymeter.brokenkey;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Lab 2.3's evidence for a terminal: the routes, the counts, and what they mean. */
final class BrokenKeySummary {
  private static final String HEAD = "    %-10s %9s  %-13s %8s %8s %13s %20s";
  private static final String ROW = "    %-10s %9s  %-13s %,8d %,8d %,13d %20s";
  private static final Pattern WIDTH = Pattern.compile("(.{1,92})(\\s+|$)");

  private final BrokenKeyEvidence evidence;
  private final List<String> lines = new ArrayList<>();

  private BrokenKeySummary(BrokenKeyEvidence evidence) {
    this.evidence = evidence;
  }

  static List<String> of(BrokenKeyEvidence evidence) {
    BrokenKeySummary summary = new BrokenKeySummary(evidence);
    summary.lines.addAll(RouteTable.of(evidence));
    summary.counts();
    summary.forward();
    summary.refusals();
    return summary.lines;
  }

  private void counts() {
    EdgeRun healthy = healthy();
    add(
        "(b) Event set %s, seed %d: %,d completions, %,d of them billable. Flink %s (%s).",
        evidence.eventSet().name(),
        evidence.eventSet().seed(),
        healthy.account().completions(),
        healthy.account().missing().size()
            - healthy.account().surplus().size()
            + healthy.assembleRecordsOut(),
        evidence.flinkVersion(),
        evidence.on());
    add(
        HEAD,
        "edge",
        "subtasks",
        "ship strategy",
        "records",
        "dropped",
        "never billed",
        "tokens never billed");
    evidence.ofSet().filter(run -> !run.isUnequalForward()).forEach(this::row);
    evidence
        .ofSet()
        .filter(run -> run.edge().equals("rebalance") && run.repetitions().size() > 1)
        .forEach(
            run ->
                add(
                    "    rebalance %d -> %d: %,d predicted from the event set, measured %s.",
                    run.sourceParallelism(),
                    run.assembleParallelism(),
                    run.predictedRecords(),
                    run.repetitions()));
    int subtasks = evidence.parallelism();
    add(
        "    No run failed. With %d subtasks, a pair meets if the completion comes %d, %d, %d, ... events",
        subtasks, subtasks, 2 * subtasks, 3 * subtasks);
    add(
        "    after its start in the sender's stream. That is luck; every other pair is never billed.");
  }

  private void forward() {
    if (evidence.ofSet().anyMatch(EdgeRun::isUnequalForward)) {
      add("(c) The program of the forward edge again, with other numbers of subtasks:");
      evidence.ofSet().filter(EdgeRun::isUnequalForward).forEach(this::row);
      add("    Nobody wrote rebalance() there: Flink did, because the numbers differ.");
    }
  }

  private void refusals() {
    Refusals refused = evidence.refusals();
    add(
        "What Flink does refuse: forward(), written out, from %d to %d subtasks",
        refused.sourceParallelism(), refused.assembleParallelism());
    wrapped(refused.explicitForward());
    add("and keyed state on a stream that is not keyed:");
    wrapped(refused.stateWithoutKey());
  }

  private EdgeRun healthy() {
    return evidence.run(Edge.KEYED, evidence.parallelism(), evidence.parallelism()).orElseThrow();
  }

  private void row(EdgeRun run) {
    add(
        ROW,
        run.asked(),
        run.sourceParallelism() + " -> " + run.assembleParallelism(),
        run.shipStrategy(),
        run.assembleRecordsOut(),
        run.account().dropped(),
        run.account().neverBilled(),
        tokensNeverBilled(run));
  }

  /** Against the keyed run, if that one is as it should be. */
  private String tokensNeverBilled(EdgeRun run) {
    Account healthy = healthy().account();
    return healthy.missing().isEmpty() && healthy.surplus().isEmpty()
        ? "%,d".formatted(healthy.tokensBilled() - run.account().tokensBilled())
        : "-";
  }

  private void wrapped(String message) {
    WIDTH
        .matcher(String.valueOf(message))
        .results()
        .map(MatchResult::group)
        .forEach(line -> add("    %s", line.stripTrailing()));
  }

  private void add(String format, Object... values) {
    lines.add(String.format(Locale.ROOT, format, values));
  }
}

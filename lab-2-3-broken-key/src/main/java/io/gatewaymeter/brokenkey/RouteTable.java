package io.gatewaymeter.brokenkey;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Part (a) of the summary: the way of each of the six events over the three edges. */
final class RouteTable {
  private static final String HEAD =
      " ".repeat(35) + "Kafka  source            subtask of assemble, by edge";
  private static final String ROW = "  %2s  %-24s %9s %7s %10s %9s %11s %9s";

  private RouteTable() {}

  static List<String> of(BrokenKeyEvidence evidence) {
    EdgeRun keyed = evidence.table(Edge.KEYED).orElseThrow();
    EdgeRun rebalance = evidence.table(Edge.REBALANCE).orElseThrow();
    EdgeRun forward = evidence.table(Edge.FORWARD).orElseThrow();
    List<String> lines = new ArrayList<>();
    lines.add(
        "(a) Event set %s, %s on both sides, %d key groups. Where did each event go?"
            .formatted(
                BrokenKeyLab.TABLE,
                evidence.parallelism() == 1 ? "1 subtask" : evidence.parallelism() + " subtasks",
                keyed.maxParallelism()));
    lines.add(HEAD);
    lines.add(
        row("", "event", "partition", "reader", "key group", "keyed", "rebalance*", "forward"));
    for (Route route : keyed.routes()) {
      lines.add(
          row(
              route.n(),
              route.requestId() + " " + route.eventType(),
              route.partition(),
              route.reader(),
              route.keyGroup(),
              route.subtask(),
              subtask(rebalance, route.n()),
              subtask(forward, route.n())));
    }
    lines.add(
        row(
            "",
            "request records",
            "",
            "",
            "",
            keyed.assembleRecordsOut(),
            rebalance.assembleRecordsOut(),
            forward.assembleRecordsOut()));
    lines.add(
        evidence.parallelism() == 1
            ? "    * to the one subtask that there is."
            : "    * by chance: rebalance() begins anywhere, so the next run shows other subtasks.");
    return lines;
  }

  private static Object subtask(EdgeRun run, int n) {
    Optional<Route> route = run.routes().stream().filter(other -> other.n() == n).findFirst();
    return route.isPresent() ? route.get().subtask() : "-";
  }

  private static String row(Object... cells) {
    return ROW.formatted(cells).stripTrailing();
  }
}

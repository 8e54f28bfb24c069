package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.EventType;
import java.util.Optional;
import org.apache.flink.runtime.state.KeyGroupRangeAssignment;

/** What must be true of the way that events took in a run. */
final class RoutingChecks {
  private RoutingChecks() {}

  static Optional<String> thePlanHasTheEdge(EdgeRun run) {
    String wanted =
        switch (run.asked()) {
          case KEYED -> "HASH";
          case REBALANCE -> "REBALANCE";
          case FORWARD -> run.isUnequalForward() ? "REBALANCE" : "FORWARD";
        };
    return run.shipStrategy().equals(wanted)
        ? Optional.empty()
        : Optional.of(
            "%s should have ship strategy %s, Flink's plan says %s; look at the line of exercise 2.3 in BrokenKeyJob."
                .formatted(run.label(), wanted, run.shipStrategy()));
  }

  static Optional<String> everyEventArrives(EdgeRun run) {
    if (run.parsed() + run.malformed() != run.eventSet().events()) {
      return Optional.of(
          "%s: %d lines were published, parse counted %d events and %d malformed lines; look at the Kafka source and at ParseEvents."
              .formatted(run.label(), run.eventSet().events(), run.parsed(), run.malformed()));
    }
    long byFlink = run.boxRecordsIn() == null ? run.assembleRecordsIn() : run.boxRecordsIn();
    if (run.assembleRecordsIn() != run.parsed() || byFlink != run.parsed()) {
      return Optional.of(
          "%s: parse handed on %d events, assemble counted %d and its box received %d; look at what stands between parse and assemble."
              .formatted(run.label(), run.parsed(), run.assembleRecordsIn(), byFlink));
    }
    return Optional.empty();
  }

  static Optional<String> keyedEventsComeToTheirKeyGroup(EdgeRun run) {
    if (!run.edge().equals(Edge.KEYED.toString())) {
      return Optional.empty();
    }
    for (Route route : run.routes()) {
      int owner =
          KeyGroupRangeAssignment.computeOperatorIndexForKeyGroup(
              run.maxParallelism(), run.assembleParallelism(), route.keyGroup());
      if (route.subtask() != owner) {
        return Optional.of(
            "%s: event %d of %s is of key group %d, which subtask %d owns, but it came to subtask %d; the key in BrokenKeyJob must be the request id and nothing else."
                .formatted(
                    run.label(),
                    route.n(),
                    route.requestId(),
                    route.keyGroup(),
                    owner,
                    route.subtask()));
      }
    }
    return Optional.empty();
  }

  static Optional<String> onlyWhatMeetsIsPaired(EdgeRun run) {
    for (Route completion : run.routes()) {
      if (completion.matched()
          && completion.eventType().equals(EventType.REQUEST_COMPLETED)
          && run.routes().stream().noneMatch(start -> isMetBy(completion, start))) {
        return Optional.of(
            "%s: the completion of %s was paired in subtask %d, where its start never was; the map of HashMapAssembler must be a field, not static."
                .formatted(run.label(), completion.requestId(), completion.subtask()));
      }
    }
    boolean dealt = run.edge().equals(Edge.REBALANCE.toString()) && run.predictionExact();
    return !dealt || run.account().surplus().isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%s: %d records of pairs that cannot meet in one subtask; the map of HashMapAssembler must be a field, not static."
                .formatted(run.label(), run.account().surplus().size()));
  }

  private static boolean isMetBy(Route completion, Route start) {
    return start.eventType().equals(EventType.REQUEST_STARTED)
        && start.requestId().equals(completion.requestId())
        && start.subtask() == completion.subtask();
  }
}

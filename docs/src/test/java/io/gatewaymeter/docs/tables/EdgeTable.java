package io.gatewaymeter.docs.tables;

import io.gatewaymeter.brokenkey.BrokenKeyEvidence;
import io.gatewaymeter.brokenkey.Edge;
import io.gatewaymeter.brokenkey.EdgeRun;
import io.gatewaymeter.brokenkey.Route;
import io.gatewaymeter.event.EventType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The six events over lab 2.3's three edges: its evidence as a table. */
final class EdgeTable {
  private static final String[] HEADS = {
    "#",
    "Event",
    "Key group",
    "Partition",
    "Reader",
    "Keyed: subtask",
    "Keyed: state",
    "Rebalance: subtask",
    "Rebalance: map",
    "Forward: subtask",
    "Forward: map"
  };

  private EdgeTable() {}

  static String of(BrokenKeyEvidence evidence) {
    EdgeRun keyed = run(evidence, Edge.KEYED);
    EdgeRun rebalance = run(evidence, Edge.REBALANCE);
    EdgeRun forward = run(evidence, Edge.FORWARD);
    List<String> byKey = held(keyed.routes());
    List<String> dealt = held(rebalance.routes());
    List<String> inPlace = held(forward.routes());
    TrialRun turns = turns(rebalance);
    AdocTable table =
        new AdocTable(
            "The six events over three edges, 4 subtasks on both sides",
            ">,<h,<,<,<,<,<,<,<,<,<",
            (Object[]) HEADS);
    for (int i = 0; i < keyed.routes().size(); i++) {
      Route route = keyed.routes().get(i);
      table.row(
          route.n(),
          MethodTables.event(route.requestId(), route.eventType()),
          route.keyGroup(),
          route.partition(),
          route.reader(),
          route.subtask(),
          byKey.get(i),
          turns.cell(route.n()),
          dealt.get(i),
          forward.routes().get(i).subtask(),
          inPlace.get(i));
    }
    return table
        .row(
            "",
            "Request records",
            "",
            "",
            "",
            "",
            "*%d*".formatted(keyed.assembleRecordsOut()),
            "",
            "*%d*".formatted(rebalance.assembleRecordsOut()),
            "",
            "*%d*".formatted(forward.assembleRecordsOut()))
        .text();
  }

  private static EdgeRun run(BrokenKeyEvidence evidence, Edge edge) {
    return evidence.runs().stream()
        .filter(run -> run.eventSet().name().equals("six-events") && run.asked() == edge)
        .findFirst()
        .orElseThrow();
  }

  /**
   * What each event found in its subtask for its request, and what came of it.
   *
   * @throws IllegalStateException if the job emitted other records than follow from that
   */
  static List<String> held(List<Route> routes) {
    Map<Integer, Set<String>> open = new HashMap<>();
    List<String> held = new ArrayList<>();
    Set<String> emitted = new HashSet<>();
    for (Route route : routes) {
      Set<String> ofSubtask = open.computeIfAbsent(route.subtask(), subtask -> new HashSet<>());
      if (route.eventType().equals(EventType.REQUEST_STARTED)) {
        ofSubtask.add(route.requestId());
        held.add("empty: keeps start");
      } else if (ofSubtask.remove(route.requestId())) {
        emitted.add(route.requestId());
        held.add("start: emits");
      } else {
        held.add("empty: drops");
      }
    }
    for (Route route : routes) {
      if (route.matched() != emitted.contains(route.requestId())) {
        throw new IllegalStateException(
            "Event %d of %s: matched is %s, but its subtasks say otherwise."
                .formatted(route.n(), route.requestId(), route.matched()));
      }
    }
    return held;
  }

  /**
   * A run of the rebalance edge as a trial: each reader has one partition, so its order is known.
   */
  private static TrialRun turns(EdgeRun run) {
    Map<Integer, Integer> turns = new HashMap<>();
    List<Received> arrivals = new ArrayList<>();
    for (Route route : run.routes()) {
      int turn = turns.merge(route.reader(), 1, Integer::sum) - 1;
      Sent sent = new Sent(route.n(), route.requestId(), route.partition(), route.reader(), turn);
      arrivals.add(new Received(sent, route.subtask()));
    }
    Trial trial =
        new Trial(Redistribution.REBALANCE, run.sourceParallelism(), run.assembleParallelism());
    Laws.broken(trial, arrivals, arrivals.size())
        .ifPresent(
            sentence -> {
              throw new IllegalStateException(sentence);
            });
    return new TrialRun(trial, run.shipStrategy(), arrivals);
  }
}

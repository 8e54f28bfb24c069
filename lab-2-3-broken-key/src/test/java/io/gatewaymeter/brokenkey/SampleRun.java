package io.gatewaymeter.brokenkey;

import io.gatewaymeter.kit.lab.EventSetView;
import java.util.List;

/** A run of six events as it should be with the keyed edge; a test changes what it is about. */
final class SampleRun {
  static final EventSetView SIX = new EventSetView("six-events", 1, 3, 6);

  EventSetView eventSet = SIX;
  Edge asked = Edge.KEYED;
  String edge = "keyed";
  int sourceParallelism = 4;
  int assembleParallelism = 4;
  String shipStrategy = "HASH";
  long parsed = 6;
  long malformed;
  long assembleRecordsIn = 6;
  Long boxRecordsIn = 6L;
  long assembleRecordsOut = 3;
  long predictedRecords = 3;
  boolean predictionExact = true;
  List<Long> repetitions = List.of(3L);
  long completions = 3;
  long recordsCounted = 3;
  long dropped;
  long neverBilled;
  long tokensBilled = 1_436;
  List<String> missing = List.of();
  List<String> surplus = List.of();
  List<String> moreThanCompletions = List.of();
  List<String> moreThanStarts = List.of();
  List<Route> routes = routes(2, 1, 2, 3, 1, 3);

  /** The same six events, dealt out. */
  static SampleRun dealt() {
    SampleRun run = new SampleRun();
    run.asked = Edge.REBALANCE;
    run.edge = "rebalance";
    run.shipStrategy = "REBALANCE";
    run.assembleRecordsOut = 0;
    run.predictedRecords = 0;
    run.repetitions = List.of(0L);
    run.recordsCounted = 0;
    run.dropped = 3;
    run.neverBilled = 3;
    run.tokensBilled = 0;
    run.routes = routes(0, 3, 1, 1, 0, 2);
    return run;
  }

  /** The same six events, where they are. */
  static SampleRun forwarded() {
    SampleRun run = new SampleRun();
    run.asked = Edge.FORWARD;
    run.edge = "forward";
    run.shipStrategy = "FORWARD";
    run.boxRecordsIn = null;
    run.routes = routes(1, 2, 1, 0, 2, 0);
    return run;
  }

  /** The routes of the six events to these subtasks. */
  static List<Route> routes(int... subtasks) {
    return List.of(
        new Route(1, "r-4f1a", "RequestStarted", 3, 1, 87, subtasks[0], true),
        new Route(2, "r-7d28", "RequestStarted", 0, 2, 42, subtasks[1], true),
        new Route(3, "r-4f1a", "RequestCompleted", 3, 1, 87, subtasks[2], true),
        new Route(4, "r-9ca0", "RequestStarted", 2, 0, 127, subtasks[3], true),
        new Route(5, "r-7d28", "RequestCompleted", 0, 2, 42, subtasks[4], true),
        new Route(6, "r-9ca0", "RequestCompleted", 2, 0, 127, subtasks[5], true));
  }

  EdgeRun run() {
    boolean random = shipStrategy.equals("REBALANCE");
    return new EdgeRun(
        eventSet,
        asked,
        edge,
        sourceParallelism,
        assembleParallelism,
        128,
        shipStrategy,
        "job",
        parsed,
        malformed,
        assembleRecordsIn,
        boxRecordsIn,
        assembleRecordsOut,
        predictedRecords,
        predictionExact,
        repetitions,
        new Account(
            completions,
            recordsCounted,
            dropped,
            neverBilled,
            tokensBilled,
            missing,
            surplus,
            moreThanCompletions,
            moreThanStarts),
        random,
        routes.stream().map(route -> random ? unmatched(route) : route).toList());
  }

  private static Route unmatched(Route route) {
    return new Route(
        route.n(),
        route.requestId(),
        route.eventType(),
        route.partition(),
        route.reader(),
        route.keyGroup(),
        route.subtask(),
        false);
  }

  /** What Flink refuses, as it says it. */
  static Refusals refusals() {
    return new Refusals(
        8,
        4,
        "UnsupportedOperationException: Forward partitioning does not allow change of parallelism."
            + " Upstream operation: parse-2 parallelism: 8, downstream operation: assemble-4"
            + " parallelism: 4 You must use another partitioning strategy, such as broadcast,"
            + " rebalance, shuffle or global.",
        "NullPointerException: Keyed state 'open' with type VALUE can only be used on a 'keyed"
            + " stream', i.e., after a 'keyBy()' operation.");
  }

  static BrokenKeyEvidence evidence(Refusals refusals, EdgeRun... runs) {
    return new BrokenKeyEvidence(
        "2.3", "embedded", "2.3.0", "0123456789abcdef", SIX, 4, List.of(runs), refusals);
  }
}

package io.gatewaymeter.brokenkey;

import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Placement;
import io.gatewaymeter.kit.lab.EventSetView;
import io.gatewaymeter.kit.run.JobView;
import io.gatewaymeter.kit.run.Outputs;
import io.gatewaymeter.kit.run.Run;
import io.gatewaymeter.kit.run.Slice;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import io.gatewaymeter.stage2.ParseEvents;
import java.util.List;
import java.util.Locale;

/** Puts together what a run left behind: its plan, its counts and its topics. */
final class EdgeReading {
  private EdgeReading() {}

  static EdgeRun of(EventSet set, Slice input, Run<Variant> run, List<Long> repetitions) {
    JobView.Box parse = run.graph().boxOf("parse").orElseThrow();
    JobView.Box assemble = run.graph().boxOf("assemble").orElseThrow();
    boolean chained = parse.equals(assemble);
    String shipStrategy = shipStrategy(run.graph(), parse, assemble);
    boolean dealt = shipStrategy.equals("REBALANCE");
    List<String> predicted = RoundRobin.records(set, dealt ? assemble.parallelism() : 1);
    List<RequestRecord> records = run.out().of(Topics.REQUEST_RECORDS, RequestRecord.class);
    return new EdgeRun(
        EventSetView.of(set),
        run.variant().edge(),
        edge(shipStrategy),
        parse.parallelism(),
        assemble.parallelism(),
        assemble.maxParallelism(),
        shipStrategy,
        run.graph().id(),
        count(run, ParseEvents.PARSED),
        count(run, ParseEvents.MALFORMED),
        count(run, RequestAssembler.STARTS)
            + count(run, RequestAssembler.COMPLETIONS)
            + count(run, RequestAssembler.IGNORED),
        chained ? null : assemble.recordsIn(),
        records.size(),
        predicted.size(),
        !dealt || Placement.isOnePartitionPerReader(set, parse.parallelism()),
        List.copyOf(repetitions),
        Account.of(
            set,
            count(run, RequestAssembler.COMPLETIONS),
            count(run, RequestAssembler.RECORDS),
            dropped(run.out()),
            records,
            predicted),
        dealt,
        routes(set, input, run, parse, assemble));
  }

  private static List<Route> routes(
      EventSet set, Slice input, Run<Variant> run, JobView.Box parse, JobView.Box assemble) {
    return run.out().values().containsKey(EdgeRuns.ARRIVALS)
        ? Routes.of(
            set,
            input,
            run.out().of(EdgeRuns.ARRIVALS, Arrival.class),
            run.out().of(Topics.REQUEST_RECORDS, RequestRecord.class),
            parse.parallelism(),
            assemble.maxParallelism())
        : List.of();
  }

  /** Operators of one chain are no edge of the plan: what is chained is forwarded. */
  private static String shipStrategy(JobView graph, JobView.Box parse, JobView.Box assemble) {
    return graph.edges().stream()
        .filter(edge -> edge.from().equals(parse.id()) && edge.to().equals(assemble.id()))
        .map(JobView.Edge::shipStrategy)
        .findFirst()
        .orElse("FORWARD");
  }

  private static String edge(String shipStrategy) {
    return shipStrategy.equals("HASH")
        ? Edge.KEYED.toString()
        : shipStrategy.toLowerCase(Locale.ROOT);
  }

  private static long dropped(Outputs out) {
    return out.of(Topics.UNPAIRED_EVENTS, Unpaired.class).stream()
        .filter(event -> event.kind() == Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START)
        .count();
  }

  private static long count(Run<?> run, String name) {
    return run.out().counts().getOrDefault(name, 0L);
  }
}

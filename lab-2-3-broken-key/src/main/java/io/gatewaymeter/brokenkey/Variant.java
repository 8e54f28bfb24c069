package io.gatewaymeter.brokenkey;

import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Placement;
import java.util.ArrayList;
import java.util.List;

/**
 * One run of the lab: which edge, between how many subtasks, over which events.
 *
 * @param source subtasks of source and {@code parse}
 * @param assemble subtasks of {@code assemble}
 * @param repetitions how often it runs, 1 or more
 */
record Variant(EventSet set, Edge edge, int source, int assemble, int repetitions) {
  private static final int REPETITIONS = 3;

  /** All that the lab runs over a set, the healthy job first; what can be predicted, repeatedly. */
  static List<Variant> of(EventSet set, int parallelism) {
    int repetitions = Placement.isOnePartitionPerReader(set, parallelism) ? REPETITIONS : 1;
    List<Variant> variants = new ArrayList<>(threeEdges(set, parallelism, repetitions));
    if (set.partitions() == 1) {
      // One sender and tidy data: what is whole at 4 is nothing at 8.
      int other = parallelism == 8 ? 4 : 8;
      variants.add(new Variant(set, Edge.REBALANCE, other, other, REPETITIONS));
      return variants;
    }
    int onePartitionEach = set.partitions();
    if (parallelism != onePartitionEach) {
      variants.add(new Variant(set, Edge.REBALANCE, onePartitionEach, parallelism, REPETITIONS));
      variants.add(new Variant(set, Edge.FORWARD, onePartitionEach, parallelism, 1));
    }
    if (parallelism > 1) {
      variants.add(new Variant(set, Edge.FORWARD, parallelism, parallelism / 2, 1));
    }
    return variants;
  }

  /** The three edges at one parallelism; {@code rebalance} is what is repeated. */
  static List<Variant> threeEdges(EventSet set, int parallelism, int repetitions) {
    return List.of(
        new Variant(set, Edge.KEYED, parallelism, parallelism, 1),
        new Variant(set, Edge.REBALANCE, parallelism, parallelism, repetitions),
        new Variant(set, Edge.FORWARD, parallelism, parallelism, 1));
  }

  /** The job's name in the Web UI, as {@code module-1, rebalance 8 -> 4}. */
  @Override
  public String toString() {
    return "%s, %s %d -> %d".formatted(set.name(), edge, source, assemble);
  }
}

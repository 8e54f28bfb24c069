package io.gatewaymeter.brokenkey;

import io.gatewaymeter.kit.lab.EventSetView;
import java.util.List;

/**
 * One variant of the job over one event set, as it was seen.
 *
 * @param eventSet what was fed
 * @param asked the edge that the lab asked for
 * @param edge the edge that Flink's plan has: {@code keyed}, {@code rebalance}, {@code forward}, or
 *     another ship strategy in lower case
 * @param sourceParallelism subtasks of source and {@code parse}
 * @param assembleParallelism subtasks of {@code assemble}
 * @param maxParallelism key groups of {@code assemble}
 * @param shipStrategy from {@code parse} to {@code assemble}; {@code FORWARD} where they are
 *     chained
 * @param jobId the id that Flink gave the first repetition, another one on every run
 * @param parsed events that {@code parse} handed on
 * @param malformed lines that {@code parse} rejected
 * @param assembleRecordsIn events that {@code assemble} counted
 * @param boxRecordsIn events that its box received, as Flink counted them; null where it is chained
 *     to {@code parse} and receives nothing over the network
 * @param assembleRecordsOut records in the output topic
 * @param predictedRecords records predicted from the event set
 * @param predictionExact whether each reader has one partition at most, so that the prediction does
 *     not rest on how the reader's fetches are batched
 * @param repetitions records out of each repetition, the first one included
 * @param account what became of the completions of the first repetition
 * @param subtasksRandom whether another subtask may get an event on another run
 * @param routes the way of each event, for small event sets; else empty
 */
public record EdgeRun(
    EventSetView eventSet,
    Edge asked,
    String edge,
    int sourceParallelism,
    int assembleParallelism,
    int maxParallelism,
    String shipStrategy,
    String jobId,
    long parsed,
    long malformed,
    long assembleRecordsIn,
    Long boxRecordsIn,
    long assembleRecordsOut,
    long predictedRecords,
    boolean predictionExact,
    List<Long> repetitions,
    Account account,
    boolean subtasksRandom,
    List<Route> routes) {

  /** Whether the lab asked for a plain edge between different numbers of subtasks. */
  boolean isUnequalForward() {
    return asked == Edge.FORWARD && sourceParallelism != assembleParallelism;
  }

  /** As {@code module-1, rebalance 8 -> 4}. */
  String label() {
    return "%s, %s %d -> %d"
        .formatted(eventSet.name(), asked, sourceParallelism, assembleParallelism);
  }
}

package io.gatewaymeter.parallelism;

import io.gatewaymeter.kit.lab.EventSetView;
import io.gatewaymeter.kit.lab.Evidence;
import java.util.List;
import java.util.SortedMap;

/**
 * What lab 2.4 saw.
 *
 * @param lab the exercise's number
 * @param on the kind of cluster
 * @param flinkVersion the cluster's version of Flink
 * @param jobCode fingerprint of the compiled job
 * @param eventSet what was fed
 * @param topic where it was fed
 * @param partitions partitions of the topic
 * @param expectedEvents lines of the event set that are events
 * @param expectedRecords request records that a right job makes of them
 * @param outOfOrdernessMs how far the watermark stays behind the latest event, less 1
 * @param latestTsByPartition the highest timestamp in each partition that holds events, in epoch
 *     milliseconds
 * @param namedRequests a few requests to follow, the same for the same event set
 * @param runs one for each variant: first those whose source is like the rest, by parallelism
 */
public record ParallelismEvidence(
    String lab,
    String on,
    String flinkVersion,
    String jobCode,
    EventSetView eventSet,
    String topic,
    int partitions,
    long expectedEvents,
    long expectedRecords,
    long outOfOrdernessMs,
    SortedMap<Integer, Long> latestTsByPartition,
    List<String> namedRequests,
    List<ParallelismRun> runs)
    implements Evidence {

  /** The runs that compare parallelisms. */
  List<ParallelismRun> compared() {
    return runs.stream()
        .filter(run -> run.asked().sourceParallelism() == run.asked().parallelism())
        .toList();
  }

  /**
   * The run that was given a parallelism.
   *
   * @throws IllegalStateException if there was none, because the lab was told another one
   */
  ParallelismRun at(int parallelism) {
    return compared().stream()
        .filter(run -> run.asked().parallelism() == parallelism)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "This evidence has no run at parallelism %d; run the lab again without --parallelism."
                        .formatted(parallelism)));
  }

  /** The requests that have the same subtask in all runs that compare parallelisms. */
  List<String> stayed() {
    List<ParallelismRun> compared = compared();
    SortedMap<String, Integer> first = compared.get(0).subtaskByRequest();
    return first.keySet().stream()
        .filter(
            id ->
                compared.stream()
                    .allMatch(run -> first.get(id).equals(run.subtaskByRequest().get(id))))
        .toList();
  }

  /** The run whose source is above the topic's partitions. */
  ParallelismRun idle(boolean withIdleness) {
    return runs.stream()
        .filter(run -> run.asked().sourceParallelism() != run.asked().parallelism())
        .filter(run -> run.asked().withIdleness() == withIdleness)
        .findFirst()
        .orElseThrow();
  }
}

package io.gatewaymeter.parallelism;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;

/**
 * What lab 2.4 saw of one variant: counts and outputs of a job that ran to its end, and readers,
 * slots and watermark of the same job while it was held.
 *
 * @param jobId the id that Flink gave the job that ended, another one on every run
 * @param asked what the job was given; the numbers below are what Flink shows
 * @param parallelism subtasks of {@code assemble}
 * @param sourceParallelism subtasks of the source
 * @param maxParallelism key groups of {@code assemble}
 * @param records request records that the job wrote
 * @param sameRecords whether they are those of the first run, in whatever order
 * @param recordsInPerSubtask records in of subtask 0, 1, … of {@code assemble}, as Flink counted
 * @param loggedPerSubtask the same from the subtask log
 * @param stable whether no request was seen on two subtasks
 * @param unstable the requests that were, with their subtasks
 * @param subtaskByRequest where each request was seen; the lowest, if on several subtasks
 * @param keyGroupByRequest computed from each request id of the event set, not seen
 * @param taskManagers TaskManagers of the cluster
 * @param slotsTotal their slots
 * @param slotsUsed the slots that the held job took
 * @param readers the subtasks of the source
 * @param idleReaders those that have no partition
 * @param watermarkAtAssemble the lowest watermark that has come to a subtask of {@code assemble}
 */
public record ParallelismRun(
    String jobId,
    Variant asked,
    int parallelism,
    int sourceParallelism,
    int maxParallelism,
    long records,
    boolean sameRecords,
    List<Long> recordsInPerSubtask,
    List<Long> loggedPerSubtask,
    boolean stable,
    SortedMap<String, List<Integer>> unstable,
    SortedMap<String, Integer> subtaskByRequest,
    SortedMap<String, Integer> keyGroupByRequest,
    int taskManagers,
    int slotsTotal,
    int slotsUsed,
    List<Reader> readers,
    List<Integer> idleReaders,
    Watermark watermarkAtAssemble) {

  /**
   * A subtask of the source.
   *
   * @param subtask from 0
   * @param partitions the topic's partitions that it reads
   * @param watermark what it has handed on
   */
  public record Reader(int subtask, List<Integer> partitions, Watermark watermark) {}

  /** How uneven the load is: the most that a subtask received over the mean; 1 is even. */
  double maxOverMean() {
    long sum = recordsInPerSubtask.stream().mapToLong(Long::longValue).sum();
    return (double) recordsInPerSubtask.get(busiest()) * recordsInPerSubtask.size() / sum;
  }

  /** The subtask that received the most records; the lowest of them. */
  int busiest() {
    return recordsInPerSubtask.indexOf(Collections.max(recordsInPerSubtask));
  }
}

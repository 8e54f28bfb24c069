package io.gatewaymeter.jobgraph;

import io.gatewaymeter.kit.run.JobView.Box;
import io.gatewaymeter.kit.run.JobView.Edge;
import io.gatewaymeter.request.RequestAssembler;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was seen of one variant: of a job that ran to its end, and of the same job while it was
 * held.
 *
 * @param askedFor the variant that was asked for
 * @param variant the first variant whose graph looks like the one that was seen; {@code other} if
 *     none does
 * @param jobId the id that Flink gave the job that ran to its end, another one on every run
 * @param boxes its job vertices with their final counts, the source's first
 * @param edges the connections between them
 * @param slotsTotal slots of the cluster
 * @param slotsUsed slots of the held job
 * @param taskManagers where they are, the busiest TaskManager first; which one it is, is for the
 *     scheduler to choose
 * @param operators the operators' own counters in the held job
 * @param accumulators the job's own counts, final with its result; empty in DataStream API V2,
 *     which has none
 * @param recordsOut request records that the job wrote to Kafka
 * @param unlikeChained records that only one of this run and the first one wrote, each counted as
 *     often as it was written more
 */
public record VariantRun(
    String askedFor,
    String variant,
    String jobId,
    List<Box> boxes,
    List<Edge> edges,
    int slotsTotal,
    int slotsUsed,
    List<TaskManager> taskManagers,
    List<OperatorCounts> operators,
    Map<String, Long> accumulators,
    long recordsOut,
    long unlikeChained) {

  /**
   * A TaskManager.
   *
   * @param id as the Web UI names it, another one on every start
   * @param slots how many it has
   * @param slotsUsed how many of them the job holds
   * @param subtasks what runs in them
   */
  public record TaskManager(String id, int slots, int slotsUsed, List<Subtask> subtasks) {}

  /**
   * One subtask of a box.
   *
   * @param box the operators of its box, as {@code gateway-events -> parse}
   * @param group the slot sharing group of its box
   * @param subtask its index, from 0
   */
  public record Subtask(String box, int group, int subtask) {}

  /**
   * The counters of one operator, summed over its subtasks: in the Web UI the metrics {@code
   * numRecordsIn} and {@code numRecordsOut} under the operator's own name.
   *
   * @param recordsIn records that it read
   * @param recordsOut records that it emitted; of the last operator of a box, with what it put into
   *     side outputs, read by somebody or not
   */
  public record OperatorCounts(String operator, long recordsIn, long recordsOut) {}

  /** The box that holds an operator. */
  Box boxOf(String operator) {
    return boxes.stream()
        .filter(box -> box.operators().contains(operator))
        .findFirst()
        .orElseThrow();
  }

  /** How records come into a box, as {@code HASH}; empty for a source. */
  public Optional<String> shipStrategyInto(Box box) {
    return edges.stream()
        .filter(edge -> edge.to().equals(box.id()))
        .map(Edge::shipStrategy)
        .findFirst();
  }

  /** Records that {@code assemble} emitted, by its accumulator; written ones where it has none. */
  long emitted() {
    return accumulators.getOrDefault(RequestAssembler.RECORDS, recordsOut);
  }

  /** All subtasks of all boxes. */
  public int subtasks() {
    return boxes.stream().mapToInt(Box::parallelism).sum();
  }
}

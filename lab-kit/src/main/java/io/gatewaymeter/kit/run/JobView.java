package io.gatewaymeter.kit.run;

import java.util.List;
import java.util.Optional;

/**
 * A job as Flink's REST shows it. Counts are those of a finished job, when they are final; a job
 * that still runs has zeros or less than the truth.
 *
 * @param id the job's id
 * @param boxes its job vertices, each after those it reads from
 * @param edges the connections between them
 */
public record JobView(String id, List<Box> boxes, List<Edge> edges) {

  /**
   * A job vertex, which the Web UI draws as a box.
   *
   * @param id the vertex's id
   * @param name its operators, as {@code Source: gateway-events -> parse}
   * @param operators the names of its operators, as {@code gateway-events} and {@code parse}
   * @param parallelism its subtasks
   * @param maxParallelism its key groups, where it is keyed
   * @param slotSharingGroup its slot sharing group: 0 for the first box's, then 1, …
   * @param recordsIn records that its first operator received over the network; for a source, what
   *     it read
   * @param recordsOut records that its last operator sent over the network or to a Kafka sink
   * @param recordsInPerSubtask {@code recordsIn} of subtask 0, 1, …
   */
  public record Box(
      String id,
      String name,
      List<String> operators,
      int parallelism,
      int maxParallelism,
      int slotSharingGroup,
      long recordsIn,
      long recordsOut,
      List<Long> recordsInPerSubtask) {}

  /**
   * A connection between two boxes.
   *
   * @param from id of the box that sends
   * @param to id of the box that receives
   * @param shipStrategy how records are routed, as {@code HASH}
   */
  public record Edge(String from, String to, String shipStrategy) {}

  /** The box that holds an operator. */
  public Optional<Box> boxOf(String operator) {
    return boxes.stream().filter(box -> box.operators().contains(operator)).findFirst();
  }
}

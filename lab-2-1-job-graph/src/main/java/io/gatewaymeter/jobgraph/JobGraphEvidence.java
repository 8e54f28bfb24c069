package io.gatewaymeter.jobgraph;

import io.gatewaymeter.kit.lab.EventSetView;
import io.gatewaymeter.kit.lab.Evidence;
import java.util.List;

/**
 * What one run of lab 2.1 saw.
 *
 * @param lab the exercise's number
 * @param on the kind of cluster
 * @param flinkVersion the cluster's version of Flink
 * @param jobCode fingerprint of the compiled job
 * @param eventSet what was fed
 * @param parallelism subtasks of every operator, as asked for
 * @param recordsExpected request records that the event set makes, found without Flink
 * @param runs the variants, {@code chained} first and {@code parse-unchained} second
 * @param sameOutput whether all of them wrote the same records, in whatever order
 * @param sinks the box of {@code assemble} before different sinks; empty unless {@code --print}
 * @param lifecycles the order of calls in each subtask; empty unless {@code --lifecycle}
 */
public record JobGraphEvidence(
    String lab,
    String on,
    String flinkVersion,
    String jobCode,
    EventSetView eventSet,
    int parallelism,
    long recordsExpected,
    List<VariantRun> runs,
    boolean sameOutput,
    List<SinkView> sinks,
    List<Lifecycle> lifecycles)
    implements Evidence {

  /**
   * What the box of {@code assemble} says of its output before one kind of sink.
   *
   * @param sink {@code kafka} or {@code print}
   * @param boxRecordsOut records that the box sent, as the Web UI shows it
   * @param assembleRecordsOut records that {@code assemble} emitted, by its accumulator
   */
  public record SinkView(String sink, long boxRecordsOut, long assembleRecordsOut) {}

  /**
   * The order of calls in one subtask of the chain {@code gateway-events -> parse -> probe-1 ->
   * probe-2 -> probe-3}.
   *
   * @param subtask its index, from 0
   * @param opened the probes in the order of their {@code open()}
   * @param closed the probes in the order of their {@code close()}
   */
  public record Lifecycle(int subtask, List<String> opened, List<String> closed) {}
}

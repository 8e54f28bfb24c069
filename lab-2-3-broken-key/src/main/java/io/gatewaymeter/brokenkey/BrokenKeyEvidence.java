package io.gatewaymeter.brokenkey;

import io.gatewaymeter.kit.lab.EventSetView;
import io.gatewaymeter.kit.lab.Evidence;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What one run of lab 2.3 saw.
 *
 * @param lab the exercise's number
 * @param on the kind of cluster
 * @param flinkVersion the cluster's version of Flink
 * @param jobCode fingerprint of the compiled job
 * @param eventSet the set that was asked for; {@code six-events} is run besides
 * @param parallelism the parallelism that was asked for
 * @param runs the variants, in the order in which they ran
 * @param refusals what Flink refused, and how
 */
public record BrokenKeyEvidence(
    String lab,
    String on,
    String flinkVersion,
    String jobCode,
    EventSetView eventSet,
    int parallelism,
    List<EdgeRun> runs,
    Refusals refusals)
    implements Evidence {

  /** The run of the course page's table with an edge. */
  Optional<EdgeRun> table(Edge edge) {
    return runs.stream()
        .filter(run -> run.eventSet().name().equals(BrokenKeyLab.TABLE) && run.asked() == edge)
        .findFirst();
  }

  /** The runs of the set that was asked for. */
  Stream<EdgeRun> ofSet() {
    return runs.stream().filter(run -> run.eventSet().equals(eventSet));
  }

  /** The run of the set that was asked for, with an edge between so many subtasks. */
  Optional<EdgeRun> run(Edge edge, int source, int assemble) {
    return ofSet()
        .filter(
            run ->
                run.asked() == edge
                    && run.sourceParallelism() == source
                    && run.assembleParallelism() == assemble)
        .findFirst();
  }
}

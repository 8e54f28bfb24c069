package io.gatewaymeter.parallelism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.lab.Check;
import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.run.Session;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Wrong jobs on a real broker and cluster: each is caught by the check that names it. */
class ParallelismMutantsIT {
  private static Session session;

  @BeforeAll
  static void start() throws Exception {
    session = LabRuns.shared().session(ParallelismLab.class);
  }

  @Test
  void aHardCodedParallelismIsSeen() throws Exception {
    assertThat(problemsOf(ParallelismMutants.hardCodedParallelism(), Variant.of(2)))
        .containsOnly(
            Map.entry(
                "Every job has the parallelism that it was given",
                "at parallelism 2, assemble has 4 subtasks instead of 2; let no operator of the"
                    + " job set a parallelism of its own."));
  }

  @Test
  void aSourceThatKeepsTheParallelismOfTheRestIsSeen() throws Exception {
    assertThat(problemsOf(ParallelismMutants.sourceLikeTheRest(), new Variant(2, 4, false)))
        .containsOnly(
            Map.entry(
                "Every job has the parallelism that it was given",
                "at parallelism 2, source 4, the source has 2 subtasks instead of 4; let no"
                    + " operator of the job set a parallelism of its own."));
  }

  @Test
  void aKeyByTenantIsSeen() throws Exception {
    // How many records it makes depends on how its tenants' requests meet: not asserted.
    assertThat(problemsOf(ParallelismMutants.keyByTenant(), Variant.of(4)))
        .containsEntry(
            "A request runs on the subtask of its key group",
            "at parallelism 4, 887 of 1200 requests were not seen on the subtask of their key"
                + " group, first r-001a on 0, while subtask 2 owns its key group 70; key the stream"
                + " by Event::requestId.");
  }

  @Test
  void aKeyFromAFineClockIsSilentAtParallelism1ButMakesNoRecords() throws Exception {
    assertThat(problemsOf(ParallelismMutants.keyFromAFineClock(), Variant.of(1)))
        .containsOnly(
            Map.entry(
                "Every run assembles the same records",
                "at parallelism 1, the job wrote 0 request records instead of 1140; the two"
                    + " events of a request must meet."));
  }

  @Test
  void aKeyFromAFineClockFailsTheJobAtParallelism4() {
    assertThatThrownBy(() -> problemsOf(ParallelismMutants.keyFromAFineClock(), Variant.of(4)))
        .isInstanceOf(LabFailure.class)
        .hasMessageMatching(
            "The job failed \\(IllegalArgumentException: Key group \\d+ is not in"
                + " KeyGroupRange\\{startKeyGroup=\\d+, endKeyGroup=\\d+}\\. .*non-deterministic"
                + " shuffle key.*; run again with --verbose to see the whole exception\\.");
  }

  @Test
  void aKeyFromACoarseClockIsSeen() throws Exception {
    assertThat(problemsOf(ParallelismMutants.keyFromACoarseClock(), Variant.of(4)))
        .containsOnly(
            Map.entry(
                "A request stays on one subtask within a run",
                "at parallelism 4, 42 of 1200 requests were seen on more than one subtask, first"
                    + " r-020c on [0, 3]; the key must be the request id, and the log must name the"
                    + " subtask that it is on."),
            Map.entry(
                "A request runs on the subtask of its key group",
                "at parallelism 4, 892 of 1200 requests were not seen on the subtask of their key"
                    + " group, first r-0044 on 1, while subtask 2 owns its key group 67; key the"
                    + " stream by Event::requestId."),
            Map.entry(
                "Every run assembles the same records",
                "at parallelism 4, the job wrote 1091 request records instead of 1140; the two"
                    + " events of a request must meet."));
  }

  @Test
  void anUnstableReportIsSeen() throws Exception {
    assertThat(problemsOf(ParallelismMutants.unstableReport(), Variant.of(2)))
        .containsOnly(
            Map.entry(
                "A request stays on one subtask within a run",
                "at parallelism 2, 1164 of 1200 requests were seen on more than one subtask, first"
                    + " r-001a on [0, 1]; the key must be the request id, and the log must name the"
                    + " subtask that it is on."),
            Map.entry(
                "A request runs on the subtask of its key group",
                "at parallelism 2, 582 of 1200 requests were not seen on the subtask of their key"
                    + " group, first r-001a on 0, while subtask 1 owns its key group 70; key the"
                    + " stream by Event::requestId."));
  }

  @Test
  void aLogThatLeavesEventsOutIsSeen() throws Exception {
    assertThat(problemsOf(ParallelismMutants.logsOnlyStarts(), Variant.of(2)))
        .containsOnly(
            Map.entry(
                "Every event reaches assemble and is logged once",
                "at parallelism 2, the subtasks of assemble received [4462, 4457] events and logged"
                    + " [603, 597]; log each event once, with the subtask that has it."));
  }

  @Test
  void moreSlotsThanTheClusterCanHaveAreNamedBeforeAnythingRuns() {
    assertThatThrownBy(
            () -> new ParallelismLab().observe(session, LabOptions.of("--parallelism", "31")))
        .isInstanceOf(LabFailure.class)
        .hasMessage(
            "This job needs 33 slots, the embedded cluster has at most 32; ask for a lower"
                + " parallelism.");
  }

  private static Map<String, String> problemsOf(ParallelismLab.Job job, Variant... variants)
      throws LabFailure {
    EventSet set = EventSet.of(EventSet.DEFAULT, 1, null);
    return problems(new ParallelismLab(job).observe(session, set, List.of(variants), false));
  }

  private static Map<String, String> problems(ParallelismEvidence evidence) {
    Map<String, String> problems = new LinkedHashMap<>();
    for (Check<ParallelismEvidence> check : new ParallelismLab().checks()) {
      check.problem().apply(evidence).ifPresent(problem -> problems.put(check.name(), problem));
    }
    return problems;
  }
}

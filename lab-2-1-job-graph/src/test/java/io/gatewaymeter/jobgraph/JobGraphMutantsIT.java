package io.gatewaymeter.jobgraph;

import static io.gatewaymeter.jobgraph.JobGraphChecksTest.problems;
import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.lab.LabRuns;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Wrong jobs on the embedded cluster: each is caught by the check that names it. */
class JobGraphMutantsIT {
  @Test
  void chainingDisabledInTheWrongPlaceIsCaught() throws Exception {
    assertThat(problemsOf(JobGraphMutants::unchainsAssemble))
        .containsExactly(
            "Every variant has its chains: parse-unchained made gateway-events -> parse | assemble"
                + " | records: Writer -> records: Committer instead of gateway-events | parse |"
                + " assemble -> records: Writer -> records: Committer; look at the line of the"
                + " exercise in JobGraphJob.");
  }

  @Test
  void aForgottenDisableChainingIsCaught() throws Exception {
    assertThat(problemsOf(JobGraphMutants::forgetsToUnchain))
        .containsExactly(
            "Every variant has its chains: parse-unchained made gateway-events -> parse | assemble"
                + " -> records: Writer -> records: Committer instead of gateway-events | parse |"
                + " assemble -> records: Writer -> records: Committer; look at the line of the"
                + " exercise in JobGraphJob.");
  }

  @Test
  void slotsOfItsOwnForAssembleAreCaught() throws Exception {
    assertThat(problemsOf(JobGraphMutants::movesAssembleToSlotsOfItsOwn))
        .containsExactly(
            "Every variant has its chains: chained has 2 slot sharing groups instead of 1; look at"
                + " slotSharingGroup in JobGraphJob. parse-unchained made gateway-events -> parse |"
                + " assemble -> records: Writer -> records: Committer instead of gateway-events |"
                + " parse | assemble -> records: Writer -> records: Committer; look at the line of"
                + " the exercise in JobGraphJob.");
  }

  @Test
  void aHardCodedParallelismIsCaught() throws Exception {
    assertThat(problemsOf(JobGraphMutants::hardCodesItsParallelism))
        .containsExactly(
            "Every box has the subtasks asked for: chained has 2, 2 subtasks in its boxes instead"
                + " of 4 in each; take the setParallelism out of JobGraphJob. parse-unchained has 2,"
                + " 2, 2 subtasks in its boxes instead of 4 in each; take the setParallelism out of"
                + " JobGraphJob.");
  }

  @Test
  void aSinkThatDropsIsCaught() throws Exception {
    assertThat(problemsOf(JobGraphMutants::dropsARecord))
        .containsExactly(
            "Every record is written: chained wrote 2 records, assemble emitted 3, the event set"
                + " makes 3; look at the sink first, then at assemble. parse-unchained wrote 2"
                + " records, assemble emitted 3, the event set makes 3; look at the sink first, then"
                + " at assemble.");
  }

  @Test
  void aSinkThatDropsInOneVariantIsCaughtTwice() throws Exception {
    assertThat(problemsOf(JobGraphMutants::dropsARecordOnceUnchained))
        .containsExactly(
            "Every record is written: parse-unchained wrote 2 records, assemble emitted 3, the event"
                + " set makes 3; look at the sink first, then at assemble.",
            "All variants write the same records: records that only one of parse-unchained and"
                + " chained wrote: 1; look at what else differs between the two in JobGraphJob.");
  }

  private static List<String> problemsOf(JobGraphLab.Graph mutant) throws Exception {
    return problems(
        new JobGraphLab(mutant)
            .observe(
                LabRuns.shared().session(JobGraphLab.class),
                LabOptions.of("--event-set", "six-events")));
  }
}

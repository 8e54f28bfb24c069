package io.gatewaymeter.parallelism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.question.Questionnaire;
import org.junit.jupiter.api.Test;

class ParallelismQuestionsTest {
  private final Questionnaire<ParallelismEvidence> asked = new ParallelismLab().questionnaire();

  @Test
  void theTruthComesFromTheEvidence() {
    assertThat(asked.truths(Sample.evidence()).values().toString())
        .isEqualTo(
            "{busiest_above_mean_at_8=167, idle_readers=[8,9], key_groups=128,"
                + " one_subtask_within_a_run=true, records_per_subtask_at_8=[0,2,0,0,0,2,2,0],"
                + " subtasks_at_1={\"r-0aa0\":0,\"r-4f1a\":0,\"r-9c02\":0},"
                + " subtasks_at_2={\"r-0aa0\":0,\"r-4f1a\":1,\"r-9c02\":1},"
                + " subtasks_at_4={\"r-0aa0\":0,\"r-4f1a\":2,\"r-9c02\":3},"
                + " subtasks_at_8={\"r-0aa0\":1,\"r-4f1a\":5,\"r-9c02\":6},"
                + " watermark_without_idleness=\"none\"}");
  }

  @Test
  void theEvidenceAndItsTruthsAreTheSameOnceReadBack() throws Exception {
    byte[] json = Json.MAPPER.writeValueAsBytes(Sample.evidence());
    ParallelismEvidence read = Json.MAPPER.readValue(json, ParallelismEvidence.class);
    assertThat(read).isEqualTo(Sample.evidence());
    assertThat(asked.truths(read)).isEqualTo(asked.truths(Sample.evidence()));
  }

  @Test
  void evidenceOfOneParallelismAloneSaysWhatToDo() {
    assertThatThrownBy(() -> asked.truths(Sample.oneParallelism()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "This evidence has no run at parallelism 8; run the lab again without --parallelism.");
  }

  @Test
  void thePredictionsAreHeldAgainstWhatHappened() {
    assertThat(asked.predictions().stream().map(each -> each.happened().apply(Sample.evidence())))
        .containsExactly("0 of 3 requests", "[8, 9]");
  }
}

package io.gatewaymeter.jobgraph;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.question.Questionnaire;
import org.junit.jupiter.api.Test;

class JobGraphQuestionsTest {
  private final Questionnaire<JobGraphEvidence> asked = new JobGraphLab().questionnaire();

  @Test
  void theTruthComesFromTheEvidence() {
    assertThat(asked.truths(Evidences.plain()).values().toString())
        .isEqualTo(
            "{boxes_chained=2, boxes_parse_unchained=3, edge_into_assemble=\"HASH\","
                + " records_parse_unchained=3, slots_chained=4, slots_parse_unchained=4,"
                + " subtasks_per_box_chained=[4,4], subtasks_per_box_parse_unchained=[4,4,4]}");
  }

  @Test
  void theEvidenceAndItsTruthsAreTheSameOnceReadBack() throws Exception {
    byte[] json = Json.MAPPER.writeValueAsBytes(Evidences.full());
    JobGraphEvidence read = Json.MAPPER.readValue(json, JobGraphEvidence.class);
    assertThat(read).isEqualTo(Evidences.full());
    assertThat(asked.truths(read)).isEqualTo(asked.truths(Evidences.plain()));
  }

  @Test
  void thePredictionsAreHeldAgainstWhatHappened() {
    assertThat(asked.predictions().stream().map(each -> each.happened().apply(Evidences.plain())))
        .containsExactly("2, then 3", "4 slots, then 4");
  }
}

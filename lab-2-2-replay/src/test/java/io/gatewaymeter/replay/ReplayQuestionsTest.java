package io.gatewaymeter.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.question.Questionnaire;
import org.junit.jupiter.api.Test;

class ReplayQuestionsTest {
  private final Questionnaire<ReplayEvidence> asked = new ReplayLab().questionnaire();
  private final ReplayEvidence evidence = SampleKills.evidence(EventSet.of("module-1", 1, 100));

  @Test
  void theTruthComesFromTheEvidence() {
    assertThat(asked.truths(evidence).values().toString())
        .isEqualTo(
            "{completions=97, completions_before_their_start=2,"
                + " ids_of_early_completions=[\"r-0886\",\"r-97fe\"],"
                + " ids_of_starts_without_completion=[\"r-2259\",\"r-40e8\",\"r-6e5f\"],"
                + " open_at_end=5, records=95, starts_without_completion=3}");
  }

  @Test
  void theEvidenceAndItsTruthsAreTheSameOnceReadBack() throws Exception {
    byte[] json = Json.MAPPER.writeValueAsBytes(evidence);
    ReplayEvidence read = Json.MAPPER.readValue(json, ReplayEvidence.class);
    assertThat(read)
        .usingRecursiveComparison()
        .ignoringFields("ledger.recordIds", "expected.recordIds")
        .isEqualTo(evidence);
    assertThat(asked.truths(read)).isEqualTo(asked.truths(evidence));
  }

  @Test
  void thePredictionsAreHeldAgainstWhatHappened() {
    assertThat(asked.predictions().stream().map(each -> each.happened().apply(evidence)))
        .containsExactly("95 of 97", "5 were");
  }
}

package io.gatewaymeter.jobgraph;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.question.Prose;
import org.junit.jupiter.api.Test;

class JobGraphQuestionsTest {
  @Test
  void theTruthComesFromTheEvidence() {
    assertThat(
            JobGraphQuestions.ALL.stream()
                .filter(question -> question.type() != Prose.class)
                .map(question -> question.id() + " " + question.truth().apply(Evidences.plain())))
        .containsExactly(
            "boxes_chained 2",
            "boxes_parse_unchained 3",
            "subtasks_per_box 4",
            "subtasks_parse_unchained 12",
            "slots_chained 4",
            "slots_parse_unchained 4",
            "edge_into_assemble HASH",
            "records_parse_unchained 3");
  }

  @Test
  void everyQuestionHasAnIdOfItsOwnPointsAndTwoHints() {
    assertThat(JobGraphQuestions.ALL.stream().map(question -> question.id()))
        .doesNotHaveDuplicates()
        .hasSize(10);
    assertThat(JobGraphQuestions.ALL)
        .allSatisfy(
            question -> {
              assertThat(question.points()).isPositive();
              assertThat(question.hints()).hasSize(2);
              assertThat(question.truth().apply(Evidences.plain())).isInstanceOf(question.type());
            });
  }
}

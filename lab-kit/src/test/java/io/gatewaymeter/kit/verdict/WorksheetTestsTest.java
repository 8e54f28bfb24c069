package io.gatewaymeter.kit.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.verdict.WorksheetTests.Answer;
import org.junit.jupiter.api.Test;

class WorksheetTestsTest {
  @Test
  void aBlankAnswerIsSkippedAWrongOneFailsAndProsePasses() {
    assertThat(WorksheetTests.answers(GradeFilesTest.JUDGED))
        .containsExactly(
            new Answer("9.1 a", null, null),
            new Answer("9.1 b", null, "9.1 b: This is not what happened. Look <there>."),
            new Answer("9.1 c", "9.1 c: Not answered yet.", null),
            new Answer("9.1 d", null, "9.1 d: Give a whole number, for example 1042."),
            new Answer("9.1 e", null, null));
  }

  @Test
  void whatCannotBeJudgedIsOneFailureThatSaysWhoseFaultItIs() {
    assertThat(WorksheetTests.answers(GradeFilesTest.FAULT))
        .containsExactly(
            new Answer(
                "9.1 worksheet",
                null,
                "lab 9.1: not judged, and no points lost: The broker did not start."));
    assertThat(WorksheetTests.answers(GradeFilesTest.UNREADABLE))
        .containsExactly(
            new Answer(
                "9.1 worksheet", null, "lab 9.1: 0 of 15 points: worksheet.yaml: It is empty."));
  }
}

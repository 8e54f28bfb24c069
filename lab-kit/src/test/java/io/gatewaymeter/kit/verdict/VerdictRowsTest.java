package io.gatewaymeter.kit.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.question.Verdict;
import io.gatewaymeter.kit.question.Verdict.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictRowsTest {
  @Test
  void everyQuestionHasALineAndWhatIsOddComesLast() {
    assertThat(VerdictRows.of(GradeFilesTest.JUDGED))
        .containsExactly(
            "9.1   a                                 1 of 1    right",
            "9.1   b                                 0 of 2    wrong",
            "9.1   c                                 0 of 3    not answered",
            "9.1   d                                 0 of 4    malformed: Give a whole number, for example"
                + " 1042.",
            "9.1   e                                 0 of 5    A person judges this: says why.",
            "9.1   There is no question \"*x*|<b>\"; compare with the blank worksheet.");
    assertThat(VerdictRows.of(GradeFilesTest.UNREADABLE)).isEmpty();
  }

  @Test
  void whatAStudentWroteStaysInItsLine() {
    Verdict verdict = new Verdict("a", Kind.MALFORMED, 0, 1, "No number: \u001B[31m\n9.1 b 9 of 9");
    JudgedLab judged =
        new JudgedLab("9.1", 1, List.of(verdict), List.of("No question \"\r\n\"."), null, null);
    assertThat(VerdictRows.of(judged))
        .containsExactly(
            "9.1   a                                 0 of 1    malformed: No number: ?[31m?9.1 b 9 of"
                + " 9",
            "9.1   No question \"??\".");
  }
}

package io.gatewaymeter.kit.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.question.Verdict;
import io.gatewaymeter.kit.question.Verdict.Kind;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JudgedLabTest {
  @ParameterizedTest
  @EnumSource(
      value = Kind.class,
      names = {"NOT_ANSWERED", "MALFORMED", "WRONG", "NOT_WHAT_YOUR_RUN_SHOWED"})
  void isNotCompleteAsLongAsOneAnswerIsMissingOrHasToBeChanged(Kind kind) {
    assertThat(judged(Kind.RIGHT, kind, Kind.RIGHT).isComplete()).isFalse();
  }

  @Test
  void isCompleteIfNothingIsLeftButWhatAPersonJudges() {
    assertThat(judged(Kind.RIGHT, Kind.FOR_A_HUMAN).isComplete()).isTrue();
    assertThat(GradeFilesTest.FAULT.isComplete()).isFalse();
    assertThat(GradeFilesTest.UNREADABLE.isComplete()).isFalse();
  }

  private static JudgedLab judged(Kind... kinds) {
    List<Verdict> verdicts =
        Stream.of(kinds).map(kind -> new Verdict("a", kind, 0, 1, "")).toList();
    return new JudgedLab("9.1", 9, verdicts, List.of(), null, null);
  }
}

package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.question.Question;
import io.gatewaymeter.kit.question.Questionnaire;
import io.gatewaymeter.kit.question.UnreadableFile;
import io.gatewaymeter.kit.question.Worksheet;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What all labs ask, and the worksheets beside their READMEs. */
class QuestionnairesTest {
  private static final StudentFolder REPOSITORY = StudentFolder.ofRepository(Main.class);

  static Stream<Lab<?>> labs() {
    return Main.LABS.stream();
  }

  @Test
  void theyAreWorthFortyTwoPointsSevenOfThemForProse() {
    assertThat(Main.LABS.stream().map(lab -> lab.questionnaire().points()))
        .containsExactly(10, 10, 10, 12);
    assertThat(questions().filter(Question::isProse).mapToInt(Question::points).sum()).isEqualTo(7);
  }

  /** So that {@code ./lab check --hint} needs no number of a lab. */
  @Test
  void everyQuestionHasAnIdOfItsOwnPointsAndTwoHints() {
    assertThat(questions().map(Question::id)).doesNotHaveDuplicates();
    assertThat(questions())
        .allSatisfy(
            question -> {
              assertThat(question.id()).matches("[a-z][a-z0-9_]+");
              assertThat(question.points()).isPositive();
              assertThat(question.hints()).hasSize(2).doesNotHaveDuplicates();
              assertThat(question.prompt()).contains("?").matches(".*[?.]");
            });
  }

  @ParameterizedTest
  @MethodSource("labs")
  void aPredictionHasAnIdThatNoQuestionHas(Lab<?> lab) {
    List<String> ids =
        Stream.concat(
                lab.questions().stream().map(Question::id),
                lab.predictions().stream().map(prediction -> prediction.id()))
            .toList();
    assertThat(ids).doesNotHaveDuplicates();
    assertThat(lab.predictions()).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("labs")
  void theBlankWorksheetIsAsciiOfAtMost100Columns(Lab<?> lab) {
    assertThat(lab.questionnaire().blank().lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100))
        .allSatisfy(line -> assertThat(line).matches("\\p{ASCII}*"));
  }

  /** A student's own worksheet may look as it likes; the one that we hand out follows the list. */
  @ParameterizedTest
  @MethodSource("labs")
  void theWorksheetThatIsHandedOutIsTheListOfQuestions(Lab<?> lab) throws Exception {
    Questionnaire<?> asked = lab.questionnaire();
    byte[] bytes = Files.readAllBytes(REPOSITORY.worksheetOf(lab));
    assumeThat(isUntouched(asked, bytes))
        .as("somebody has written into the worksheet of lab " + lab.number())
        .isTrue();
    assertThat(new String(bytes, StandardCharsets.UTF_8))
        .as(
            "If this change is wanted: ./lab check %s --blank > %s",
            lab.number(), REPOSITORY.root().relativize(REPOSITORY.worksheetOf(lab)))
        .isEqualTo(asked.blank());
  }

  private static boolean isUntouched(Questionnaire<?> asked, byte[] bytes) {
    try {
      Worksheet worksheet = asked.read(bytes);
      return worksheet.predictions().isEmpty()
          && worksheet.answers().values().stream().allMatch(Worksheet::isBlank);
    } catch (UnreadableFile e) {
      return false;
    }
  }

  private static Stream<Question<?>> questions() {
    return Main.LABS.stream().flatMap(lab -> lab.questions().stream());
  }
}

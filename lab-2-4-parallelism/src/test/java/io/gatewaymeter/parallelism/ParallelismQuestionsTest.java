package io.gatewaymeter.parallelism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.kit.question.Question;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ParallelismQuestionsTest {
  @Test
  void everyQuestionHasAnIdOfItsOwnAndTwoHintsAndATruth() {
    assertThat(ParallelismQuestions.ALL).extracting(Question::id).doesNotHaveDuplicates();
    assertThat(ParallelismQuestions.ALL)
        .allSatisfy(
            question -> {
              assertThat(question.hints()).hasSize(2);
              assertThat(question.truth().apply(Sample.evidence())).isInstanceOf(question.type());
            });
  }

  @Test
  void evidenceOfOneParallelismAloneSaysWhatToDo() {
    assertThatThrownBy(() -> ParallelismQuestions.ALL.get(0).truth().apply(Sample.oneParallelism()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "This evidence has no run at parallelism 8; run the lab again without --parallelism.");
  }

  @Test
  void theReadmeListsEveryQuestion() throws Exception {
    String readme = Files.readString(module().resolve("README.md"));
    assertThat(ParallelismQuestions.ALL)
        .extracting(
            question ->
                "| `%s` | %d | %s |".formatted(question.id(), question.points(), question.prompt()))
        .filteredOn(row -> !readme.contains(row))
        .isEmpty();
  }

  private static Path module() throws URISyntaxException {
    Path testClasses =
        Path.of(Sample.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return testClasses.getParent().getParent();
  }
}

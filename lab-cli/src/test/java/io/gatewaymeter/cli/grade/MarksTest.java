package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.TextNode;
import io.gatewaymeter.kit.LabFailure;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From the queue to a person and back. */
class MarksTest {
  private static final int MACHINE = Assignment.MAX - Assignment.PROSE;
  private static final String QUESTION = "why_forward_is_no_fix";

  @TempDir Path dir;
  private SchoolClass school;
  private Path queue;

  @BeforeEach
  void aGradedClass() throws Exception {
    school =
        new SchoolClass(dir)
            .with("ada", Assignment.files("Ada", 7))
            .with("bob", Assignment.files("Bob", 7));
    queue = school.out.resolve(Output.QUEUE);
    school.grade();
  }

  @Test
  void theQueueHasEverySentenceWithItsRubricAndNoPoints() throws Exception {
    assertThat(school.table(Output.QUEUE)).hasSize(2 * proseQuestions());
    assertThat(Marks.read(queue).isEmpty()).isTrue();
    assertThat(line("ada"))
        .contains(",Ada,lab 2.3," + QUESTION + ",2,\"names at least two of:")
        .endsWith(",A sentence about " + QUESTION + ".,");
  }

  @Test
  void aMarkCountsAndSurvivesARegrade() throws Exception {
    mark("ada", "1");
    assertThat(regraded("ada").score()).isEqualTo(MACHINE + 1);
    assertThat(regraded("ada").score()).isEqualTo(MACHINE + 1);
    assertThat(regraded("bob").score()).isEqualTo(MACHINE);
    assertThat(line("ada")).endsWith("." + ",1");
    assertThat(school.table("problems.csv")).isEmpty();
  }

  @Test
  void zeroIsAMark() throws Exception {
    mark("ada", "0");
    assertThat(regraded("ada").open()).isEqualTo(Assignment.PROSE - 2);
  }

  @Test
  void allMarksTogetherMakeTheMaximum() throws Exception {
    String marked = Files.readString(queue);
    for (Paper paper : Assignment.PAPERS) {
      for (var question : paper.asked().questions()) {
        marked =
            marked.replace(
                "A sentence about %s.,".formatted(question.id()),
                "A sentence about %s.,%d".formatted(question.id(), question.points()));
      }
    }
    Files.writeString(queue, marked);
    assertThat(regraded("ada").score()).isEqualTo(Assignment.MAX);
    assertThat(school.table("grades.csv").get(0)).startsWith("Ada,,ada,7,graded,");
  }

  @Test
  void aMarkThatIsNoneIsNamedAndKept() throws Exception {
    for (String points : new String[] {"3", "-1", "1.5", "good"}) {
      mark("ada", points);
      assertThat(regraded("ada").open()).isEqualTo(Assignment.PROSE);
      assertThat(school.table("problems.csv"))
          .containsExactly(
              "ada,mark,why_forward_is_no_fix,\"The mark \"\"%s\"\" is no whole number from 0 to 2; correct it in manual-queue.csv.\""
                  .formatted(points));
      assertThat(line("ada")).endsWith(points.equals("-1") ? ",'-1" : "," + points);
      assertThat(school.file("students/ada/feedback.html")).doesNotContain("manual-queue");
    }
  }

  @Test
  void aMarkForAnEarlierTextDoesNotCountForTheNewOne() throws Exception {
    mark("ada", "2");
    school.with("ada", Assignment.files("Ada", 7, question -> TextNode.valueOf("Another text.")));
    assertThat(regraded("ada").score()).isZero();
    assertThat(school.table("problems.csv"))
        .containsExactly(
            "ada,mark,why_forward_is_no_fix,\"It was marked 2, but the text has changed since; mark it again.\"");
    assertThat(line("ada")).endsWith(",Another text.,");
  }

  @Test
  void aMarkOfASubmissionThatIsNotThereIsKept() throws Exception {
    mark("ada", "2");
    Files.move(school.submissions.resolve("ada"), dir.resolve("away"));
    regraded("bob");
    assertThat(line("ada")).endsWith(",2");
    Files.move(dir.resolve("away"), school.submissions.resolve("ada"));
    assertThat(regraded("ada").score()).isEqualTo(MACHINE + 2);
  }

  @Test
  void marksOfAFileCountBeforeTheOnesThatAreThere() throws Exception {
    mark("ada", "1");
    Marks kept = Marks.read(queue);
    mark("ada", "2");
    school.marks = kept.with(Marks.read(queue));
    assertThat(school.grade().graded().get(0).score()).isEqualTo(MACHINE + 2);
    school.marks = Marks.read(queue).with(kept);
    assertThat(school.grade().graded().get(0).score()).isEqualTo(MACHINE + 1);
  }

  @Test
  void aQueueThatASpreadsheetSavedIsRead() throws Exception {
    mark("ada", "2");
    String saved = Files.readString(queue).replace("A sentence", "Un \u00E9nonc\u00E9");
    Files.writeString(queue, "\uFEFF" + saved);
    assertThat(regraded("ada").score()).isEqualTo(MACHINE + 2);
    Files.write(queue, saved.getBytes(Charset.forName("windows-1252")));
    assertThat(regraded("ada").score()).isEqualTo(MACHINE + 2);
  }

  @Test
  void aQueueWithOtherSeparatorsIsAUsageErrorThatSaysSo() throws Exception {
    Files.writeString(queue, Files.readString(queue).replace(',', ';'));
    assertThatThrownBy(() -> Marks.read(queue))
        .isInstanceOf(LabFailure.class)
        .hasMessage(
            "%s has no column \"id\" in its first line; save it as CSV with commas between the columns."
                .formatted(queue));
  }

  private static int proseQuestions() {
    return (int)
        Assignment.PAPERS.stream()
            .flatMap(paper -> paper.asked().questions().stream())
            .filter(question -> question.isProse())
            .count();
  }

  private Graded regraded(String key) throws Exception {
    school.marks = Marks.read(queue);
    return school.grade().graded().stream()
        .filter(each -> each.key().equals(key))
        .findFirst()
        .orElseThrow();
  }

  private String line(String key) throws Exception {
    return school.table(Output.QUEUE).stream()
        .filter(line -> line.startsWith(key + "/2.3/" + QUESTION))
        .findFirst()
        .orElseThrow();
  }

  private void mark(String key, String points) throws Exception {
    String line = line(key);
    Files.writeString(
        queue,
        Files.readString(queue)
            .replace(line, line.substring(0, line.lastIndexOf(',') + 1) + points));
  }
}

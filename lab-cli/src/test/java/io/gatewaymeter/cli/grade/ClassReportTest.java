package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.TextNode;
import io.gatewaymeter.cli.grade.ClassReport.Asked;
import io.gatewaymeter.cli.grade.ClassReport.Count;
import io.gatewaymeter.cli.grade.ClassReport.Identical;
import io.gatewaymeter.kit.question.Question;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;

class ClassReportTest {
  private static final Question<?> RECORDS = question("records");
  private static final Question<?> COMPLETIONS = question("completions");

  @TempDir Path dir;
  private SchoolClass school;

  @BeforeEach
  void emptyClass() throws Exception {
    school = new SchoolClass(dir);
  }

  @Test
  void countsWhatBecameOfEachQuestion() throws Exception {
    school
        .with("a", Assignment.files("A", 7))
        .with("b", Assignment.files("B", 7, question -> null))
        .with("c", Assignment.files("C", 7, question -> Answers.wrong(question, 7)))
        .with("d", Assignment.files("D", 7, Answers::malformed));
    ClassReport report = ClassReport.of(school.grade(), Assignment.PAPERS);
    assertThat(report.students()).isEqualTo(4);
    assertThat(asked(report, "records"))
        .usingRecursiveComparison()
        .ignoringFields("wrong")
        .isEqualTo(
            new Asked(
                "2.2", "records", RECORDS.prompt(), RECORDS.points(), 1, 2, 1, 0, 75, List.of()));
    assertThat(asked(report, "why_a_completion_can_be_early"))
        .extracting(Asked::full, Asked::failed, Asked::blank, Asked::open, Asked::failureRate)
        .containsExactly(0, 1, 1, 2, 50);
  }

  @Test
  void aMistakeThatManyMadeShowsByWhatTheyMistook() throws Exception {
    for (long seed : new long[] {1, 2, 3}) {
      school.with(
          "s" + seed,
          Assignment.files(
              "S" + seed,
              seed,
              question ->
                  question.id().equals("records") ? Answers.right(COMPLETIONS, seed) : null));
    }
    school
        .with("copied-1", records("Copied", Answers.right(RECORDS, 2).toString(), 1))
        .with("copied-2", records("Copied too", Answers.right(RECORDS, 3).toString(), 2))
        .with("guess-1", records("Guess", "4", 1))
        .with("guess-2", records("Guess too", "4", 1))
        .with("alone", records("Alone", "5", 1));
    ClassReport report = ClassReport.of(school.grade(), Assignment.PAPERS);
    assertThat(asked(report, "records").wrong())
        .containsExactly(
            new Count("the answer to completions", 3),
            new Count("4", 2),
            new Count("right for another seed", 2));
  }

  @Test
  void theSameSentenceIsFoundWhateverItsCapitalsAndSpaces() throws Exception {
    school
        .with("a", prose("Ada", "The retry  buffer wrote it again."))
        .with("b", prose("Bob", "the retry buffer, wrote it again"))
        .with("c", prose("Cleo", "Something else."));
    assertThat(ClassReport.of(school.grade(), Assignment.PAPERS).identical())
        .containsExactly(
            new Identical(
                "2.2",
                "why_a_completion_can_be_early",
                "The retry  buffer wrote it again.",
                List.of("Ada", "Bob")));
  }

  @Test
  void theHistogramHasEveryStudentOnce() throws Exception {
    school
        .with("full", Assignment.files("Full", 7))
        .with("none", Assignment.files("None", 7, question -> null));
    ClassReport report = ClassReport.of(school.grade(), Assignment.PAPERS);
    assertThat(report.mean()).isEqualTo(5 * (Assignment.MAX - Assignment.PROSE));
    assertThat(report.median()).isEqualTo(report.mean());
    assertThat(report.histogram()).hasSize(10);
    assertThat(report.histogram().stream().mapToInt(ClassReport.Step::students).sum()).isEqualTo(2);
    assertThat(report.histogram().get(0).students()).isEqualTo(1);
    assertThat(report.histogram().get(9).to()).isEqualTo(Assignment.MAX);
    int next = 0;
    for (ClassReport.Step step : report.histogram()) {
      assertThat(step.from()).isEqualTo(next);
      next = step.to() + 1;
    }
  }

  @Test
  void thePagesAreWellFormedAndAskForNothingElse() throws Exception {
    school
        .with("a", prose("Ada", "<b>&amp;]]></b>"))
        .with("b", prose("Bob", "<b>&amp;]]></b>"))
        .with("bad.zip", java.util.Map.of())
        .roster("student,seed", "Ada,7", "Nobody,7")
        .grade();
    for (String page : List.of(Output.REPORT, "students/a/feedback.html")) {
      String html = school.file(page);
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(html)));
      assertThat(html).doesNotContainPattern("(?i)(https?:)?//[a-z]|<script|@import|url\\((?!#)");
    }
  }

  private static java.util.Map<String, String> records(String name, String answer, long seed) {
    return Assignment.files(
        name,
        seed,
        question ->
            question.id().equals("records")
                ? JsonNodeFactory.instance.numberNode(Long.parseLong(answer))
                : null);
  }

  private static java.util.Map<String, String> prose(String name, String text) {
    return Assignment.files(
        name,
        7,
        question ->
            question.id().equals("why_a_completion_can_be_early") ? TextNode.valueOf(text) : null);
  }

  private static Asked asked(ClassReport report, String id) {
    return report.questions().stream().filter(it -> it.id().equals(id)).findFirst().orElseThrow();
  }

  private static Question<?> question(String id) {
    return Assignment.PAPERS.get(1).asked().questions().stream()
        .filter(question -> question.id().equals(id))
        .findFirst()
        .orElseThrow();
  }
}

package io.gatewaymeter.kit.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.question.Student;
import io.gatewaymeter.kit.question.Verdict;
import io.gatewaymeter.kit.question.Verdict.Kind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GradeFilesTest {
  static final JudgedLab JUDGED =
      new JudgedLab(
          "9.1",
          15,
          List.of(
              new Verdict("a", Kind.RIGHT, 1, 1, ""),
              new Verdict("b", Kind.WRONG, 0, 2, "This is not what happened. Look <there>."),
              new Verdict("c", Kind.NOT_ANSWERED, 0, 3, "Not answered yet."),
              new Verdict("d", Kind.MALFORMED, 0, 4, "Give a whole number, for example 1042."),
              new Verdict("e", Kind.FOR_A_HUMAN, 0, 5, "A person judges this: says why.")),
          List.of("There is no question \"*x*|<b>\"; compare with the blank worksheet."),
          null,
          null);

  static final JudgedLab UNREADABLE =
      new JudgedLab("9.1", 15, List.of(), List.of(), "worksheet.yaml: It is empty.", null);

  static final JudgedLab FAULT =
      new JudgedLab(
          "9.1",
          15,
          List.of(),
          List.of(),
          null,
          new LabFailure(LabFailure.ENVIRONMENT, "The broker did not start."));

  @TempDir Path dir;

  @Test
  void feedbackNamesEveryQuestionAndQuotesNobodysMarkdown() throws Exception {
    assertThat(written(JUDGED, "feedback.md"))
        .isEqualTo(
            """
            # Lab 9.1

            Lab 9.1: 1 of 15 points; 4 of 5 questions answered, 2 to mend, 1 for a person to judge, 1 open.

            - There is no question "\\*x\\*\\|\\<b\\>"; compare with the blank worksheet.

            | question | points | verdict |
            |---|---|---|
            | `a` | 1 of 1 | right |
            | `b` | 0 of 2 | wrong: This is not what happened. Look \\<there\\>. |
            | `c` | 0 of 3 | not answered |
            | `d` | 0 of 4 | malformed: Give a whole number, for example 1042. |
            | `e` | 0 of 5 | A person judges this: says why. |
            """);
  }

  @Test
  void resultsHaveNumbersForNumbers() throws Exception {
    JsonNode results = new ObjectMapper().readTree(written(JUDGED, "results.json"));
    assertThat(results.path("student").toString()).isEqualTo("{\"name\":\"Ada\",\"seed\":7}");
    assertThat(results.path("points").intValue()).isEqualTo(1);
    assertThat(results.path("out_of").intValue()).isEqualTo(15);
    assertThat(results.path("points_waiting").intValue()).isEqualTo(5);
    assertThat(results.path("open").intValue()).isEqualTo(1);
    assertThat(results.path("our_fault").booleanValue()).isFalse();
    assertThat(results.path("verdicts").get(3).path("kind").textValue()).isEqualTo("malformed");
  }

  @Test
  void whatIsOurFaultCostsNoPointsAndSaysSo() throws Exception {
    JsonNode results = new ObjectMapper().readTree(written(FAULT, "results.json"));
    assertThat(results.path("points").isNull()).isTrue();
    assertThat(results.path("our_fault").booleanValue()).isTrue();
    assertThat(results.path("problem").textValue()).isEqualTo("The broker did not start.");
    assertThat(written(FAULT, "summary.txt"))
        .isEqualTo("lab 9.1: not judged, and no points lost: The broker did not start.\n");
    assertThat(written(FAULT, "feedback.md"))
        .isEqualTo(
            "# Lab 9.1\n\nLab 9.1: not judged, and no points lost: The broker did not start.\n");
  }

  @Test
  void aWorksheetThatNobodyCanReadIsWorthNothing() throws Exception {
    JsonNode results = new ObjectMapper().readTree(written(UNREADABLE, "results.json"));
    assertThat(results.path("points").intValue()).isZero();
    assertThat(results.path("problem").textValue()).isEqualTo("worksheet.yaml: It is empty.");
    assertThat(written(UNREADABLE, "summary.txt"))
        .isEqualTo("lab 9.1: 0 of 15 points: worksheet.yaml: It is empty.\n");
  }

  @Test
  void theBuildFindsItsLastLines() throws Exception {
    assertThat(written(JUDGED, "verdicts.txt").lines())
        .containsExactlyElementsOf(VerdictRows.of(JUDGED));
    assertThat(written(JUDGED, "summary.txt"))
        .isEqualTo(
            "lab 9.1: 1 of 15 points; 4 of 5 questions answered, 2 to mend, 1 for a person to"
                + " judge, 1 open\n");
  }

  @Test
  void junitsXmlHasATestCaseForEachAnswerOrForTheProblem() throws Exception {
    assertThat(written(JUDGED, "TEST-worksheet-9.1.xml"))
        .isEqualTo(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuite name="worksheet of lab 9.1" tests="5" failures="2" errors="0" skipped="1">
              <testcase classname="lab 9.1" name="a"></testcase>
              <testcase classname="lab 9.1" name="b"><failure message="This is not what happened. Look &lt;there&gt;."/></testcase>
              <testcase classname="lab 9.1" name="c"><skipped message="Not answered yet."/></testcase>
              <testcase classname="lab 9.1" name="d"><failure message="Give a whole number, for example 1042."/></testcase>
              <testcase classname="lab 9.1" name="e"></testcase>
            </testsuite>
            """);
    assertThat(written(FAULT, "TEST-worksheet-9.1.xml"))
        .contains("tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\"")
        .contains("name=\"worksheet\"><error message=\"The broker did not start.\"/>");
    assertThat(written(UNREADABLE, "TEST-worksheet-9.1.xml"))
        .contains("tests=\"1\" failures=\"1\" errors=\"0\" skipped=\"0\"");
    DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(dir.resolve("TEST-worksheet-9.1.xml").toFile());
  }

  private String written(JudgedLab judged, String file) throws Exception {
    new GradeFiles(dir).write(new Student("Ada", 7), judged);
    return Files.readString(dir.resolve(file));
  }
}

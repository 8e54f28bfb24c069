package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.question.Question;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GradingTest {
  private static final int MACHINE = Assignment.MAX - Assignment.PROSE;
  private static final String TAIL =
      Assignment.PAPERS.stream()
          .map(
              paper ->
                  ","
                      + paper.asked().questions().stream()
                          .filter(question -> !question.isProse())
                          .mapToInt(Question::points)
                          .sum())
          .reduce("", String::concat);

  @TempDir Path dir;
  private SchoolClass school;

  @BeforeEach
  void emptyClass() throws Exception {
    school = new SchoolClass(dir);
  }

  @Test
  void rightAnswersGetAllPointsOfTheMachineAndSentencesWait() throws Exception {
    school.with("ada", Assignment.files("Ada", 7)).grade();
    assertThat(school.table("grades.csv"))
        .containsExactly(
            "Ada,,ada,7,waits for a mark,%d,%d,%d%s"
                .formatted(MACHINE, Assignment.PROSE, Assignment.MAX, TAIL));
    assertThat(school.table("problems.csv")).isEmpty();
  }

  @Test
  void blankWorksheetsGetNothing() throws Exception {
    ClassGrades grades = school.with("ada", Assignment.files("Ada", 7, question -> null)).grade();
    assertThat(grades.graded().get(0).score()).isZero();
    assertThat(grades.graded().get(0).open()).isZero();
    assertThat(grades.graded().get(0).answers())
        .extracting(Judged::outcome)
        .containsOnly(Outcome.NOT_ANSWERED);
    assertThat(school.file("students/ada/results.json")).doesNotContain("passed");
  }

  @Test
  void eachWrongAnswerLosesExactlyItsPoints() throws Exception {
    List<Integer> expected = new ArrayList<>();
    for (Paper paper : Assignment.PAPERS) {
      for (Question<?> wrong : paper.asked().questions()) {
        school.with(
            "s%03d".formatted(expected.size()),
            Assignment.files(
                "S " + expected.size(),
                7,
                question ->
                    question == wrong ? Answers.wrong(question, 7) : Answers.right(question, 7)));
        expected.add(MACHINE - (wrong.isProse() ? 0 : wrong.points()));
      }
    }
    assertThat(school.grade().graded()).extracting(Graded::score).isEqualTo(expected);
  }

  @Test
  void anAnswerOfAnotherTypeIsMalformedAndGetsNothing() throws Exception {
    Graded graded =
        school.with("ada", Assignment.files("Ada", 7, Answers::malformed)).grade().graded().get(0);
    assertThat(graded.score()).isZero();
    assertThat(graded.answers()).extracting(Judged::outcome).containsOnly(Outcome.MALFORMED);
  }

  @Test
  void missingAndUnreadableFilesAreNamedAndCostOnlyTheirOwnAnswers() throws Exception {
    Map<String, String> files = new TreeMap<>(Assignment.files("Ada", 1));
    files.remove(Assignment.PAPERS.get(0).path());
    files.put(Assignment.PAPERS.get(1).path(), "answers: {records: 1, records: 2}");
    files.remove("student.yaml");
    Graded graded = school.with("ada", files).grade().graded().get(0);
    assertThat(graded.scoreOf("2.1")).isZero();
    assertThat(graded.scoreOf("2.2")).isZero();
    assertThat(graded.scoreOf("2.3")).isPositive();
    assertThat(school.table("problems.csv"))
        .containsExactly(
            "ada,missing,student.yaml,It is not in the submission.",
            "ada,missing,lab-2-1-job-graph/worksheet.yaml,It is not in the submission.",
            "ada,unreadable,lab-2-2-replay/worksheet.yaml,\"It is no plain YAML at line 1, column 30 (Duplicate field 'records'); compare with the lines around it, and put text with a colon or a # in quotes.\"");
    assertThat(graded.author().name()).isEqualTo("ada");
    assertThat(graded.author().seed()).hasValue(1);
  }

  @Test
  void aWorksheetOfNothingButUnknownAnswersIsGradedAndRemarkedOn() throws Exception {
    Map<String, String> files = new TreeMap<>(Assignment.files("Ada", 1));
    files.put(Assignment.PAPERS.get(1).path(), "lab: \"2.2\"\nanswers:\n  points: 1000\n");
    school.with("ada", files).grade();
    assertThat(school.table("problems.csv"))
        .first()
        .isEqualTo(
            "ada,remark,lab-2-2-replay/worksheet.yaml,\"There is no question \"\"points\"\"; compare with the blank worksheet.\"");
  }

  @Test
  void ofTwoSubmissionsOfAStudentTheBetterOneCounts() throws Exception {
    school
        .with("ada", Assignment.files("Ada", 7))
        .with("mallory", Assignment.files(" ADA ", 7, question -> null));
    school.grade();
    assertThat(school.table("grades.csv"))
        .satisfiesExactly(
            ada -> assertThat(ada).startsWith("Ada,,ada,7,waits for a mark,"),
            mallory -> assertThat(mallory).startsWith("ADA,,mallory,7,not counted,0,"));
    assertThat(school.table("problems.csv"))
        .containsExactly(
            "mallory,second submission,,\"It is of the same student as ada, which counts, for it has as many points or more.\"");
  }

  @Test
  void aFolderWithoutSubmissionsIsAUsageError() {
    assertThatThrownBy(school::grade)
        .isInstanceOf(LabFailure.class)
        .hasMessage(
            "There is no submission in %s: put a folder or a zip for each student into it."
                .formatted(school.submissions));
  }
}

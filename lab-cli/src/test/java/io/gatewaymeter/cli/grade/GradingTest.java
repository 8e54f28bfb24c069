package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.question.Question;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
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
  void theRostersSeedCountsWhateverTheStudentSays() throws Exception {
    school
        .with("ada", Assignment.files("Ada", 99))
        .with("bob", Assignment.files("Bob", 7))
        .roster("student,seed", "Ada,7", "Bob,7", "Cleo,7");
    ClassGrades grades = school.grade();
    assertThat(grades.graded().get(0).score()).isLessThan(MACHINE);
    assertThat(grades.graded().get(1).score()).isEqualTo(MACHINE);
    assertThat(school.table("problems.csv"))
        .containsExactly(
            "ada,wrong seed,student.yaml,\"It says seed 99, and the roster says 7; the answers are judged by the roster's.\"",
            "\"\",missing,,Cleo is on the roster and handed in nothing.");
    assertThat(school.table("grades.csv"))
        .last()
        .isEqualTo("Cleo,,,7,missing,0,0,%d,0,0,0,0".formatted(Assignment.MAX));
  }

  @Test
  void aSeedThatWasNotGivenOutIsNotRun() throws Exception {
    List<Long> run = new ArrayList<>();
    school.truths =
        seed -> {
          run.add(seed);
          return Assignment.truth(seed);
        };
    school.authors = new Authors(Roster.NONE, Set.of(1L, 7L));
    Graded graded = school.with("ada", Assignment.files("Ada", 99)).grade().graded().get(0);
    assertThat(run).isEmpty();
    assertThat(graded.score()).isZero();
    assertThat(graded.open()).isEqualTo(Assignment.PROSE);
    assertThat(school.table("problems.csv"))
        .containsExactly(
            "ada,wrong seed,student.yaml,\"It says seed 99, which was not given out; no answer was judged by it.\"");
  }

  @Test
  void moreSeedsThanAnyClassHasAreAQuestionToTheInstructor() throws Exception {
    for (int seed = 1; seed <= 21; seed++) {
      school.with("s" + seed, Assignment.files("S " + seed, seed));
    }
    assertThatThrownBy(school::grade)
        .isInstanceOf(LabFailure.class)
        .hasMessage(
            "The submissions are of 21 seeds, and each takes about a minute of runs; name those that you gave out, with --seeds 1,2,...");
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
  void anErrorOfOursCostsNoPointsAndIsNamedAsOurs() throws Exception {
    school.truths =
        seed -> {
          SeedTruth truth = Assignment.truth(seed);
          Map<String, io.gatewaymeter.kit.question.Truths> without = new HashMap<>(truth.truths());
          without.remove("2.3");
          return new SeedTruth(without, new TreeMap<>(Map.of("2.3", "The broker is gone.")));
        };
    ClassGrades grades =
        school
            .with("ada", Assignment.files("Ada", 7))
            .with("bob", Assignment.files("Bob", 7, question -> null))
            .grade();
    assertThat(grades.ourErrors())
        .extracting(Problem::what)
        .containsExactly("Lab 2.3 with seed 7 gave no right answers: The broker is gone.");
    assertThat(school.table("grades.csv").get(0)).startsWith("Ada,,ada,7,our error,,");
    assertThat(school.out.resolve("students/ada/results.json")).doesNotExist();
    assertThat(school.out.resolve("students/ada/result.json")).doesNotExist();
    assertThat(school.file("students/ada/feedback.html")).contains("Not graded yet.");
    // Nothing that Bob wrote depends on the run that failed.
    assertThat(school.table("grades.csv").get(1)).startsWith("Bob,,bob,7,graded,0,0,");
    assertThat(grades.graded().get(0).answers().stream().filter(it -> it.lab().equals("2.3")))
        .filteredOn(it -> !it.question().isProse())
        .extracting(Judged::outcome)
        .containsOnly(Outcome.OUR_ERROR);
  }

  @Test
  void theSameInputGivesTheSameBytesButForTheTimeStamp() throws Exception {
    school
        .with("ada.zip", Assignment.files("Ada", 7))
        .with("bob", Assignment.files("Bob", 1, question -> null))
        .with("=cmd|x", Map.of("student.yaml", "nonsense: ["));
    school.grade();
    Map<String, String> first = everything();
    school.now = SchoolClass.NOW.plusSeconds(3600);
    school.marks = Marks.read(school.out.resolve(Output.QUEUE));
    school.grade();
    Map<String, String> second = everything();
    second.replaceAll((path, text) -> text.replace("2026-03-01T13:00:00Z", "2026-03-01T12:00:00Z"));
    assertThat(second).isEqualTo(first);
    assertThat(first)
        .hasSize(4 + 3 * 3)
        .allSatisfy(
            (path, text) ->
                assertThat(text.contains(":00:00Z")).isEqualTo(path.endsWith("result.json")));
  }

  @Test
  void whatAnEarlierGradingWroteForAStudentWhoIsGoneIsGone() throws Exception {
    school.with("ada", Assignment.files("Ada", 7)).with("bob", Assignment.files("Bob", 7)).grade();
    Files.writeString(school.out.resolve("students/bob/my-notes.txt"), "kept");
    for (Path file :
        List.of(school.submissions.resolve("ada"), school.submissions.resolve("bob"))) {
      Files.move(file, dir.resolve("was-" + file.getFileName()));
    }
    school.with("cleo", Assignment.files("Cleo", 7)).grade();
    try (Stream<Path> left = Files.walk(school.out.resolve("students"))) {
      assertThat(left.filter(Files::isRegularFile).map(school.out.resolve("students")::relativize))
          .extracting(path -> path.toString().replace('\\', '/'))
          .containsExactlyInAnyOrder(
              "bob/my-notes.txt", "cleo/feedback.html", "cleo/result.json", "cleo/results.json");
    }
  }

  @Test
  void aFolderWithoutSubmissionsIsAUsageError() {
    assertThatThrownBy(school::grade)
        .isInstanceOf(LabFailure.class)
        .hasMessage(
            "There is no submission in %s: put a folder or a zip for each student into it."
                .formatted(school.submissions));
  }

  private Map<String, String> everything() throws IOException {
    try (Stream<Path> files = Files.walk(school.out)) {
      Map<String, String> all = new TreeMap<>();
      files
          .filter(Files::isRegularFile)
          .forEach(
              file -> {
                try {
                  all.put(school.out.relativize(file).toString(), Files.readString(file));
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
      return all;
    }
  }
}

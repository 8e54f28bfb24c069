package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.kit.LabFailure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Right answers: for which seeds, and what if there are none. */
class SeedsTest {
  private static final int MACHINE = Assignment.MAX - Assignment.PROSE;

  @TempDir Path dir;
  private SchoolClass school;

  @BeforeEach
  void emptyClass() throws Exception {
    school = new SchoolClass(dir);
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
}

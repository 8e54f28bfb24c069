package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.question.Question;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class graded by what the labs show when they run. */
class GradeIT {
  private static final long SEED = 4711;

  @TempDir Path dir;

  @Test
  void whoAnswersWhatTheLabsShowGetsAllPointsOfTheMachine() throws Exception {
    try (LabRuns runs = LabRuns.ofTests()) {
      TruthSource source = new LabTruths(Assignment.LABS, runs);
      SeedTruth truth = source.of(SEED);
      assertThat(truth.failures()).isEmpty();

      SchoolClass school = new SchoolClass(dir);
      school.truths = source;
      school.with("ada", rightAnswers(truth)).with("bob", Assignment.files("Bob", SEED));
      ClassGrades grades = school.grade();
      assertThat(school.table("problems.csv")).isEmpty();
      assertThat(grades.graded().get(0).score()).isEqualTo(Assignment.MAX - Assignment.PROSE);
      assertThat(grades.graded().get(1).score()).isLessThan(5);
    }
  }

  private static Map<String, String> rightAnswers(SeedTruth truth) {
    Map<String, String> files = new TreeMap<>();
    files.put("student.yaml", Assignment.student("Ada", SEED));
    for (Paper paper : Assignment.PAPERS) {
      files.put(
          paper.path(), Assignment.worksheet(paper, question -> right(truth, paper, question)));
    }
    return files;
  }

  private static JsonNode right(SeedTruth truth, Paper paper, Question<?> question) {
    return truth.truths().get(paper.lab()).to(question);
  }
}

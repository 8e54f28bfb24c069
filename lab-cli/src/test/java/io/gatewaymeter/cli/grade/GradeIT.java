package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.lab.Check;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.question.Question;
import io.gatewaymeter.kit.testing.FullDepth;
import io.gatewaymeter.replay.ReplayEvidence;
import io.gatewaymeter.replay.ReplayLab;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class graded by what the labs show when they run. */
@FullDepth
class GradeIT {
  private static final long SEED = 4711;

  private static final LabRuns RUNS = LabRuns.shared();

  @TempDir Path dir;

  @Test
  void whoAnswersWhatTheLabsShowGetsAllPointsOfTheMachine() throws Exception {
    TruthSource source = new LabTruths(Assignment.LABS, RUNS);
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

  @Test
  void aRunThatFailsIsAnErrorOfOurs() {
    assertThat(failure(2, "observe", new LabFailure(LabFailure.ENVIRONMENT, "Gone.")))
        .isEqualTo("Gone.");
    assertThat(failure(2, "observe", new IllegalStateException("A bug.")))
        .isEqualTo("The run failed (IllegalStateException: A bug.).");
  }

  @Test
  void aRunThatTheLabsOwnCheckRefutesIsAnErrorOfOurs() {
    Check<ReplayEvidence> check =
        new Check<>("Nothing is lost", evidence -> Optional.of("12 records are."));
    assertThat(failure(SEED, "checks", List.of(check)))
        .isEqualTo("Nothing is lost: 12 records are.");
  }

  /** What is said of lab 2.2, if one of its methods returns or throws something else. */
  private static String failure(long seed, String method, Object result) {
    Lab<?> real = new ReplayLab();
    Object lab =
        Proxy.newProxyInstance(
            GradeIT.class.getClassLoader(),
            new Class<?>[] {Lab.class},
            (proxy, called, args) -> {
              if (!called.getName().equals(method)) {
                return called.invoke(real, args);
              }
              if (result instanceof Exception failure) {
                throw failure;
              }
              return result;
            });
    return new LabTruths(List.of((Lab<?>) lab), RUNS).of(seed).failures().get("2.2");
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

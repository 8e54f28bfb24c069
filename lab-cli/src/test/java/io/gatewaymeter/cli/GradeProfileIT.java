package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.gatewaymeter.cli.MavenClone.Result;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.question.Questionnaire;
import io.gatewaymeter.kit.testing.FullDepth;
import io.gatewaymeter.replay.ReplayEvidence;
import io.gatewaymeter.replay.ReplayLab;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code mvn verify -Pgrade} in a student's clone: the points are the last lines. */
@FullDepth
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "mvn is a script for a POSIX shell")
class GradeProfileIT {
  private static final String ONE = "verify -Pgrade -pl lab-2-2-replay -am";
  private static final String WORKSHEET = "lab-2-2-replay/worksheet.yaml";
  private static final String STUDENT = "student.yaml";
  private static final String JOB =
      "lab-2-2-replay/src/main/java/io/gatewaymeter/replay/ReplayJob.java";
  private static final String OTHER_JOB =
      "lab-2-1-job-graph/src/main/java/io/gatewaymeter/jobgraph/JobGraphJob.java";

  @TempDir static Path dir;
  private static MavenClone clone;
  private static Map<String, JsonNode> right;

  @BeforeAll
  static void runTheLab() throws Exception {
    clone = MavenClone.in(dir);
    clone.write(STUDENT, "name: Ada\nseed: 7\n");
    try (LabRuns runs = LabRuns.ofTests()) {
      ReplayEvidence evidence = runs.observe(new ReplayLab(), 7).evidence();
      right = new TreeMap<>(new ReplayLab().questionnaire().truths(evidence).values());
    }
    right.put("why_a_completion_can_be_early", TextNode.valueOf("Somebody sent it so."));
  }

  @AfterEach
  void restore() throws Exception {
    for (String file : List.of(WORKSHEET, JOB, OTHER_JOB)) {
      clone.restore(file);
    }
  }

  @Test
  void aBlankWorksheetFails() throws Exception {
    clone.write(WORKSHEET, new ReplayLab().questionnaire().blank());
    Result result = clone.mvn(ONE);
    assertThat(result.exitCode()).isOne();
    assertThat(result.lastLines())
        .containsExactly(
            "2.2   records                           0 of 1    not answered",
            "2.2   completions                       0 of 1    not answered",
            "2.2   completions_before_their_start    0 of 1    not answered",
            "2.2   ids_of_early_completions          0 of 2    not answered",
            "2.2   starts_without_completion         0 of 1    not answered",
            "2.2   ids_of_starts_without_completion  0 of 2    not answered",
            "2.2   open_at_end                       0 of 1    not answered",
            "2.2   why_a_completion_can_be_early     0 of 1    not answered",
            "lab 2.2: 0 of 10 points; 0 of 8 questions answered, 0 to mend, 0 for a person to"
                + " judge, 8 open",
            "",
            "Points: 0 of 10.");
    assertThat(dir.resolve("lab-2-2-replay/target/grade"))
        .isDirectoryContaining("glob:**/{results.json}")
        .isDirectoryContaining("glob:**/TEST-worksheet-2.2.xml")
        .isDirectoryContaining("glob:**/feedback.md");
  }

  @Test
  void rightAnswersSucceedAndNothingOfTheProductIsTested() throws Exception {
    answer(right);
    Result result = clone.mvn(ONE);
    assertThat(result.exitCode()).as(result.text()).isZero();
    assertThat(result.lastLines())
        .contains("2.2   records                           1 of 1    right")
        .endsWith(
            "lab 2.2: 9 of 10 points; 8 of 8 questions answered, 0 to mend, 1 for a person to"
                + " judge, 0 open",
            "",
            "Points: 9 of 10.");
    assertThat(dir.resolve("lab-kit/target/test-classes")).doesNotExist();
    assertThat(dir.resolve("lab-2-2-replay/target/lab-2-2-replay-job.jar")).doesNotExist();
  }

  @Test
  void aWrongAnswerFailsBesideALabThatDoesNotCompile() throws Exception {
    Questionnaire<?> asked = new ReplayLab().questionnaire();
    answer(Answers.wrong(right, asked.questions().get(0)));
    edit(OTHER_JOB, "disableChaining()", "disableChaining(");
    Result result = clone.mvn("verify -T 2 -Pgrade -pl lab-2-1-job-graph,lab-2-2-replay -am");
    assertThat(result.exitCode()).isOne();
    assertThat(result.lastLines())
        .startsWith(
            "lab 2.1: not judged: the first [ERROR] line about lab-2-1-job-graph says why",
            "",
            "2.2   records                           0 of 1    wrong")
        .endsWith("Points: 8 of 10; not judged: lab 2.1.");
  }

  @Test
  void aJobThatFailsItsOwnChecksIsNotJudgedThoughNothingIsAnswered() throws Exception {
    clone.write(WORKSHEET, new ReplayLab().questionnaire().blank());
    edit(JOB, "keyBy(Event::requestId)", "keyBy(Event::tenantId)");
    Result result = clone.mvn(ONE);
    assertThat(result.exitCode()).isOne();
    assertThat(result.lastLines()).hasSize(3);
    assertThat(result.lastLines().get(0))
        .startsWith(
            "lab 2.2: not judged, and no points lost: Lab 2.2 does not pass its own checks");
    assertThat(result.lastLines()).endsWith("", "Points: 0 of 0; not judged: lab 2.2.");
  }

  private static void answer(Map<String, JsonNode> answers) throws Exception {
    byte[] worksheet = Answers.filled(new ReplayLab().questionnaire(), answers);
    clone.write(WORKSHEET, new String(worksheet, StandardCharsets.UTF_8));
  }

  private static void edit(String file, String from, String to) throws Exception {
    String source = Files.readString(dir.resolve(file));
    assertThat(source).contains(from);
    clone.write(file, source.replace(from, to));
  }
}

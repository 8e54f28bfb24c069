package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.question.Question;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The file that Classroom 50 reads. */
class Classroom50FileTest {
  private static final int MACHINE = Assignment.MAX - Assignment.PROSE;

  @TempDir Path dir;
  private SchoolClass school;

  @BeforeEach
  void emptyClass() throws Exception {
    school = new SchoolClass(dir);
  }

  @Test
  void classroom50sFileFollowsItsSchemaAlsoWithoutItsRunner() throws Exception {
    grade(question -> Answers.right(question, 7));
    String json = school.file("students/ada/result.json");
    assertThat(Schema.CLASSROOM50.problems(json)).isEmpty();
    ObjectNode result = (ObjectNode) Json.MAPPER.readTree(json);
    result.remove("tests");
    assertThat(result)
        .isEqualTo(
            Json.MAPPER.readTree(
                """
                {"schema": "classroom50/result/v1", "classroom": "unknown", "assignment": "unknown",
                 "assignment_type": "individual", "owner": "ada", "submission": "submit/unknown",
                 "commit": "unknown", "release": "unknown", "review": "unknown",
                 "datetime": "2026-03-01T12:00:00Z", "score": %d, "max-score": %d}
                """
                    .formatted(MACHINE, Assignment.MAX)));
  }

  @Test
  void classroom50sRunnerSaysWhatTheFilesDoNot() throws Exception {
    school.environment =
        Map.of(
            "CLASSROOM", "streams",
            "ASSIGNMENT", "module-2",
            "OWNER", "ada-l",
            "SUBMISSION_TAG", "submit/2026-03-01T11-00-00Z-abc",
            "COMMIT_URL", "https://host.example/commit/abc",
            "RELEASE_URL", "https://host.example/releases/abc",
            "REVIEW_URL", "");
    grade(question -> null);
    JsonNode result = Json.MAPPER.readTree(school.file("students/ada/result.json"));
    assertThat(Schema.CLASSROOM50.problems(result.toString())).isEmpty();
    assertThat(result.path("owner").textValue()).isEqualTo("ada-l");
    assertThat(result.path("submission").textValue()).isEqualTo("submit/2026-03-01T11-00-00Z-abc");
    assertThat(result.path("review").textValue()).isEqualTo("https://host.example/commit/abc");
  }

  @Test
  void noTestOfClassroom50HasMorePointsThanItCan() throws Exception {
    grade(question -> Answers.right(question, 7));
    JsonNode result = Json.MAPPER.readTree(school.file("students/ada/result.json"));
    int sum = 0;
    int max = 0;
    for (JsonNode test : result.path("tests")) {
      assertThat(test.path("score").intValue()).isBetween(0, test.path("max-score").intValue());
      sum += test.path("score").intValue();
      max += test.path("max-score").intValue();
    }
    assertThat(sum).isEqualTo(result.path("score").intValue());
    assertThat(max).isEqualTo(result.path("max-score").intValue());
  }

  @ParameterizedTest
  @CsvSource({
    "/score,1.5",
    "/score,-1",
    "/schema,\"classroom50/result/v2\"",
    "/submission,\"main\"",
    "/datetime,\"2026-03-01 12:00:00\"",
    "/owner,\"\"",
    "/tests/0/passed,\"yes\"",
    "/max_score,40"
  })
  void theClassroom50SchemaFindsWhatIsWrong(String at, String value) throws Exception {
    grade(question -> null);
    String json = school.file("students/ada/result.json");
    assertThat(Schema.CLASSROOM50.problems(Schema.changed(json, at, value))).isNotEmpty();
  }

  private void grade(Function<Question<?>, JsonNode> answers) throws Exception {
    school.with("ada", Assignment.files("Ada", 7, answers)).grade();
  }
}

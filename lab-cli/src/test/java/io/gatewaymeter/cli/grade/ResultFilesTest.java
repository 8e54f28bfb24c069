package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
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

/** The files that Gradescope and Classroom 50 read. */
class ResultFilesTest {
  private static final int MACHINE = Assignment.MAX - Assignment.PROSE;

  @TempDir Path dir;
  private SchoolClass school;

  @BeforeEach
  void emptyClass() throws Exception {
    school = new SchoolClass(dir);
  }

  @Test
  void gradescopesFileIsExactlyWhatItsSpecificationSays() throws Exception {
    String json = gradescope(question -> Answers.right(question, 7));
    assertThat(Schema.GRADESCOPE.problems(json)).isEmpty();
    JsonNode results = Json.MAPPER.readTree(json);
    assertThat(results.path("score")).isEqualTo(JsonNodeFactory.instance.numberNode(MACHINE));
    assertThat(results.path("output").textValue())
        .isEqualTo(
            "%d of %d points. %d more are open until a person has read your sentences."
                .formatted(MACHINE, Assignment.MAX, Assignment.PROSE));
    assertThat(results.path("tests")).hasSize(questions());
    assertThat(results.path("tests").get(0).toPrettyString().replace("\r", ""))
        .isEqualTo(
            """
            {
              "score" : 1,
              "max_score" : 1,
              "status" : "passed",
              "name" : "boxes_chained",
              "number" : "2.1.1",
              "output" : "%s\\nright",
              "tags" : [ "lab 2.1" ],
              "visibility" : "visible"
            }"""
                .formatted(Assignment.PAPERS.get(0).asked().questions().get(0).prompt()));
  }

  @Test
  void aTestThatWaitsForAPersonHasNoScoreAndNoStatus() throws Exception {
    for (JsonNode test : tests(question -> Answers.right(question, 7))) {
      boolean waits = test.path("output").textValue().contains("waits for a mark");
      assertThat(test.has("score")).isNotEqualTo(waits);
      assertThat(test.has("status")).isNotEqualTo(waits);
    }
  }

  @Test
  void wrongMalformedAndMissingAnswersFail() throws Exception {
    assertThat(tests(question -> question.isProse() ? null : Answers.wrong(question, 7)))
        .allSatisfy(test -> assertThat(test.path("status").textValue()).isEqualTo("failed"));
    assertThat(tests(Answers::malformed))
        .allSatisfy(test -> assertThat(test.path("status").textValue()).isEqualTo("failed"));
    assertThat(tests(question -> null))
        .allSatisfy(test -> assertThat(test.path("score").intValue()).isZero());
  }

  @Test
  void noFileForAStudentHasARightAnswerThatTheStudentHasNot() throws Exception {
    String right = Answers.right(Assignment.PAPERS.get(1).asked().questions().get(0), 7).toString();
    String json = gradescope(question -> question.isProse() ? null : Answers.wrong(question, 7));
    assertThat(json).doesNotContain(right);
    assertThat(school.file("students/ada/feedback.html")).doesNotContain(right);
    assertThat(school.file("students/ada/result.json")).doesNotContain(right);
  }

  @ParameterizedTest
  @CsvSource({
    "/score,\"44\"",
    "/tests/0/score,\"1\"",
    "/tests/0/max_score,\"1\"",
    "/tests/0/status,\"right\"",
    "/tests/0/number,1.1",
    "/tests/0/maxScore,1",
    "/visibility,\"everybody\"",
    "/output_format,\"plain\"",
    "/points,1"
  })
  void theGradescopeSchemaFindsWhatIsWrong(String at, String value) throws Exception {
    assertThat(Schema.GRADESCOPE.problems(changed(gradescope(question -> null), at, value)))
        .isNotEmpty();
  }

  @Test
  void theGradescopeSchemaWantsAScoreSomewhere() {
    assertThat(Schema.GRADESCOPE.problems("{\"output\": \"\"}")).isNotEmpty();
    assertThat(Schema.GRADESCOPE.problems("{\"tests\": [{\"name\": \"a\"}]}")).isNotEmpty();
    assertThat(Schema.GRADESCOPE.problems("{\"tests\": [{\"score\": 2.5}]}")).isEmpty();
  }

  @Test
  void classroom50sFileFollowsItsSchemaAlsoWithoutItsRunner() throws Exception {
    gradescope(question -> Answers.right(question, 7));
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
    gradescope(question -> null);
    JsonNode result = Json.MAPPER.readTree(school.file("students/ada/result.json"));
    assertThat(Schema.CLASSROOM50.problems(result.toString())).isEmpty();
    assertThat(result.path("owner").textValue()).isEqualTo("ada-l");
    assertThat(result.path("submission").textValue()).isEqualTo("submit/2026-03-01T11-00-00Z-abc");
    assertThat(result.path("review").textValue()).isEqualTo("https://host.example/commit/abc");
  }

  @Test
  void noTestOfClassroom50HasMorePointsThanItCan() throws Exception {
    gradescope(question -> Answers.right(question, 7));
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
    gradescope(question -> null);
    String json = school.file("students/ada/result.json");
    assertThat(Schema.CLASSROOM50.problems(changed(json, at, value))).isNotEmpty();
  }

  @Test
  void hostileTextKeepsBothFilesValid() throws Exception {
    String text = "\u0000\u001B\"\\\n</script>";
    gradescope(question -> TextNode.valueOf(text));
    assertThat(Schema.GRADESCOPE.problems(school.file("students/ada/results.json"))).isEmpty();
    assertThat(Schema.CLASSROOM50.problems(school.file("students/ada/result.json"))).isEmpty();
  }

  private static int questions() {
    return Assignment.PAPERS.stream().mapToInt(paper -> paper.asked().questions().size()).sum();
  }

  private String gradescope(Function<Question<?>, JsonNode> answers) throws Exception {
    school.with("ada", Assignment.files("Ada", 7, answers)).grade();
    return school.file("students/ada/results.json");
  }

  private Iterable<JsonNode> tests(Function<Question<?>, JsonNode> answers) throws Exception {
    return Json.MAPPER.readTree(gradescope(answers)).path("tests");
  }

  private static String changed(String json, String at, String value) throws Exception {
    JsonNode tree = Json.MAPPER.readTree(json);
    int name = at.lastIndexOf('/');
    ((ObjectNode) tree.at(at.substring(0, name)))
        .set(at.substring(name + 1), Json.MAPPER.readTree(value));
    return tree.toString();
  }
}

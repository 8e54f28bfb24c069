package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.TextNode;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.question.Question;
import java.nio.file.Path;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The file that Gradescope reads. */
class GradescopeFileTest {
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
            "%d of %d points. Up to %d more once a person has read your sentences."
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
    assertThat(Schema.GRADESCOPE.problems(Schema.changed(gradescope(question -> null), at, value)))
        .isNotEmpty();
  }

  @Test
  void theGradescopeSchemaWantsAScoreSomewhere() {
    assertThat(Schema.GRADESCOPE.problems("{\"output\": \"\"}")).isNotEmpty();
    assertThat(Schema.GRADESCOPE.problems("{\"tests\": [{\"name\": \"a\"}]}")).isNotEmpty();
    assertThat(Schema.GRADESCOPE.problems("{\"tests\": [{\"score\": 2.5}]}")).isEmpty();
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
}

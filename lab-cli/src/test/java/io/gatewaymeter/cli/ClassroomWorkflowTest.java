package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.lab.LabFolder;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The workflow that is handed out for a classroom's runner: {@code lab-cli/classroom.yml}. */
class ClassroomWorkflowTest {
  private static final String LAB =
      """
      {"lab": "2.1", "points": 1, "out_of": 3, "problem": null, "verdicts": [
        {"question": "a", "kind": "right", "points": 1, "out_of": 1, "message": ""},
        {"question": "why", "kind": "for_a_human", "points": 0, "out_of": 2, "message": "Says."}]}
      """;

  private static final String WRONG =
      """
      {"lab": "2.2", "points": 0, "out_of": 4, "problem": null, "verdicts": [
        {"question": "b", "kind": "wrong", "points": 0, "out_of": 4, "message": "Look \u00e9."}]}
      """;

  private static final String UNREADABLE =
      """
      {"lab": "2.3", "points": 0, "out_of": 5, "problem": "It is empty.", "verdicts": []}
      """;

  @TempDir Path dir;

  @Test
  void gradesAtEveryPushAndReportsWhateverCameOfIt() throws Exception {
    JsonNode job = workflow().path("jobs").path("run-autograding-tests");
    List<JsonNode> steps =
        List.of(step("Grade"), step("Feedback"), step("Collect"), step("Report"));
    assertThat(workflow().path("on").toString()).isEqualTo("[\"push\",\"workflow_dispatch\"]");
    assertThat(job.path("steps")).containsSubsequence(steps).endsWith(steps.get(3));
    assertThat(steps.get(0).path("run").textValue()).isEqualTo("mvn -B -ntp verify -Pgrade");
    assertThat(steps.subList(1, 4)).allMatch(step -> step.path("if").asText().equals("always()"));
  }

  /** GitHub Classroom's reporter wants base64 of JSON. */
  @Test
  void handsAllVerdictsToTheReporter() throws Exception {
    assertThat(collected(LAB))
        .isEqualTo(
            Json.MAPPER.readTree(
                """
                {"version": 1, "status": "pass", "max_score": 3, "tests": [
                  {"name": "2.1 a", "status": "pass", "score": 1, "message": ""},
                  {"name": "2.1 why", "status": "pass", "score": 0, "message": "Says."}]}
                """));
    assertThat(collected(LAB, WRONG))
        .isEqualTo(
            Json.MAPPER.readTree(
                """
                {"version": 1, "status": "fail", "max_score": 7, "tests": [
                  {"name": "2.1 a", "status": "pass", "score": 1, "message": ""},
                  {"name": "2.1 why", "status": "pass", "score": 0, "message": "Says."},
                  {"name": "2.2 b", "status": "fail", "score": 0, "message": "Look \u00e9."}]}
                """));
    assertThat(collected(LAB, UNREADABLE).path("status").textValue()).isEqualTo("fail");
  }

  private static JsonNode step(String name) throws Exception {
    for (JsonNode step : workflow().path("jobs").path("run-autograding-tests").path("steps")) {
      if (step.path("name").asText().equals(name)) {
        return step;
      }
    }
    throw new AssertionError("no step " + name);
  }

  private static JsonNode workflow() throws Exception {
    Path file = LabFolder.rootOf(Main.class).resolve("lab-cli/classroom.yml");
    return new YAMLMapper().readTree(file.toFile());
  }

  /** What step Collect makes of the results of some labs. */
  private JsonNode collected(String... results) throws Exception {
    assumeTrue(has("bash") && has("jq"), "A classroom's runner has bash and jq, this machine not.");
    for (int i = 0; i < results.length; i++) {
      Path grade = dir.resolve("lab-2-%d-x/target/grade".formatted(i + 1));
      Files.createDirectories(grade);
      Files.writeString(grade.resolve("results.json"), results[i]);
    }
    Path output = dir.resolve("output");
    Files.deleteIfExists(output);
    ProcessBuilder bash =
        new ProcessBuilder("bash", "-e", "-c", step("Collect").path("run").textValue())
            .directory(dir.toFile())
            .inheritIO();
    bash.environment().putAll(Map.of("GITHUB_OUTPUT", output.toString()));
    assertThat(bash.start().waitFor()).isZero();
    String line = Files.readString(output).strip();
    assertThat(line).startsWith("result=").doesNotContain("\n");
    return Json.MAPPER.readTree(Base64.getDecoder().decode(line.substring("result=".length())));
  }

  private static boolean has(String command) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, command)));
  }
}

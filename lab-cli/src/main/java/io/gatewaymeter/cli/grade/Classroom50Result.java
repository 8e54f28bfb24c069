package io.gatewaymeter.cli.grade;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;

/**
 * The {@code result.json} that Classroom 50 collects: its schema {@code classroom50/result/v1}. Its
 * runner tells by environment variables what no folder of submissions says; without them the fields
 * say {@code unknown}.
 *
 * @param datetime when it was submitted, which the runner stamps; until then, when it was graded
 */
record Classroom50Result(
    String schema,
    String classroom,
    String assignment,
    @JsonProperty("assignment_type") String assignmentType,
    String owner,
    String submission,
    String commit,
    String release,
    String review,
    String datetime,
    int score,
    @JsonProperty("max-score") int maxScore,
    List<Test> tests) {
  private static final String UNKNOWN = "unknown";

  /** A question; its outcome and message are additions that the schema allows. */
  record Test(
      @JsonProperty("test-name") String testName,
      boolean passed,
      int score,
      @JsonProperty("max-score") int maxScore,
      String outcome,
      String message) {}

  static Classroom50Result of(
      Graded graded, int max, Map<String, String> environment, Instant now) {
    String commit = set(environment, "COMMIT_URL", UNKNOWN);
    String username = graded.author().username();
    return new Classroom50Result(
        "classroom50/result/v1",
        set(environment, "CLASSROOM", UNKNOWN),
        set(environment, "ASSIGNMENT", UNKNOWN),
        set(environment, "ASSIGNMENT_TYPE", "individual"),
        set(environment, "OWNER", username.isEmpty() ? graded.key() : username),
        set(environment, "SUBMISSION_TAG", "submit/" + UNKNOWN),
        commit,
        set(environment, "RELEASE_URL", UNKNOWN),
        set(environment, "REVIEW_URL", commit),
        now.truncatedTo(ChronoUnit.SECONDS).toString(),
        graded.score(),
        max,
        graded.answers().stream().map(Classroom50Result::test).toList());
  }

  private static String set(Map<String, String> environment, String name, String otherwise) {
    String value = environment.getOrDefault(name, "");
    return value.isBlank() ? otherwise : value;
  }

  private static Test test(Judged answer) {
    return new Test(
        answer.lab() + " " + answer.question().id(),
        answer.points() == answer.question().points(),
        answer.points(),
        answer.question().points(),
        answer.outcome().label(),
        answer.message());
  }
}

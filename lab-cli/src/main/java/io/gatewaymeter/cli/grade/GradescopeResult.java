package io.gatewaymeter.cli.grade;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import java.util.List;

/**
 * The {@code results.json} that Gradescope takes from an autograder. All texts are marked as plain,
 * so that nothing a student wrote is rendered.
 *
 * @param score points of what is settled
 */
@JsonInclude(Include.NON_NULL)
record GradescopeResult(
    int score,
    String output,
    String outputFormat,
    String testOutputFormat,
    String testNameFormat,
    String visibility,
    List<Test> tests) {
  private static final String TEXT = "text";

  /**
   * A question.
   *
   * @param score null as long as its points are open
   * @param status {@code passed} or {@code failed}; null as long as its points are open
   */
  @JsonInclude(Include.NON_NULL)
  record Test(
      Integer score,
      int maxScore,
      String status,
      String name,
      String number,
      String output,
      List<String> tags,
      String visibility) {}

  static GradescopeResult of(Graded graded, int max) {
    StringBuilder output = new StringBuilder("%d of %d points.".formatted(graded.score(), max));
    if (graded.open() > 0) {
      output.append(
          " Up to %d more once a person has read your sentences.".formatted(graded.open()));
    }
    graded
        .problemsForTheStudent()
        .forEach(
            problem ->
                output.append("\n%s: %s".formatted(OneLine.of(problem.where()), problem.what())));
    return new GradescopeResult(
        graded.score(),
        output.toString(),
        TEXT,
        TEXT,
        TEXT,
        "visible",
        graded.answers().stream().map(GradescopeResult::test).toList());
  }

  private static Test test(Judged answer) {
    boolean settled = answer.outcome().isSettled();
    boolean full = answer.points() == answer.question().points();
    return new Test(
        settled ? answer.points() : null,
        answer.question().points(),
        settled ? (full ? "passed" : "failed") : null,
        answer.question().id(),
        answer.number(),
        answer.question().prompt() + "\n" + said(answer),
        List.of("lab " + answer.lab()),
        "visible");
  }

  private static String said(Judged answer) {
    return answer.message().isEmpty()
        ? answer.outcome().label()
        : answer.outcome().label() + ": " + answer.message();
  }
}

package io.gatewaymeter.cli.grade;

import java.util.List;

/**
 * One submission, graded.
 *
 * @param key what it is called in what we write
 * @param submission the name of its folder or archive
 * @param answers one for each question of the assignment
 */
record Graded(
    String key, String submission, Author author, List<Judged> answers, List<Problem> problems) {
  Graded {
    answers = List.copyOf(answers);
    problems = List.copyOf(problems);
  }

  /** Points of what is settled. */
  int score() {
    return answers.stream().mapToInt(Judged::points).sum();
  }

  /** Points that may still come. */
  int open() {
    return answers.stream().mapToInt(Judged::open).sum();
  }

  int scoreOf(String lab) {
    return answers.stream()
        .filter(answer -> answer.lab().equals(lab))
        .mapToInt(Judged::points)
        .sum();
  }

  /** What the student should know of; marks are between the instructor and us. */
  List<Problem> problemsForTheStudent() {
    return problems.stream().filter(problem -> problem.kind() != Problem.Kind.MARK).toList();
  }

  boolean has(Outcome outcome) {
    return answers.stream().anyMatch(answer -> answer.outcome() == outcome);
  }
}

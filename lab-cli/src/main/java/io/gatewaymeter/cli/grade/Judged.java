package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.question.Question;

/**
 * One answer of one student, judged.
 *
 * @param lab the number of its lab
 * @param number of the question in the assignment, as {@code 2.2.1}
 * @param points that it got so far
 * @param message for the student, and never the value
 * @param answer what the student wrote: prose in full, anything else in one line
 * @param slip what a wrong answer is likely to come from, for the instructor; empty otherwise
 */
record Judged(
    String lab,
    String number,
    Question<?> question,
    Outcome outcome,
    int points,
    String message,
    String answer,
    String slip) {
  Judged(
      Paper paper,
      Question<?> question,
      Outcome outcome,
      int points,
      String message,
      String answer,
      String slip) {
    this(paper.lab(), paper.number(question), question, outcome, points, message, answer, slip);
  }

  /** Points that may still come. */
  int open() {
    return outcome.isSettled() ? 0 : question.points();
  }
}

package io.gatewaymeter.cli.grade;

import java.util.List;

/** What a student's page is drawn from. */
record Feedback(
    String student,
    String submission,
    String seed,
    boolean graded,
    int score,
    int open,
    int max,
    List<Lab> labs,
    List<Line> problems) {
  /** A lab's answers. */
  record Lab(String number, String title, int score, int max, List<Answer> answers) {}

  /** An answer; kind: good, warn or bad. */
  record Answer(
      String id,
      String prompt,
      String answer,
      String outcome,
      String kind,
      int points,
      int max,
      String message) {}

  /** Something that is wrong with the submission. */
  record Line(String where, String what) {}

  static Feedback of(Graded graded, List<Paper> papers) {
    return new Feedback(
        graded.author().name(),
        OneLine.of(graded.submission()),
        graded.author().seed().isPresent()
            ? String.valueOf(graded.author().seed().getAsLong())
            : "unknown",
        !graded.has(Outcome.OUR_ERROR),
        graded.score(),
        graded.open(),
        Paper.points(papers),
        papers.stream().map(paper -> lab(graded, paper)).toList(),
        graded.problemsForTheStudent().stream()
            .map(problem -> new Line(OneLine.of(problem.where()), OneLine.of(problem.what())))
            .toList());
  }

  private static Lab lab(Graded graded, Paper paper) {
    return new Lab(
        paper.lab(),
        paper.asked().title(),
        graded.scoreOf(paper.lab()),
        paper.asked().points(),
        graded.answers().stream()
            .filter(answer -> answer.lab().equals(paper.lab()))
            .map(Feedback::answer)
            .toList());
  }

  private static Answer answer(Judged judged) {
    String kind =
        !judged.outcome().isSettled()
            ? "warn"
            : judged.points() == judged.question().points() ? "good" : "bad";
    return new Answer(
        judged.question().id(),
        judged.question().prompt(),
        judged.answer(),
        judged.outcome().label(),
        kind,
        judged.points(),
        judged.question().points(),
        judged.message());
  }
}

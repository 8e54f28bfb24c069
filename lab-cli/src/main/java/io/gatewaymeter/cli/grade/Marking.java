package io.gatewaymeter.cli.grade;

import io.gatewaymeter.cli.grade.Problem.Kind;
import io.gatewaymeter.kit.question.Question;

/** Gives prose the points that a person wrote down for it. */
record Marking(Marks marks) {
  private static final int LONGEST = 4000;

  /** The sentence with its mark; without one that can be used, it waits. */
  Judged judge(String key, Paper paper, Question<?> question, String text, Problems problems) {
    String answer = OneLine.lines(text, LONGEST);
    Judged waits =
        new Judged(
            paper,
            question,
            Outcome.WAITS_FOR_A_MARK,
            0,
            "A person reads this, and has not yet.",
            answer,
            "");
    String id = MarkRow.id(key, waits);
    String points = marks.pointsOf(id);
    if (points.isEmpty()) {
      String earlier = marks.pointsAt(MarkRow.place(id));
      if (!earlier.isEmpty()) {
        problems.add(
            Kind.MARK,
            question.id(),
            "It was marked %s, but the text has changed since; mark it again."
                .formatted(OneLine.of(earlier)));
      }
      return waits;
    }
    if (!isFrom0To(question.points(), points)) {
      problems.add(
          Kind.MARK,
          question.id(),
          "The mark \"%s\" is no whole number from 0 to %d; correct it in manual-queue.csv."
              .formatted(OneLine.of(points), question.points()));
      return waits;
    }
    return new Judged(
        paper,
        question,
        Outcome.MARKED,
        Integer.parseInt(points),
        "A person has read this.",
        answer,
        "");
  }

  private static boolean isFrom0To(int most, String points) {
    return points.matches("[0-9]{1,3}") && Integer.parseInt(points) <= most;
  }
}

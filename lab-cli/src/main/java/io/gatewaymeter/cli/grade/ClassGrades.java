package io.gatewaymeter.cli.grade;

import io.gatewaymeter.cli.grade.Problem.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All submissions of a class, graded, and which of them count. */
final class ClassGrades {
  private static final Comparator<Graded> BETTER =
      Comparator.comparing((Graded each) -> each.has(Outcome.OUR_ERROR))
          .thenComparingInt(Graded::score)
          .thenComparingInt(Graded::open);

  private final Roster roster;
  private final List<Graded> graded;
  private final List<Problem> others;
  private final Map<String, Graded> counted = new LinkedHashMap<>();
  private final Map<Roster.Entry, List<Graded>> byStudent = new HashMap<>();

  /**
   * Of each student, the better submission counts, the first by name if they are equal: so nobody
   * can spoil another's grade by handing in something in that name.
   *
   * @param graded in the order of their names
   * @param others problems that concern no submission
   */
  ClassGrades(Roster roster, List<Graded> graded, List<Problem> others) {
    this.roster = roster;
    this.others = List.copyOf(others);
    this.graded = List.copyOf(graded);
    for (Graded each : graded) {
      counted.merge(
          each.author().identity(),
          each,
          (one, other) -> BETTER.compare(other, one) > 0 ? other : one);
      each.author()
          .enrolled()
          .ifPresent(it -> byStudent.computeIfAbsent(it, key -> new ArrayList<>()).add(each));
    }
  }

  Roster roster() {
    return roster;
  }

  List<Graded> graded() {
    return graded;
  }

  /** One for each student who handed in. */
  List<Graded> counted() {
    return List.copyOf(counted.values());
  }

  /** All submissions of a student of the roster. */
  List<Graded> of(Roster.Entry student) {
    return byStudent.getOrDefault(student, List.of());
  }

  /** What {@code grades.csv} says of a submission. */
  String status(Graded submission) {
    if (countsInsteadOf(submission) != submission) {
      return "not counted";
    }
    if (submission.has(Outcome.OUR_ERROR)) {
      return Outcome.OUR_ERROR.label();
    }
    return submission.open() > 0 ? Outcome.WAITS_FOR_A_MARK.label() : "graded";
  }

  /** All problems: ours, of each submission, who handed in twice, and who nothing. */
  List<Problem> problems() {
    List<Problem> problems = new ArrayList<>(others);
    graded.forEach(each -> problems.addAll(each.problems()));
    for (Graded each : graded) {
      Graded other = countsInsteadOf(each);
      if (other != each) {
        problems.add(
            new Problem(
                each.submission(),
                Kind.SECOND_SUBMISSION,
                "",
                "It is of the same student as %s, which counts, for it has as many points or more."
                    .formatted(OneLine.of(other.submission()))));
      }
    }
    for (Roster.Entry student : roster.students()) {
      if (of(student).isEmpty()) {
        problems.add(
            new Problem(
                student.submission(),
                Kind.MISSING,
                "",
                "%s is on the roster and handed in nothing."
                    .formatted(OneLine.of(student.student()))));
      }
    }
    return problems;
  }

  /** What is wrong with us, and not with a student. */
  List<Problem> ourErrors() {
    return problems().stream().filter(problem -> problem.kind() == Kind.OUR_ERROR).toList();
  }

  /** One line for the terminal. */
  String summary() {
    long waiting =
        counted().stream()
            .flatMap(each -> each.answers().stream())
            .filter(answer -> answer.outcome() == Outcome.WAITS_FOR_A_MARK)
            .count();
    return "Graded %s of %s; %s for a mark; %s in problems.csv."
        .formatted(
            count(graded.size(), "submission"),
            count(counted.size(), "student"),
            count(waiting, "sentence") + (waiting == 1 ? " waits" : " wait"),
            count(problems().size(), "line"));
  }

  private static String count(long number, String what) {
    return "%,d %s%s".formatted(number, what, number == 1 ? "" : "s");
  }

  private Graded countsInsteadOf(Graded each) {
    return counted.get(each.author().identity());
  }
}

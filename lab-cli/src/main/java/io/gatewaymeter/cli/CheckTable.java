package io.gatewaymeter.cli;

import io.gatewaymeter.kit.question.Student;
import io.gatewaymeter.kit.question.Verdict;
import io.gatewaymeter.kit.question.Verdict.Kind;
import io.gatewaymeter.kit.verdict.JudgedLab;
import io.gatewaymeter.kit.verdict.VerdictRows;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What {@code ./lab check} prints: a line for each question, the points, and what to do next.
 *
 * @param student whose worksheets these are
 * @param judged in the order of the labs
 */
record CheckTable(Student student, List<JudgedLab> judged) {
  /** The whole of it. */
  List<String> lines() {
    List<String> lines = verdicts();
    lines.add("Next: " + next());
    return lines;
  }

  /** All but what to do next. */
  List<String> verdicts() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s, seed %d"
            .formatted(
                student.name().isEmpty() ? "No name yet" : shown(student.name()), student.seed()));
    lines.add("");
    lines.add(VerdictRows.HEADER);
    for (JudgedLab lab : judged) {
      if (lab.problem() != null) {
        lines.add(VerdictRows.row(lab.lab(), lab.problem()));
      }
      lines.addAll(VerdictRows.of(lab));
    }
    lines.add("");
    lines.add(points());
    return lines;
  }

  /**
   * As {@code Points: 12 of 42. Answers: 20 right, 1 to mend, 2 for a person to judge, 19 blank.}
   */
  private String points() {
    int points = judged.stream().mapToInt(JudgedLab::points).sum();
    int outOf = judged.stream().mapToInt(JudgedLab::outOf).sum();
    int waiting = judged.stream().mapToInt(JudgedLab::pointsForAHuman).sum();
    int failures = judged.stream().mapToInt(lab -> lab.failures().size()).sum();
    return "Points: %d of %d%s. Answers: %d right, %d to mend, %d for a person to judge, %d blank."
        .formatted(
            points,
            outOf,
            waiting == 0 ? "" : ", and up to " + waiting + " more from a person",
            count(Kind.RIGHT),
            failures,
            count(Kind.FOR_A_HUMAN),
            count(Kind.NOT_ANSWERED));
  }

  private long count(Kind kind) {
    return judged.stream().mapToLong(lab -> lab.count(kind)).sum();
  }

  private String next() {
    for (JudgedLab lab : judged) {
      if (lab.fault() != null) {
        return "do what the line of lab %s says.".formatted(lab.lab());
      }
      if (lab.unreadable() != null) {
        return "mend the worksheet of lab %s, as its line says.".formatted(lab.lab());
      }
    }
    for (JudgedLab lab : judged) {
      if (!lab.failures().isEmpty()) {
        return "look again at %2$s: ./lab check %1$s --hint %2$s"
            .formatted(lab.lab(), lab.failures().get(0).question());
      }
    }
    for (JudgedLab lab : judged) {
      Optional<Verdict> blank =
          lab.verdicts().stream().filter(each -> each.kind() == Kind.NOT_ANSWERED).findFirst();
      if (blank.isPresent()) {
        return lab.count(Kind.NOT_ANSWERED) == lab.verdicts().size()
            ? "write what you expect into the worksheet of lab %1$s, then run it: ./lab %1$s"
                .formatted(lab.lab())
            : "answer %s in the worksheet of lab %s.".formatted(blank.get().question(), lab.lab());
      }
    }
    if (judged.size() == 1) {
      return "see what the other labs lack: ./lab check";
    }
    return student.name().isEmpty()
        ? "write your name into student.yaml, then hand in: ./lab submit"
        : "hand in: ./lab submit";
  }

  /** A name may hold what a terminal obeys. */
  private static String shown(String name) {
    return name.replaceAll("\\p{C}", "?");
  }
}

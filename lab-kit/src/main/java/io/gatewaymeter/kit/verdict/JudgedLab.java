package io.gatewaymeter.kit.verdict;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.question.Verdict;
import io.gatewaymeter.kit.question.Verdict.Kind;
import java.util.List;

/**
 * What is said of one worksheet.
 *
 * @param lab the lab's number, as {@code 2.2}
 * @param outOf the points of all its questions
 * @param verdicts one for each question; empty if nothing could be judged
 * @param remarks what else is odd in the worksheet, one sentence each
 * @param unreadable why it cannot be read, with its path; null if it can
 * @param fault why nobody can tell, which is not the student's fault; null if somebody can
 */
public record JudgedLab(
    String lab,
    int outOf,
    List<Verdict> verdicts,
    List<String> remarks,
    String unreadable,
    LabFailure fault) {

  static JudgedLab of(Lab<?> lab, List<Verdict> verdicts, List<String> remarks) {
    return new JudgedLab(lab.number(), lab.questionnaire().points(), verdicts, remarks, null, null);
  }

  static JudgedLab unreadable(Lab<?> lab, String sentence) {
    return new JudgedLab(
        lab.number(), lab.questionnaire().points(), List.of(), List.of(), sentence, null);
  }

  static JudgedLab fault(Lab<?> lab, LabFailure fault) {
    return new JudgedLab(
        lab.number(), lab.questionnaire().points(), List.of(), List.of(), null, fault);
  }

  /** Why there are no verdicts; null if there are. */
  public String problem() {
    return fault == null ? unreadable : fault.getMessage();
  }

  /** Points of the right answers. */
  public int points() {
    return verdicts.stream().mapToInt(Verdict::points).sum();
  }

  /** Points that a person has still to give or not. */
  public int pointsForAHuman() {
    return verdicts.stream()
        .filter(verdict -> verdict.kind() == Kind.FOR_A_HUMAN)
        .mapToInt(Verdict::outOf)
        .sum();
  }

  /** How many verdicts are of a kind. */
  public long count(Kind kind) {
    return verdicts.stream().filter(verdict -> verdict.kind() == kind).count();
  }

  /** The answers that have to be changed. */
  public List<Verdict> failures() {
    return verdicts.stream().filter(verdict -> verdict.kind().isFailure()).toList();
  }

  /** Whether there is nothing left to do for the student. */
  public boolean isComplete() {
    return problem() == null && failures().isEmpty() && count(Kind.NOT_ANSWERED) == 0;
  }

  /** All of it in one line. */
  public String summary() {
    if (fault != null) {
      return "lab %s: not judged, and no points lost: %s".formatted(lab, problem());
    }
    if (unreadable != null) {
      return "lab %s: 0 of %d points: %s".formatted(lab, outOf, unreadable);
    }
    long open = count(Kind.NOT_ANSWERED);
    return "lab %s: %d of %d points; %d of %d questions answered, %d to mend, %d for a person to judge, %d open"
        .formatted(
            lab,
            points(),
            outOf,
            verdicts.size() - open,
            verdicts.size(),
            failures().size(),
            count(Kind.FOR_A_HUMAN),
            open);
  }
}

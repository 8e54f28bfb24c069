package io.gatewaymeter.kit.verdict;

import io.gatewaymeter.kit.lab.Evidence;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.question.Verdict;
import io.gatewaymeter.kit.question.Verdict.Kind;
import java.util.ArrayList;
import java.util.List;

/** The worksheet of a lab as tests, one for each answer, for {@code mvn verify}. */
public final class WorksheetTests {
  private WorksheetTests() {}

  /**
   * One test.
   *
   * @param name what is tested, as {@code 2.2 records}
   * @param skipped why it cannot be said yet; null if it can
   * @param failed why it fails; null if it passes
   */
  public record Answer(String name, String skipped, String failed) {}

  /**
   * Judges the worksheet in the lab's folder, and writes what came of it to its {@code
   * target/grade}. The lab runs if there is an answer.
   *
   * @return a test for each question; one that fails, if there is nothing to judge
   */
  public static <E extends Record & Evidence> List<Answer> of(Lab<E> lab, LabRuns runs) {
    return answers(LabGrade.of(lab, folder -> Judge.strict(folder, runs)));
  }

  static List<Answer> answers(JudgedLab judged) {
    List<Answer> answers = new ArrayList<>();
    for (Verdict verdict : judged.verdicts()) {
      String name = judged.lab() + " " + verdict.question();
      boolean blank = verdict.kind() == Kind.NOT_ANSWERED;
      boolean fails = verdict.kind().isFailure();
      String said = name + ": " + verdict.message();
      answers.add(new Answer(name, blank ? said : null, fails ? said : null));
    }
    if (judged.problem() != null) {
      answers.add(new Answer(judged.lab() + " worksheet", null, judged.summary()));
    }
    return answers;
  }
}

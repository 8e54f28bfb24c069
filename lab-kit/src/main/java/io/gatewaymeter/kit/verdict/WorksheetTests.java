package io.gatewaymeter.kit.verdict;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.lab.Evidence;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabFolder;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.question.Student;
import io.gatewaymeter.kit.question.Verdict;
import io.gatewaymeter.kit.question.Verdict.Kind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** The worksheet of a lab as tests, one for each answer, for {@code mvn verify}. */
public final class WorksheetTests {
  /** Set by the profile {@code grade}: a blank answer is a failure, too. */
  private static final String BLANKS_FAIL = "worksheet.blanks.fail";

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
   * Runs a lab with the student's seed, judges the worksheet in its folder, and writes what came of
   * it to its {@code target/grade}.
   *
   * @return a test for each question; one that fails, if there is nothing to judge
   */
  public static <E extends Record & Evidence> List<Answer> of(Lab<E> lab, LabRuns runs) {
    StudentFolder folder = StudentFolder.ofRepository(lab.getClass());
    Student student = Student.NOBODY;
    JudgedLab judged;
    try {
      student = folder.student();
      judged = Judge.strict(folder, runs).judge(lab, student.seed());
    } catch (LabFailure e) {
      judged = JudgedLab.unreadable(lab, e.getMessage());
    }
    try {
      new GradeFiles(LabFolder.gradeOf(lab.getClass())).write(student, judged);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return answers(judged, Boolean.getBoolean(BLANKS_FAIL));
  }

  static List<Answer> answers(JudgedLab judged, boolean blanksFail) {
    List<Answer> answers = new ArrayList<>();
    for (Verdict verdict : judged.verdicts()) {
      String name = judged.lab() + " " + verdict.question();
      boolean blank = verdict.kind() == Kind.NOT_ANSWERED;
      boolean fails = verdict.kind().isFailure() || blank && blanksFail;
      String said = name + ": " + verdict.message();
      answers.add(new Answer(name, blank && !fails ? said : null, fails ? said : null));
    }
    if (judged.problem() != null) {
      answers.add(new Answer(judged.lab() + " worksheet", null, judged.summary()));
    }
    return answers;
  }
}

package io.gatewaymeter.kit.verdict;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.lab.Evidence;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabFolder;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.question.Student;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.function.Function;

/** Judges the worksheet in a lab's folder, and writes what came of it to its target/grade. */
public final class LabGrade {
  private LabGrade() {}

  /**
   * What {@code mvn verify -Pgrade} runs for each lab. The exit code is 0 if the lab passes its own
   * checks and no answer is wrong or missing.
   *
   * @param args the lab's class
   */
  public static void main(String[] args) throws ReflectiveOperationException {
    Locale.setDefault(Locale.ROOT);
    Lab<?> lab = (Lab<?>) Class.forName(args[0]).getConstructor().newInstance();
    boolean complete;
    try (LabRuns runs = LabRuns.ofCommand()) {
      complete = of(lab, folder -> Judge.thorough(folder, runs)).isComplete();
    }
    System.exit(complete ? 0 : LabFailure.CHECK);
  }

  static <E extends Record & Evidence> JudgedLab of(
      Lab<E> lab, Function<StudentFolder, Judge> judge) {
    StudentFolder folder = StudentFolder.ofRepository(lab.getClass());
    Student student = Student.NOBODY;
    JudgedLab judged;
    try {
      student = folder.student();
      judged = judge.apply(folder).judge(lab, student.seed());
    } catch (LabFailure e) {
      judged = JudgedLab.unreadable(lab, e.getMessage());
    }
    try {
      new GradeFiles(LabFolder.gradeOf(lab.getClass())).write(student, judged);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return judged;
  }
}

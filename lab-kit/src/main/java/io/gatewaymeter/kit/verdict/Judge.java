package io.gatewaymeter.kit.verdict;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import io.gatewaymeter.kit.lab.Evidence;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.lab.Observed;
import io.gatewaymeter.kit.lab.OwnEvidence;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.question.Questionnaire;
import io.gatewaymeter.kit.question.Truths;
import io.gatewaymeter.kit.question.UnreadableFile;
import io.gatewaymeter.kit.question.Worksheet;
import java.util.function.Consumer;

/** Holds a student's worksheets against what happened when the labs ran. */
public final class Judge {
  private final StudentFolder folder;
  private final LabRuns runs;
  private final boolean blankToo;
  private final int hints;
  private final Consumer<String> onRun;

  private Judge(
      StudentFolder folder, LabRuns runs, boolean blankToo, int hints, Consumer<String> onRun) {
    this.folder = folder;
    this.runs = runs;
    this.blankToo = blankToo;
    this.hints = hints;
    this.onRun = onRun;
  }

  /** One that runs every lab: its own checks have to pass, also if no question is answered. */
  public static Judge thorough(StudentFolder folder, LabRuns runs) {
    return new Judge(folder, runs, true, 1, null);
  }

  /** One that runs every lab that has an answer, and leaves the student's evidence alone. */
  public static Judge strict(StudentFolder folder, LabRuns runs) {
    return new Judge(folder, runs, false, 1, null);
  }

  /**
   * One that takes the student's own evidence for the truth if it is fresh. Where it is not, it
   * runs the lab, and leaves evidence and report of that run in its place.
   *
   * @param onRun is told before a lab runs, with one sentence
   */
  public static Judge quick(StudentFolder folder, LabRuns runs, Consumer<String> onRun) {
    return new Judge(folder, runs, false, 0, onRun);
  }

  /**
   * Judges the worksheet of a lab. Whatever is wrong with it, or with the lab, is in the result.
   *
   * @param seed of the student's events
   */
  public <E extends Record & Evidence> JudgedLab judge(Lab<E> lab, long seed) {
    Questionnaire<E> asked = lab.questionnaire();
    try {
      Worksheet worksheet = folder.read(lab);
      OwnEvidence<E> own = OwnEvidence.read(lab, folder.evidenceOf(lab));
      Truths truths =
          blankToo || needsTruths(asked, worksheet)
              ? truths(lab, worksheet, own, seed)
              : Truths.NONE;
      return JudgedLab.of(
          lab, asked.judge(worksheet, truths, own.truths(), hints), worksheet.remarks());
    } catch (UnreadableFile e) {
      return JudgedLab.unreadable(
          lab, folder.root().relativize(folder.worksheetOf(lab)) + ": " + e.getMessage());
    } catch (LabFailure e) {
      return JudgedLab.fault(lab, e);
    } catch (RuntimeException e) {
      return JudgedLab.fault(
          lab,
          new LabFailure(
              LabFailure.CHECK,
              "Lab %s itself is broken (%s); undo the last change to it."
                  .formatted(lab.number(), RootCause.of(e)),
              e));
    }
  }

  private static boolean needsTruths(Questionnaire<?> asked, Worksheet worksheet) {
    return asked.questions().stream()
        .anyMatch(
            question ->
                !question.isProse() && !Worksheet.isBlank(worksheet.answers().get(question.id())));
  }

  private <E extends Record & Evidence> Truths truths(
      Lab<E> lab, Worksheet worksheet, OwnEvidence<E> own, long seed) throws LabFailure {
    if (onRun != null) {
      E fresh = own.fresh(seed).orElse(null);
      if (fresh != null) {
        return lab.questionnaire().truths(fresh);
      }
      onRun.accept("Running lab %s with seed %d ...".formatted(lab.number(), seed));
    }
    Observed<E> observed = runs.observe(lab, seed);
    if (!observed.problems().isEmpty()) {
      throw new LabFailure(
          LabFailure.CHECK,
          "Lab %s does not pass its own checks, so its answers cannot be judged; undo the last change to its job. %s"
              .formatted(lab.number(), String.join(" ", observed.problems())));
    }
    if (onRun != null) {
      observed.write(folder.evidenceOf(lab), worksheet);
    }
    return lab.questionnaire().truths(observed.evidence());
  }
}

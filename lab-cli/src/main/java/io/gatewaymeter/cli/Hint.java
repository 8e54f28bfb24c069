package io.gatewaymeter.cli;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.question.AnswerType;
import io.gatewaymeter.kit.question.Question;
import java.util.ArrayList;
import java.util.List;

/** A question with a hint: never the answer, and the same for everybody. */
final class Hint {
  private Hint() {}

  /**
   * Finds a question.
   *
   * @param labs where to look for it
   * @param more whether to show the second hint, too
   * @return what to print
   * @throws LabFailure if none of them has it
   */
  static List<String> of(List<Lab<?>> labs, String id, boolean more) throws LabFailure {
    for (Lab<?> lab : labs) {
      for (Question<?> question : lab.questions()) {
        if (question.id().equals(id)) {
          return lines(lab, question, more);
        }
      }
    }
    throw new LabFailure(
        LabFailure.USAGE,
        "No question is called \"%s\"; the worksheets and ./lab check name them.".formatted(id));
  }

  private static List<String> lines(Lab<?> lab, Question<?> question, boolean more) {
    List<String> lines = new ArrayList<>();
    lines.add("Lab %s, %s: %s".formatted(lab.number(), question.id(), question.prompt()));
    lines.add("Give " + question.type().wanted() + ".");
    if (question.type() instanceof AnswerType.Prose prose) {
      lines.add("A person judges it: " + prose.rubric());
    }
    lines.add("");
    lines.add(question.hints().get(0));
    lines.add(
        more
            ? question.hints().get(1)
            : "(More: ./lab check %s --hint %s --more)".formatted(lab.number(), question.id()));
    return lines;
  }
}

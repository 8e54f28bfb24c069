package io.gatewaymeter.kit.question;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.question.Verdict.Kind;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a student answers after a run.
 *
 * @param id stable and unique within its lab, as {@code records_out}
 * @param points what a right answer is worth
 * @param prompt the question, one or two sentences
 * @param type what an answer is
 * @param truth the right answer, computed from the evidence of a run: what Jackson writes as a
 *     value of the type; not asked for prose
 * @param hints two: where to look again, then how to find it; neither gives the value
 * @param <E> the lab's evidence
 */
public record Question<E>(
    String id,
    int points,
    String prompt,
    AnswerType type,
    Function<E, ?> truth,
    List<String> hints) {
  public Question {
    hints = List.copyOf(hints);
  }

  /** A question that a person judges. */
  public static <E> Question<E> prose(
      String id, int points, String prompt, String rubric, String model, List<String> hints) {
    return new Question<>(
        id, points, prompt, new AnswerType.Prose(rubric, model), evidence -> null, hints);
  }

  /** Whether a person judges the answer, and there is no truth to compare it with. */
  public boolean isProse() {
    return type instanceof AnswerType.Prose;
  }

  /**
   * Judges an answer. The same arguments give the same verdict, and its message never has the
   * value.
   *
   * @param answer as it stands in the worksheet; null if it does not
   * @param truth the right answer; null for prose
   * @param own what the student's own run showed; null if there is none that can tell
   * @param hints how many of the hints a wrong answer gets: 0, 1 or 2
   */
  public Verdict judge(JsonNode answer, JsonNode truth, JsonNode own, int hints) {
    if (Worksheet.isBlank(answer)) {
      return verdict(Kind.NOT_ANSWERED, "Not answered yet.", 0);
    }
    Optional<JsonNode> read = type.read(answer);
    if (read.isEmpty()) {
      return verdict(Kind.MALFORMED, "Give " + type.wanted() + ".", 0);
    }
    if (type instanceof AnswerType.Prose prose) {
      return verdict(Kind.FOR_A_HUMAN, "A person judges this: " + prose.rubric(), 0);
    }
    if (read.equals(type.read(truth))) {
      return verdict(Kind.RIGHT, "", 0);
    }
    if (own == null) {
      return verdict(Kind.WRONG, "This is not what happened.", hints);
    }
    return read.equals(type.read(own))
        ? verdict(
            Kind.WRONG,
            "Your own run showed this, but with another seed or another job; run the lab again.",
            hints)
        : verdict(Kind.NOT_WHAT_YOUR_RUN_SHOWED, "Your own run showed something else.", hints);
  }

  private Verdict verdict(Kind kind, String message, int hints) {
    String hinted = String.join(" ", this.hints.subList(0, hints));
    return new Verdict(
        id, kind, kind == Kind.RIGHT ? points : 0, points, (message + " " + hinted).strip());
  }
}

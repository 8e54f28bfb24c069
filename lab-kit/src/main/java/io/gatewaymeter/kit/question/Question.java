package io.gatewaymeter.kit.question;

import java.util.List;
import java.util.function.Function;

/**
 * What a student answers after a run.
 *
 * @param id stable and unique within its lab, as {@code records_out}
 * @param points what a right answer is worth
 * @param prompt the question, one or two sentences
 * @param type what an answer is: {@code Integer}, {@code Long}, {@code Boolean}, {@code String}, a
 *     {@code List} of ids, or {@link Prose}
 * @param truth the right answer, computed from the evidence of a run; for prose the rubric
 * @param hints two: where to look again, then how to find it; neither gives the value
 * @param <E> the lab's evidence
 * @param <A> the type of an answer
 */
public record Question<E, A>(
    String id, int points, String prompt, Class<A> type, Function<E, A> truth, List<String> hints) {
  public Question {
    hints = List.copyOf(hints);
  }
}

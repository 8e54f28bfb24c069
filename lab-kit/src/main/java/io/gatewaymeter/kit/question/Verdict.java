package io.gatewaymeter.kit.question;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/**
 * What is said of one answer.
 *
 * @param question the question's id
 * @param points that the answer got
 * @param outOf that it could get
 * @param message what to tell the student, and never the value; empty where all is said by the kind
 */
public record Verdict(String question, Kind kind, int points, int outOf, String message) {
  /** The kinds of verdict. */
  public enum Kind {
    NOT_ANSWERED,
    /** Of another type than the question wants. */
    MALFORMED,
    WRONG,
    /** Wrong, and the student's own evidence says otherwise, too. */
    NOT_WHAT_YOUR_RUN_SHOWED,
    RIGHT,
    /** Prose: answered, and open until a person has judged it. */
    FOR_A_HUMAN;

    /** As {@code not answered}. */
    public String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    @JsonValue
    String toJson() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Whether the answer has to be changed. */
    public boolean isFailure() {
      return this == MALFORMED || this == WRONG || this == NOT_WHAT_YOUR_RUN_SHOWED;
    }
  }
}

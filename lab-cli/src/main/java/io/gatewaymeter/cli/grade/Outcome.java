package io.gatewaymeter.cli.grade;

import java.util.Locale;

/** What became of one answer. */
enum Outcome {
  RIGHT,
  WRONG,
  /** Of another type than the question wants. */
  MALFORMED,
  NOT_ANSWERED,
  /** The seed that the answers are for was not given out, or is not known. */
  NOT_JUDGED,
  /** Prose, judged by a person. */
  MARKED,
  /** Prose that a person has yet to judge: its points are open. */
  WAITS_FOR_A_MARK,
  /** Not the student's fault: there is no right answer to compare with. Its points are open. */
  OUR_ERROR;

  /** Whether its points are known. */
  boolean isSettled() {
    return this != WAITS_FOR_A_MARK && this != OUR_ERROR;
  }

  /** As {@code not answered}. */
  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}

package io.gatewaymeter.cli.grade;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Who handed in a submission, as far as can be told.
 *
 * @param name of the student
 * @param enrolled the line of the roster; empty if none fits
 * @param seed that the answers are judged by; empty if there is none that was given out
 * @param noSeed why there is none, for the student; empty if there is one
 * @param problems what had to be found out or decided
 */
record Author(
    String name,
    Optional<Roster.Entry> enrolled,
    OptionalLong seed,
    String noSeed,
    List<Problem> problems) {
  Author {
    problems = List.copyOf(problems);
  }

  /** Two submissions with the same are taken to be of one student. */
  String identity() {
    return enrolled.map(Roster.Entry::toString).orElse(Csv.folded(name));
  }

  /** Whether the seed is the student's own word. */
  boolean choseSeed() {
    return enrolled.map(Roster.Entry::seed).orElse(OptionalLong.empty()).isEmpty();
  }

  String username() {
    return enrolled.map(Roster.Entry::username).orElse("");
  }
}

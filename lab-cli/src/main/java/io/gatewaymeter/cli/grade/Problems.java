package io.gatewaymeter.cli.grade;

import io.gatewaymeter.cli.grade.Problem.Kind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What is wrong with one submission: of each kind the first few, and the number of the others. */
final class Problems {
  private static final int EACH = 5;

  private final String submission;
  private final List<Problem> first = new ArrayList<>();
  private final Map<Kind, Integer> seen = new EnumMap<>(Kind.class);

  Problems(String submission) {
    this.submission = submission;
  }

  void add(Kind kind, String where, String what) {
    if (seen.merge(kind, 1, Integer::sum) <= EACH) {
      first.add(new Problem(submission, kind, where, what));
    }
  }

  List<Problem> list() {
    List<Problem> all = new ArrayList<>(first);
    seen.forEach(
        (kind, count) -> {
          if (count > EACH) {
            all.add(
                new Problem(
                    submission,
                    kind,
                    "",
                    "There are %d more of this kind.".formatted(count - EACH)));
          }
        });
    return List.copyOf(all);
  }
}

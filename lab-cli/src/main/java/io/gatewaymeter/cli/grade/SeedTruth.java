package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.question.Truths;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The right answers for one seed.
 *
 * @param truths by the number of the lab
 * @param failures one sentence for each lab of which there are none
 */
record SeedTruth(Map<String, Truths> truths, SortedMap<String, String> failures) {
  SeedTruth {
    truths = Map.copyOf(truths);
    failures = Collections.unmodifiableSortedMap(new TreeMap<>(failures));
  }

  /** The failures, as errors of ours. */
  List<Problem> problems(long seed) {
    return failures.entrySet().stream()
        .map(
            failure ->
                new Problem(
                    "",
                    Problem.Kind.OUR_ERROR,
                    "",
                    "Lab %s with seed %d gave no right answers: %s"
                        .formatted(failure.getKey(), seed, failure.getValue())))
        .toList();
  }
}

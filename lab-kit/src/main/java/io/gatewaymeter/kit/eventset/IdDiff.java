package io.gatewaymeter.kit.eventset;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** How two lists differ in which an entry, as a request id, may stand more than once. */
public final class IdDiff {
  private static final int FIRST = 5;

  private IdDiff() {}

  /**
   * Compares a list that was observed with the one that was expected.
   *
   * @param field what the list is called in evidence
   * @return one sentence that names the first ids that are missing and surplus; empty if the lists
   *     hold the same ids, in whatever order
   */
  public static Optional<String> sentence(
      String field, List<String> expected, List<String> observed) {
    List<String> missing = minus(expected, observed);
    List<String> surplus = minus(observed, expected);
    return missing.isEmpty() && surplus.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%s: expected %d, observed %d; missing: %s; surplus: %s."
                .formatted(
                    field, expected.size(), observed.size(), first(missing), first(surplus)));
  }

  /**
   * What is left of a list when every entry of another one is taken out of it once, if it is there.
   *
   * @return in the order of the first list
   */
  public static <T> List<T> minus(List<T> list, List<T> other) {
    Map<T, Integer> taken = new HashMap<>();
    other.forEach(entry -> taken.merge(entry, 1, Integer::sum));
    List<T> left = new ArrayList<>();
    for (T entry : list) {
      if (taken.merge(entry, -1, Integer::sum) < 0) {
        left.add(entry);
      }
    }
    return left;
  }

  private static String first(List<String> entries) {
    return entries.isEmpty() ? "none" : first(entries, ", ");
  }

  static String first(List<String> entries, String separator) {
    String first = entries.stream().limit(FIRST).collect(Collectors.joining(separator));
    return entries.size() > FIRST
        ? first + separator + "... (" + entries.size() + " in all)"
        : first;
  }
}

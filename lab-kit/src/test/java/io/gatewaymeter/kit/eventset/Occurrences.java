package io.gatewaymeter.kit.eventset;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Where the events of a type stand in a set, by request. */
final class Occurrences {
  private Occurrences() {}

  /** Positions from 0, requests in the order of their first such event. */
  static Map<String, List<Integer>> of(EventSet set, String eventType) {
    return of(set, eventType::equals);
  }

  static Map<String, List<Integer>> of(EventSet set, Predicate<String> eventType) {
    Map<String, List<Integer>> positions = new LinkedHashMap<>();
    for (int i = 0; i < set.lines().size(); i++) {
      if (set.lines().get(i).meaning() instanceof Meaning.Good good
          && eventType.test(good.eventType())) {
        positions.computeIfAbsent(good.requestId(), first -> new ArrayList<>()).add(i);
      }
    }
    return positions;
  }
}

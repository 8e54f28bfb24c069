package io.gatewaymeter.parallelism;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.apache.flink.runtime.state.KeyGroupRangeAssignment;

/** Picks the requests that a student follows from run to run. */
final class NamedRequests {
  private static final int HOW_MANY = 5;

  /** Key groups of a job at the parallelisms of the exercise. */
  private static final int KEY_GROUPS = 128;

  /** The request of the course page. */
  private static final String OF_THE_COURSE = "r-4f1a";

  private NamedRequests() {}

  /**
   * At most five requests, spread over the key groups and in their order, so that they are on many
   * subtasks: from the middle of each fifth. The one of the course page, if it is there, takes the
   * place of its neighbour.
   */
  static List<String> of(Set<String> requestIds) {
    Comparator<String> byKeyGroup =
        Comparator.comparingInt(
            (String id) -> KeyGroupRangeAssignment.assignToKeyGroup(id, KEY_GROUPS));
    List<String> ids = new ArrayList<>(requestIds);
    ids.sort(byKeyGroup.thenComparing(Comparator.naturalOrder()));
    SortedSet<Integer> places = new TreeSet<>();
    for (int fifth = 0; fifth < HOW_MANY; fifth++) {
      places.add((2 * fifth + 1) * ids.size() / (2 * HOW_MANY));
    }
    int ofTheCourse = ids.indexOf(OF_THE_COURSE);
    if (ofTheCourse >= 0 && places.add(ofTheCourse) && places.size() > HOW_MANY) {
      places.remove(
          places.tailSet(ofTheCourse + 1).isEmpty()
              ? places.headSet(ofTheCourse).last()
              : places.tailSet(ofTheCourse + 1).first());
    }
    return places.stream().map(ids::get).toList();
  }
}

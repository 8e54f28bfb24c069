package io.gatewaymeter.parallelism;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The subtask log of one run, added up. */
final class SubtaskLog {
  private final SortedMap<String, SortedSet<Integer>> subtasks = new TreeMap<>();
  private final List<Long> counts;

  /**
   * Adds a log up.
   *
   * @param entries in any order
   * @param parallelism subtasks of {@code assemble}
   */
  SubtaskLog(List<SubtaskEntry> entries, int parallelism) {
    counts = new ArrayList<>(Collections.nCopies(parallelism, 0L));
    for (SubtaskEntry entry : entries) {
      subtasks.computeIfAbsent(entry.requestId(), first -> new TreeSet<>()).add(entry.subtask());
      counts.set(entry.subtask(), counts.get(entry.subtask()) + 1);
    }
  }

  /** Events that subtask 0, 1, … logged. */
  List<Long> perSubtask() {
    return List.copyOf(counts);
  }

  /** Where each request was seen; the lowest subtask, if it was seen on several. */
  SortedMap<String, Integer> subtaskByRequest() {
    SortedMap<String, Integer> result = new TreeMap<>();
    subtasks.forEach((id, seen) -> result.put(id, seen.first()));
    return result;
  }

  /** The requests that were seen on several subtasks. */
  SortedMap<String, List<Integer>> unstable() {
    SortedMap<String, List<Integer>> result = new TreeMap<>();
    subtasks.forEach(
        (id, seen) -> {
          if (seen.size() > 1) {
            result.put(id, List.copyOf(seen));
          }
        });
    return result;
  }
}

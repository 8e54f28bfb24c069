package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.EventType;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Line;
import io.gatewaymeter.kit.eventset.Meaning;
import io.gatewaymeter.kit.eventset.Placement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which requests become records when each partition's events are dealt round-robin to so many maps,
 * worked out from the event set alone.
 *
 * <p>{@code rebalance()} begins at a random subtask, but a start and its completion meet if and
 * only if the number of events from one to the other, in the stream of their sender, is a multiple
 * of the number of subtasks: where the dealing begins does not matter. With one map it is what a
 * correct job makes.
 */
final class RoundRobin {
  private final EventSet set;
  private final int maps;
  private final Map<Integer, Integer> dealt = new HashMap<>();
  private final Map<List<Integer>, Set<String>> open = new HashMap<>();
  private final List<String> records = new ArrayList<>();

  private RoundRobin(EventSet set, int maps) {
    this.set = set;
    this.maps = maps;
  }

  /**
   * Predicts the records.
   *
   * @param maps subtasks that are dealt to, 1 or more
   * @return their request ids, sorted, an id once for each record
   */
  static List<String> records(EventSet set, int maps) {
    RoundRobin hand = new RoundRobin(set, maps);
    set.lines().forEach(hand::deal);
    return hand.records.stream().sorted().toList();
  }

  private void deal(Line line) {
    // A malformed line ends in parse and takes nobody's turn.
    if (line.meaning() instanceof Meaning.Good event) {
      int partition = Placement.partition(line, set.partitions());
      int turn = dealt.merge(partition, 1, Integer::sum);
      Set<String> map =
          open.computeIfAbsent(List.of(partition, turn % maps), first -> new HashSet<>());
      if (event.eventType().equals(EventType.REQUEST_STARTED)) {
        map.add(event.requestId());
      } else if (event.eventType().equals(EventType.REQUEST_COMPLETED)
          && map.remove(event.requestId())) {
        records.add(event.requestId());
      }
    }
  }
}

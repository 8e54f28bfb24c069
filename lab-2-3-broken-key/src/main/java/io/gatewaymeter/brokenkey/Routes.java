package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.EventType;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Line;
import io.gatewaymeter.kit.eventset.Meaning;
import io.gatewaymeter.kit.eventset.Placement;
import io.gatewaymeter.kit.run.Slice;
import io.gatewaymeter.request.RequestRecord;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.flink.runtime.state.KeyGroupRangeAssignment;

/** Puts the ways of a set's events together: from Kafka, by Flink, to a subtask. */
final class Routes {
  private record Place(int partition, long offset) {}

  private Routes() {}

  /**
   * The route of each event that arrived, in the order of the set.
   *
   * @param input the set, as it was published
   * @param arrivals what the assembler reported
   * @param readers subtasks of the source
   * @param keyGroups how many there are
   */
  static List<Route> of(
      EventSet set,
      Slice input,
      List<Arrival> arrivals,
      List<RequestRecord> records,
      int readers,
      int keyGroups) {
    Map<Place, Arrival> byPlace =
        arrivals.stream()
            .collect(
                Collectors.toMap(
                    arrival -> new Place(arrival.partition(), arrival.offset()),
                    Function.identity()));
    Set<String> paired = records.stream().map(RequestRecord::requestId).collect(Collectors.toSet());
    Map<Integer, Long> next = new HashMap<>(input.from());
    List<Route> routes = new ArrayList<>();
    for (int n = 1; n <= set.lines().size(); n++) {
      Line line = set.lines().get(n - 1);
      int partition = Placement.partition(line, set.partitions());
      Arrival arrival = byPlace.get(new Place(partition, next.merge(partition, 1L, Long::sum) - 1));
      if (arrival != null && line.meaning() instanceof Meaning.Good event) {
        routes.add(
            new Route(
                n,
                arrival.requestId(),
                event.eventType(),
                arrival.partition(),
                Placement.reader(set.topic(), partition, readers),
                KeyGroupRangeAssignment.assignToKeyGroup(arrival.requestId(), keyGroups),
                arrival.subtask(),
                pairs(event.eventType()) && paired.contains(arrival.requestId())));
      }
    }
    return routes;
  }

  private static boolean pairs(String eventType) {
    return eventType.equals(EventType.REQUEST_STARTED)
        || eventType.equals(EventType.REQUEST_COMPLETED);
  }
}

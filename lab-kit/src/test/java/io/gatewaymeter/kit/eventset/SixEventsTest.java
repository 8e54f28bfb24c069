package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.EventType;
import io.gatewaymeter.kafka.Topics;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.flink.runtime.state.KeyGroupRangeAssignment;
import org.apache.kafka.common.utils.Utils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SixEventsTest {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 77, -5})
  void itIsTheCoursePagesTableWhateverTheSeed(long seed) {
    assertThat(EventSet.of("six-events", seed, null).lines())
        .extracting(Line::meaning)
        .containsExactly(
            new Meaning.Good(EventType.REQUEST_STARTED, "r-4f1a"),
            new Meaning.Good(EventType.REQUEST_STARTED, "r-7d28"),
            new Meaning.Good(EventType.REQUEST_COMPLETED, "r-4f1a"),
            new Meaning.Good(EventType.REQUEST_STARTED, "r-9ca0"),
            new Meaning.Good(EventType.REQUEST_COMPLETED, "r-7d28"),
            new Meaning.Good(EventType.REQUEST_COMPLETED, "r-9ca0"));
  }

  @Test
  void theThreeRequestsDifferInEveryWayOfRouting() {
    record Route(int keyGroup, int subtaskOf4, int subtaskOf8, int partition, int reader) {}
    // How the Kafka source chooses the reader of partition 0, from the topic's name.
    int first = ((Topics.GATEWAY_EVENTS.hashCode() * 31) & 0x7FFFFFFF) % 4;
    List<Route> routes = new ArrayList<>();
    for (String id : List.of("r-4f1a", "r-7d28", "r-9ca0")) {
      int hash = Utils.murmur2(id.getBytes(StandardCharsets.UTF_8));
      int partition = Utils.toPositive(hash) % Topics.GATEWAY_EVENTS_PARTITIONS;
      routes.add(
          new Route(
              KeyGroupRangeAssignment.assignToKeyGroup(id, 128),
              KeyGroupRangeAssignment.assignKeyToParallelOperator(id, 128, 4),
              KeyGroupRangeAssignment.assignKeyToParallelOperator(id, 128, 8),
              partition,
              (first + partition) % 4));
    }
    assertThat(routes)
        .containsExactly(
            new Route(87, 2, 5, 3, 1), new Route(42, 1, 2, 0, 2), new Route(127, 3, 7, 2, 0));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 9, 500})
  void aCompletionIsNeverFourAfterItsStart(int requests) {
    EventSet set = EventSet.of("six-events", 1, requests);
    assertThat(set.lines()).hasSize(2 * requests);
    Map<String, List<Integer>> starts = Occurrences.of(set, EventType.REQUEST_STARTED);
    Map<String, List<Integer>> completions = Occurrences.of(set, EventType.REQUEST_COMPLETED);
    assertThat(starts).hasSize(requests).hasSameSizeAs(completions);
    starts.forEach(
        (id, at) -> assertThat(completions.get(id).get(0) - at.get(0)).as(id).isBetween(1, 3));
  }
}

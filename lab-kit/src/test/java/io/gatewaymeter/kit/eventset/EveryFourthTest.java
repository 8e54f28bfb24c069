package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.EventType;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EveryFourthTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 400, 1001})
  void everyCompletionComesExactlyFourLinesAfterItsStart(int requests) {
    EventSet set = EventSet.of("every-fourth", 1, requests);
    Map<String, List<Integer>> starts = Occurrences.of(set, EventType.REQUEST_STARTED);
    Map<String, List<Integer>> completions = Occurrences.of(set, EventType.REQUEST_COMPLETED);
    assertThat(starts).hasSize(requests);
    assertThat(completions).hasSize(requests);
    starts.forEach(
        (id, at) -> assertThat(completions.get(id)).as(id).containsExactly(at.get(0) + 4));
  }
}

package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.EventType;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ModuleOneTest {
  static LongStream seeds() {
    return LongStream.rangeClosed(1, 20);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void whatIsPlantedIsTheSameForEverySeed(long seed) {
    Ledger ledger = Ledger.expected(EventSet.of("module-1", seed, null));
    assertThat(ledger.malformed()).isZero();
    assertThat(ledger.starts()).isEqualTo(1_200);
    assertThat(ledger.completions()).isEqualTo(1_164);
    assertThat(ledger.records()).isEqualTo(1_140);
    assertThat(ledger.completionBeforeStart()).hasSize(24).doesNotHaveDuplicates();
    assertThat(ledger.startWithoutCompletion()).hasSize(36).doesNotHaveDuplicates();
    assertThat(ledger.completionWithoutStart()).isEmpty();
    assertThat(ledger.duplicateCompletion()).isEmpty();
    assertThat(ledger.duplicateStart()).isEmpty();
    assertThat(ledger.openAtEnd()).isEqualTo(60);
    assertThat(ledger.events()).isBetween(8_500L, 9_500L);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 0, 0",
    "2, 0, 0",
    "7, 0, 0",
    "34, 0, 1",
    "50, 1, 1",
    "100, 2, 3",
    "5000, 100, 150"
  })
  void whatIsPlantedGrowsWithTheSetAndIsRoundedDown(int requests, int before, int never) {
    Ledger ledger = Ledger.expected(EventSet.of("module-1", 1, requests));
    assertThat(ledger.starts()).isEqualTo(requests);
    assertThat(ledger.completions()).isEqualTo(requests - never);
    assertThat(ledger.records()).isEqualTo(requests - never - before);
    assertThat(ledger.completionBeforeStart()).hasSize(before);
    assertThat(ledger.startWithoutCompletion()).hasSize(never);
  }

  @Test
  void allSixEventTypesOccur() {
    Map<String, Integer> types = new TreeMap<>();
    for (Line line : EventSet.of("module-1", 1, null).lines()) {
      types.merge(((Meaning.Good) line.meaning()).eventType(), 1, Integer::sum);
    }
    assertThat(types)
        .isEqualTo(
            Map.of(
                "AgentStepCompleted", 864,
                "ModelError", 48,
                "RequestCompleted", 1_164,
                "RequestStarted", 1_200,
                "TokenGenerated", 4_779,
                "ToolCalled", 864));
  }

  @Test
  void eventsArriveInTheOrderOfTheirTimeExceptTheLateStarts() {
    EventSet set = EventSet.of("module-1", 1, null);
    List<String> late = Ledger.expected(set).completionBeforeStart();
    Set<String> outOfOrder = new TreeSet<>();
    long latest = 0;
    for (Line line : set.lines()) {
      if (line.timestamp() < latest) {
        assertThat(((Meaning.Good) line.meaning()).eventType()).isEqualTo("RequestStarted");
        outOfOrder.add(line.key());
      }
      latest = Math.max(latest, line.timestamp());
    }
    assertThat(outOfOrder).containsExactlyElementsOf(late);
  }

  @Test
  void manyRequestsAreUnderWayAtTheSameTime() {
    EventSet set = EventSet.of("module-1", 1, null);
    Map<String, List<Integer>> starts = Occurrences.of(set, EventType.REQUEST_STARTED);
    Map<String, List<Integer>> events = Occurrences.of(set, type -> true);
    int middle = set.lines().size() / 2;
    long underWay =
        events.entrySet().stream()
            .filter(request -> starts.get(request.getKey()).get(0) < middle)
            .filter(request -> request.getValue().get(request.getValue().size() - 1) > middle)
            .count();
    assertThat(underWay).isBetween(10L, 60L);
  }
}

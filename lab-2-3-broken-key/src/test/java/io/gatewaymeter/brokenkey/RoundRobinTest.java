package io.gatewaymeter.brokenkey;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.EventType;
import io.gatewaymeter.event.Reason;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Ledger;
import io.gatewaymeter.kit.eventset.Line;
import io.gatewaymeter.kit.eventset.Meaning;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoundRobinTest {
  // Two ids of partition 3 and one of partition 0 of 8.
  private static final String ID = "r-4f1a";
  private static final String ELSEWHERE = "r-7d28";

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "3, 0", "4, 1", "5, 0", "8, 0"})
  void aPairFourEventsApartMeetsIfTheSubtasksDivideFour(int subtasks, int records) {
    EventSet set = set(start(ID), other(ID), other(ID), other(ID), completion(ID));

    assertThat(RoundRobin.records(set, subtasks)).hasSize(records);
  }

  @Test
  void anEventOfAnotherPartitionTakesNoTurn() {
    EventSet set = set(start(ID), other(ELSEWHERE), other(ID), completion(ID));

    assertThat(RoundRobin.records(set, 2)).containsExactly(ID);
  }

  @Test
  void aMalformedLineTakesNoTurn() {
    EventSet set = set(start(ID), malformed(ID), other(ID), completion(ID));

    assertThat(RoundRobin.records(set, 2)).containsExactly(ID);
  }

  @Test
  void aPairedStartIsGoneAndAnotherOneIsPairedAgain() {
    EventSet set =
        set(start(ID), completion(ID), completion(ID), start(ID), completion(ID), start(ID));

    assertThat(RoundRobin.records(set, 1)).containsExactly(ID, ID);
  }

  @ParameterizedTest
  @ValueSource(strings = {"six-events", "module-1", "every-fourth", "retry-storm", "hostile"})
  void withOneMapItIsWhatACorrectJobMakes(String name) {
    EventSet set = EventSet.of(name, 7, null);

    assertThat(RoundRobin.records(set, 1)).isEqualTo(Ledger.expected(set).recordIds());
  }

  @ParameterizedTest
  @CsvSource({"six-events, 4, 0", "every-fourth, 4, 400", "every-fourth, 8, 0"})
  void theSetsOfTheCourseAreWhatTheyAreFor(String name, int subtasks, int records) {
    assertThat(RoundRobin.records(EventSet.of(name, 1, null), subtasks)).hasSize(records);
  }

  private static EventSet set(Line... lines) {
    return new EventSet("module-1", 1, 1, List.of(lines));
  }

  private static Line start(String id) {
    return good(EventType.REQUEST_STARTED, id);
  }

  private static Line completion(String id) {
    return good(EventType.REQUEST_COMPLETED, id);
  }

  private static Line other(String id) {
    return good(EventType.TOKEN_GENERATED, id);
  }

  private static Line good(String eventType, String id) {
    return new Line(id, new byte[] {1}, 1, new Meaning.Good(eventType, id));
  }

  private static Line malformed(String id) {
    return new Line(id, new byte[] {1}, 1, new Meaning.Bad(Reason.NOT_JSON, ""));
  }
}

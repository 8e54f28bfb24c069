package io.gatewaymeter.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.EventType;
import io.gatewaymeter.event.Reason;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Ledger;
import io.gatewaymeter.kit.eventset.Line;
import io.gatewaymeter.kit.eventset.Meaning;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LifeTest {
  @Test
  void pairsWhatItReadsAndRemembersNothingFromBefore() {
    assertThat(Life.of(List.of(start("a"), start("b"), completion("a"), completion("c"))))
        .isEqualTo(new Life(4, 4, List.of("a"), 1, List.of("b")));
    assertThat(Life.of(List.of(completion("b"), completion("c"), start("c"))))
        .isEqualTo(new Life(3, 3, List.of(), 2, List.of("c")));
  }

  @Test
  void aStartOverAnOpenStartIsUnpairedAndASecondPairIsASecondRecord() {
    assertThat(
            Life.of(List.of(start("a"), start("a"), completion("a"), start("a"), completion("a"))))
        .isEqualTo(new Life(5, 5, List.of("a", "a"), 1, List.of()));
  }

  @Test
  void otherEventsPairNothingAndMalformedLinesAreNoEvents() {
    Line other = line(new Meaning.Good("TokenGenerated", "a"));
    Line bad = line(new Meaning.Bad(Reason.values()[0], ""));
    assertThat(Life.of(List.of(start("a"), other, bad)))
        .isEqualTo(new Life(3, 2, List.of(), 0, List.of("a")));
  }

  static Stream<EventSet> sets() {
    return Sets.all();
  }

  @ParameterizedTest
  @MethodSource("sets")
  void aWholeLifeIsTheExpectedLedger(EventSet set) {
    Ledger ledger = Ledger.expected(set);
    Life life = Life.of(set.lines());
    assertThat(life.events()).isEqualTo((int) ledger.parsed());
    assertThat(life.records()).hasSize((int) ledger.records());
    assertThat(life.records().stream().sorted().toList()).isEqualTo(ledger.recordIds());
    assertThat(life.open()).hasSize((int) ledger.openAtEnd());
    assertThat(life.unpaired())
        .isEqualTo(
            (int) (ledger.completions() - ledger.records()) + ledger.duplicateStart().size());
  }

  private static Line start(String id) {
    return line(new Meaning.Good(EventType.REQUEST_STARTED, id));
  }

  private static Line completion(String id) {
    return line(new Meaning.Good(EventType.REQUEST_COMPLETED, id));
  }

  private static Line line(Meaning meaning) {
    return new Line("k", new byte[] {1}, 1, meaning);
  }
}

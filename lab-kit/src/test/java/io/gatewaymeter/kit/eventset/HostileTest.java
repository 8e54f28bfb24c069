package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.Reason;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HostileTest {
  private final EventSet set = EventSet.of("hostile", 1, null);

  @Test
  void everyReasonToRejectALineOccurs() {
    assertThat(Ledger.expected(set).malformedByReason())
        .containsOnlyKeys(
            Arrays.stream(Reason.values()).map(Reason::wireName).toArray(String[]::new))
        .isEqualTo(
            Map.ofEntries(
                Map.entry("blank", 10L),
                Map.entry("blank_line", 2L),
                Map.entry("broken_text", 5L),
                Map.entry("byte_order_mark", 1L),
                Map.entry("duplicate_key", 4L),
                Map.entry("missing", 10L),
                Map.entry("not_an_integer", 24L),
                Map.entry("not_an_object", 7L),
                Map.entry("not_json", 10L),
                Map.entry("not_text", 15L),
                Map.entry("not_utf8", 4L),
                Map.entry("null", 10L),
                Map.entry("out_of_range", 11L),
                Map.entry("over_a_limit", 2L),
                Map.entry("tombstone", 2L),
                Map.entry("trailing_text", 3L)));
  }

  @Test
  void everyWayToSpoilALineOccurs() {
    Set<Meaning> meant = new HashSet<>();
    set.lines().forEach(line -> meant.add(line.meaning()));
    assertThat(meant)
        .containsAll(Hostile.MALFORMATIONS.stream().map(Malformation::meaning).toList());
    assertThat(Ledger.expected(set).malformed())
        .isGreaterThanOrEqualTo(Hostile.MALFORMATIONS.size());
  }

  @Test
  void aSpoiledEventLeavesItsOtherHalfAlone() {
    Ledger ledger = Ledger.expected(set);
    assertThat(ledger.events()).isEqualTo(480);
    assertThat(ledger.parsed()).isEqualTo(360);
    assertThat(ledger.malformed()).isEqualTo(120);
    assertThat(ledger.records()).isEqualTo(90);
    assertThat(ledger.completionWithoutStart()).hasSize(65);
    assertThat(ledger.startWithoutCompletion()).hasSize(100);
    assertThat(ledger.openAtEnd()).isEqualTo(100);
  }

  @Test
  void aRequestWithoutAKafkaKeyHasOneEventOnly() {
    List<Line> keyless = set.lines().stream().filter(line -> line.key() == null).toList();
    assertThat(keyless).hasSize(15);
    Map<String, List<Integer>> events = Occurrences.of(set, type -> true);
    for (Line line : keyless) {
      String id = ((Meaning.Good) line.meaning()).requestId();
      assertThat(line.meaning()).isEqualTo(new Meaning.Good("RequestStarted", id));
      assertThat(events.get(id)).hasSize(1);
    }
  }

  @Test
  void theFirstLineIsWellFormedWhateverTheSeed() {
    for (long seed = 1; seed <= 50; seed++) {
      assertThat(EventSet.of("hostile", seed, 3).lines().get(0).meaning())
          .isInstanceOf(Meaning.Good.class);
    }
  }
}

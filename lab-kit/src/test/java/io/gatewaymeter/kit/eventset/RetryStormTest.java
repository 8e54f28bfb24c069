package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.EventType;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class RetryStormTest {

  @Test
  void everyPatternOfStartsAndCompletionsOccurs() {
    Map<String, Integer> patterns = new TreeMap<>();
    patterns(EventSet.of("retry-storm", 1, 24))
        .values()
        .forEach(p -> patterns.merge(p, 1, Integer::sum));
    // Two each where there is a pattern with new bytes and one with the same bytes again.
    assertThat(patterns)
        .isEqualTo(
            Map.ofEntries(
                Map.entry("SC", 1),
                Map.entry("SSC", 2),
                Map.entry("SCC", 2),
                Map.entry("SCS", 2),
                Map.entry("C", 1),
                Map.entry("CS", 1),
                Map.entry("CSC", 1),
                Map.entry("SSCC", 2),
                Map.entry("SCSC", 2),
                Map.entry("CC", 1),
                Map.entry("CCS", 1),
                Map.entry("CCSC", 1),
                Map.entry("SSS", 1),
                Map.entry("S", 1),
                Map.entry("SCSCC", 1),
                Map.entry("SCCS", 1),
                Map.entry("SSCCSSCC", 1),
                Map.entry("CSCSC", 1),
                Map.entry("SCCC", 1)));
  }

  @Test
  void someDuplicatesAreTheSameBytesAndSomeAreNot() {
    EventSet set = EventSet.of("retry-storm", 1, 24);
    for (String type : new String[] {EventType.REQUEST_STARTED, EventType.REQUEST_COMPLETED}) {
      long repeated =
          Occurrences.of(set, type).values().stream().filter(at -> at.size() > 1).count();
      long identical =
          Occurrences.of(set, type).values().stream()
              .filter(at -> at.size() > 1)
              .filter(
                  at ->
                      at.stream()
                              .map(i -> Malformation.text(set.lines().get(i).value()))
                              .distinct()
                              .count()
                          < at.size())
              .count();
      assertThat(identical).isPositive().isLessThan(repeated);
    }
  }

  @Test
  void itsLedgerHasSomethingOfEveryKind() {
    Ledger ledger = Ledger.expected(EventSet.of("retry-storm", 1, null));
    assertThat(ledger.starts()).isEqualTo(315);
    assertThat(ledger.completions()).isEqualTo(354);
    assertThat(ledger.records()).isEqualTo(191);
    assertThat(ledger.completionBeforeStart()).hasSize(56);
    assertThat(ledger.completionWithoutStart()).hasSize(25);
    assertThat(ledger.duplicateCompletion()).hasSize(82);
    assertThat(ledger.duplicateStart()).hasSize(66);
    assertThat(ledger.startWithoutCompletion()).hasSize(16).doesNotHaveDuplicates();
    assertThat(ledger.openAtEnd()).isEqualTo(58);
  }

  private static Map<String, String> patterns(EventSet set) {
    Map<String, String> patterns = new TreeMap<>();
    for (Line line : set.lines()) {
      boolean start = ((Meaning.Good) line.meaning()).eventType().equals("RequestStarted");
      patterns.merge(line.key(), start ? "S" : "C", String::concat);
    }
    return patterns;
  }
}

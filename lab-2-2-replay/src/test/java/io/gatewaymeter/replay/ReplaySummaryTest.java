package io.gatewaymeter.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Ledger;
import io.gatewaymeter.kit.lab.EventSetView;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplaySummaryTest {
  @Test
  void showsTheLedgerThenOneLineForEachKindOfDifference() {
    assertThat(ReplaySummary.of(evidence("six-events")))
        .containsExactly(
            "Event set six-events, seed 1: 3 requests, 6 lines. Parallelism 4, Flink 2.3.0 (embedded).",
            "",
            "  lines in the topic                         6",
            "    events                                   6",
            "    malformed                                0",
            "  completions                                3",
            "    became a request record                  3",
            "    came before their start                  0",
            "    have no start at all                     0",
            "    are duplicates                           0",
            "  starts                                     3",
            "    became a request record                  3",
            "    are open at the end                      0",
            "    were replaced by another start           0",
            "",
            "No differences: every start has its completion, and every completion its start.");
  }

  @Test
  void fitsATerminalForEveryEventSet() {
    for (String name : EventSet.names()) {
      assertThat(ReplaySummary.of(evidence(name)))
          .hasSizeLessThanOrEqualTo(34)
          .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }
  }

  private static ReplayEvidence evidence(String name) {
    EventSet set = EventSet.of(name, 1, null);
    Ledger ledger = Ledger.expected(set);
    return new ReplayEvidence(
        "2.2",
        "embedded",
        "2.3.0",
        "0123456789abcdef",
        EventSetView.of(set),
        4,
        "job",
        List.of(),
        ledger,
        ledger,
        List.of(),
        List.of());
  }
}

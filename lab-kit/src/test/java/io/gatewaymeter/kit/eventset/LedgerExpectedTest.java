package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The expected ledger, against a second count that shares nothing with it but the bytes. */
class LedgerExpectedTest {

  @ParameterizedTest
  @MethodSource("io.gatewaymeter.kit.eventset.Sets#ofManySeeds")
  void aRecountOfTheBytesComesToTheSameForManySeeds(EventSet set) {
    compare(set);
  }

  @ParameterizedTest
  @MethodSource("io.gatewaymeter.kit.eventset.Sets#ofManySizes")
  void aRecountOfTheBytesComesToTheSameForManySizes(EventSet set) {
    compare(set);
  }

  private static void compare(EventSet set) {
    NaiveRecount recount = new NaiveRecount(Sets.jsonl(set));
    Ledger ledger = Ledger.expected(set);
    assertThat(ledger.imbalance()).isEmpty();
    assertThat(ledger)
        .isEqualTo(
            new Ledger(
                recount.lines,
                recount.lines - recount.malformed,
                recount.malformed,
                ledger.malformedByReason(), // held against the parser by MeaningTest
                recount.starts,
                recount.completions,
                recount.records.size(),
                recount.before,
                recount.without,
                recount.duplicateCompletion,
                recount.duplicateStart,
                recount.neverCompleted,
                recount.open,
                List.of(),
                recount.records));
  }

  @Test
  void theLedgerOfSixEventsIsThreeRecordsAndNothingElse() {
    Ledger ledger = Ledger.expected(EventSet.of("six-events", 1, null));
    assertThat(ledger.events()).isEqualTo(6);
    assertThat(ledger.recordIds()).containsExactly("r-4f1a", "r-7d28", "r-9ca0");
    assertThat(ledger.openAtEnd()).isZero();
  }

  @Test
  void aRequestStandsInAListOnceForEachOfItsEvents() {
    Ledger ledger = Ledger.expected(Words.set("SCCCC", "CCCS", "CCC", "SSSS"));
    assertThat(ledger.duplicateCompletion()).containsExactly("r-0", "r-0", "r-0");
    assertThat(ledger.completionBeforeStart()).containsExactly("r-1", "r-1", "r-1");
    assertThat(ledger.completionWithoutStart()).containsExactly("r-2", "r-2", "r-2");
    assertThat(ledger.duplicateStart()).containsExactly("r-3", "r-3", "r-3");
    assertThat(ledger.startWithoutCompletion()).containsExactly("r-3");
  }
}

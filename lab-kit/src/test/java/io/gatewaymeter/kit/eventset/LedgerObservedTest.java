package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Collections;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LedgerObservedTest {

  @ParameterizedTest
  @MethodSource("io.gatewaymeter.kit.eventset.Sets#ofManySizes")
  void aCorrectJobIsSeenToDoWhatTheSetSays(EventSet set) {
    Ledger observed = ModelJob.run(set).ledger();
    assertThat(observed.diff(Ledger.expected(set))).isEmpty();
    assertThat(observed).isEqualTo(Ledger.expected(set));
    assertThat(observed.imbalance()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"retry-storm", "hostile"})
  void theOrderInWhichThingsAreReadBackDoesNotMatter(String name) {
    EventSet set = EventSet.of(name, 5, null);
    ModelJob job = ModelJob.run(set);
    Random random = new Random(4);
    Collections.shuffle(job.input, random);
    Collections.shuffle(job.records, random);
    Collections.shuffle(job.unpaired, random);
    Collections.shuffle(job.rejections, random);
    assertThat(job.ledger()).isEqualTo(Ledger.expected(set));
  }

  @ParameterizedTest
  @ValueSource(strings = {"parsed", "malformed", "starts", "completions", "records"})
  void aMissingAccumulatorIsNotTakenForZero(String name) {
    ModelJob job = ModelJob.run(EventSet.of("six-events", 1, null));
    job.counts.remove(name);
    assertThatIllegalStateException()
        .isThrownBy(job::ledger)
        .withMessage(
            "The job has no accumulator \"%s\"; look whether its operator still registers it."
                .formatted(name));
  }
}

package io.gatewaymeter.brokenkey;

import static io.gatewaymeter.brokenkey.BrokenKeyChecksTest.problem;
import static io.gatewaymeter.brokenkey.SampleRun.dealt;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BillingChecksTest {
  private final SampleRun keyed = new SampleRun();

  @Test
  void aRecordLostBehindAssembleIsMissed() {
    keyed.assembleRecordsOut = 2;

    assertThat(problem("Every record reaches the topic", keyed))
        .isEqualTo(
            "six-events, keyed 4 -> 4: assemble counted 3 records, the topic holds 2; look at what"
                + " stands between assemble and its sink.");
  }

  @Test
  void twoRecordsOfOneCompletionAreToldOnce() {
    keyed.moreThanCompletions = List.of("r-4f1a", "r-7d28", "r-9ca0");
    keyed.moreThanStarts = keyed.moreThanCompletions;

    assertThat(problem("A completion is billed once at most", keyed))
        .isEqualTo(
            "six-events, keyed 4 -> 4: more records than completions (3 too many, first of r-4f1a);"
                + " assemble must emit a record once.");
    assertThat(problem("A start is billed once at most", keyed)).isNull();
  }

  @Test
  void twoRecordsOfOneStartAreNamed() {
    keyed.moreThanStarts = List.of("r-7d28");

    assertThat(problem("A start is billed once at most", keyed))
        .isEqualTo(
            "six-events, keyed 4 -> 4: more records than starts (1 too many, first of r-7d28);"
                + " assemble must clear() a start that it has paired.");
  }

  @Test
  void aCompletionThatIsNeitherEmittedNorDroppedIsMissed() {
    SampleRun silent = dealt();
    silent.dropped = 2;

    assertThat(problem("Emitted and dropped make up the completions", silent))
        .isEqualTo(
            "six-events, rebalance 4 -> 4: 0 emitted + 2 dropped are not 3 completions; look at what"
                + " assemble does with a completion.");
  }

  @Test
  void otherRecordsThanThosePredictedAreNamed() {
    keyed.missing = List.of("r-4f1a");
    keyed.assembleRecordsOut = 2;

    assertThat(problem("The records are those predicted from the event set", keyed))
        .isEqualTo(
            "six-events, keyed 4 -> 4: 3 records are predicted from the event set, 2 came; 1 (first"
                + " r-4f1a) missing, none too many.");
  }

  @Test
  void repetitionsThatDifferAreShown() {
    SampleRun unsteady = dealt();
    unsteady.repetitions = List.of(0L, 1L, 0L);

    assertThat(problem("The records are those predicted from the event set", unsteady))
        .isEqualTo(
            "six-events, rebalance 4 -> 4: 0 records are predicted from the event set, the"
                + " repetitions gave [0, 1, 0].");
  }

  @Test
  void aPredictionThatIsNotExactIsNotHeldAgainstTheRun() {
    SampleRun unsteady = dealt();
    unsteady.predictionExact = false;
    unsteady.repetitions = List.of(1L);
    unsteady.surplus = List.of("r-4f1a");

    assertThat(problem("The records are those predicted from the event set", unsteady)).isNull();
    assertThat(problem("Without a key, only what meets in one subtask is paired", unsteady))
        .isNull();
  }
}

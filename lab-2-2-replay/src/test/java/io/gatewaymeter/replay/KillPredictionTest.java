package io.gatewaymeter.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Ledger;
import io.gatewaymeter.kit.run.Start;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class KillPredictionTest {
  private static final int PARALLELISM = 4;

  @ParameterizedTest
  @CsvSource({
    "0, 554, 0, 60, 8, 8, RUNNING",
    "1, 554, 0, 60, 8, 8, RUNNING",
    "2, 0, 586, 60, 0, 8, FAILED",
    "3, 0, 586, 60, 0, 8, FAILED",
    "4, 554, 0, 60, 0, 8, FAILED",
    "5, 0, 28, 60, 0, 8, FAILED",
    "6, 148, 0, 15, 1, 4, RUNNING",
    "7, 148, 0, 15, 1, 4, RUNNING"
  })
  void theCasesOfModuleOne(
      int kase, int twice, int never, int open, int restarted, int total, String state) {
    KillOutcome outcome =
        prediction(EventSet.of("module-1", 1, null), KillCase.ALL.get(kase), List.of(0)).outcome();
    assertThat(outcome.recordsBeforeKill()).isEqualTo(554);
    assertThat(outcome.emittedTwice()).hasSize(twice).doesNotHaveDuplicates();
    assertThat(outcome.neverAssembled()).hasSize(never).doesNotHaveDuplicates();
    assertThat(outcome.openLost()).hasSize(open).doesNotHaveDuplicates();
    assertThat(outcome.tasksRestarted()).isEqualTo(restarted);
    assertThat(outcome.tasksTotal()).isEqualTo(total);
    assertThat(outcome.jobState()).isEqualTo(state);
  }

  @Test
  void theCasesHaveTheirNames() {
    assertThat(KillCase.ALL)
        .extracting(KillCase::toString)
        .containsExactly(
            "keyed, fixed-delay, earliest",
            "keyed, fixed-delay, latest",
            "keyed, none, earliest",
            "keyed, none, latest",
            "keyed, none + again, earliest",
            "keyed, none + again, latest",
            "forward, fixed-delay, earliest",
            "forward, fixed-delay, latest");
  }

  @Test
  void theOpenRequestsOfSixEventsAreThoseThatStartedInTheFirstHalf() {
    EventSet set = EventSet.of("six-events", 1, null);
    List<String> records = Ledger.expected(set).recordIds();
    KillOutcome outcome = prediction(set, KillCase.ALL.get(5), List.of(0)).outcome();
    assertThat(outcome.recordsBeforeKill() + outcome.openLost().size()).isEqualTo(2);
    assertThat(outcome.neverAssembled()).isEqualTo(outcome.openLost()).isSubsetOf(records);
  }

  static Stream<EventSet> sets() {
    return Sets.all();
  }

  @ParameterizedTest
  @MethodSource("sets")
  void everyCaseIsWhatAToyClusterActsOut(EventSet set) {
    List<String> undisturbed = Ledger.expected(set).recordIds();
    for (KillCase kase : KillCase.ALL) {
      for (List<Integer> killed : List.of(List.of(0), List.of(1, 2), List.of(0, 1, 2, 3))) {
        KillPrediction prediction = prediction(set, kase, killed);
        KillOutcome outcome = prediction.outcome();
        ToyCluster toy = new ToyCluster(set, PARALLELISM);
        toy.submit(kase.start());
        toy.publish(KillPrediction.firstHalf(set));
        toy.read();
        int before = toy.written.size();
        List<String> openLost =
            toy.restart(
                kase.edge() == Edge.KEYED
                    ? IntStream.range(0, PARALLELISM).boxed().toList()
                    : killed);
        if (kase.resubmitted()) {
          toy.submit(kase.start());
        }
        toy.publish(KillPrediction.secondHalf(set));
        if (kase.resubmitted() || kase.restart() == Restart.FIXED_DELAY) {
          toy.read();
        }
        List<String> written = new ArrayList<>(undisturbed);
        outcome.neverAssembled().forEach(written::remove);
        written.addAll(outcome.emittedTwice());
        assertThat(outcome.recordsBeforeKill()).isEqualTo(before);
        assertThat(outcome.openLost()).isEqualTo(openLost);
        assertThat(toy.written).containsExactlyInAnyOrderElementsOf(written);
        assertThat(prediction.atEnd().records())
            .isEqualTo(toy.written.size() - (kase.resubmitted() ? before : 0));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sets")
  void whoLosesWhatIsWhatTheCoursePageSays(EventSet set) {
    KillOutcome restarted = outcome(set, Edge.KEYED, Restart.FIXED_DELAY, Start.LATEST, false);
    KillOutcome failed = outcome(set, Edge.KEYED, Restart.NONE, Start.LATEST, false);
    KillOutcome again = outcome(set, Edge.KEYED, Restart.NONE, Start.LATEST, true);
    assertThat(restarted)
        .isEqualTo(outcome(set, Edge.KEYED, Restart.FIXED_DELAY, Start.EARLIEST, false));
    assertThat(restarted.emittedTwice()).hasSize(restarted.recordsBeforeKill());
    assertThat(restarted.neverAssembled()).isEmpty();
    assertThat(failed.emittedTwice()).isEmpty();
    assertThat(again.emittedTwice()).isEmpty();
    // Whose completion is read by the new job and whose start is not was open at the kill.
    assertThat(again.openLost()).containsAll(again.neverAssembled());
    assertThat(failed.neverAssembled()).containsAll(again.neverAssembled());
  }

  @ParameterizedTest
  @MethodSource("sets")
  void theRegionsOfAForwardEdgeShareOutWhatAKeyedJobLoses(EventSet set) {
    KillOutcome keyed = outcome(set, Edge.KEYED, Restart.FIXED_DELAY, Start.EARLIEST, false);
    List<String> twice = new ArrayList<>();
    List<String> open = new ArrayList<>();
    for (int reader = 0; reader < PARALLELISM; reader++) {
      KillOutcome one = prediction(set, KillCase.ALL.get(6), List.of(reader)).outcome();
      assertThat(one.neverAssembled()).isEmpty();
      twice.addAll(one.emittedTwice());
      open.addAll(one.openLost());
    }
    assertThat(twice).containsExactlyInAnyOrderElementsOf(keyed.emittedTwice());
    assertThat(open).containsExactlyInAnyOrderElementsOf(keyed.openLost());
  }

  private static KillOutcome outcome(
      EventSet set, Edge edge, Restart restart, Start start, boolean again) {
    return prediction(set, new KillCase(edge, restart, start, again), List.of(0)).outcome();
  }

  private static KillPrediction prediction(EventSet set, KillCase kase, List<Integer> killed) {
    return new KillPrediction(set, kase, PARALLELISM, killed);
  }
}

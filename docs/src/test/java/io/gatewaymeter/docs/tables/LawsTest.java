package io.gatewaymeter.docs.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LawsTest {
  private static final Trial REBALANCE = new Trial(Redistribution.REBALANCE, 1, 4);
  private static final Trial BROADCAST = new Trial(Redistribution.BROADCAST, 1, 2);
  private static final Trial SHUFFLE = new Trial(Redistribution.SHUFFLE, 1, 4);

  @Test
  void aRebalanceMayBeginAnywhere() {
    assertThat(Laws.broken(REBALANCE, arrivals(3, 0, 1, 2, 3), 5)).isEmpty();
    assertThat(Laws.broken(REBALANCE, arrivals(0, 1, 2, 3, 0), 5)).isEmpty();
  }

  @Test
  void aRebalanceOutOfTurnIsNamed() {
    assertThat(Laws.broken(REBALANCE, arrivals(3, 0, 0), 3))
        .contains(
            "rebalance 1 -> 4: event 2 of sender 0 came to subtask 0, which is not its turn.");
  }

  @Test
  void aShuffleHasNoTurns() {
    assertThat(Laws.broken(SHUFFLE, arrivals(3, 0, 0, 2), 4)).isEmpty();
  }

  @Test
  void aPairOfSenderAndReceiverOutOfOrderIsNamed() {
    List<Received> swapped = new ArrayList<>(arrivals(3, 3));
    swapped.add(0, swapped.remove(1));
    assertThat(Laws.broken(SHUFFLE, swapped, 2))
        .contains("shuffle 1 -> 4: subtask 3 got sender 0's events 0 and 1 in the wrong order.");
  }

  @Test
  void aLostEventAndAMissingCopyAreNamed() {
    assertThat(Laws.broken(SHUFFLE, arrivals(1), 2))
        .contains("shuffle 1 -> 4: 2 events arrived 1 times, not 2.");
    assertThat(Laws.broken(BROADCAST, arrivals(0, 1), 2))
        .contains("broadcast 1 -> 2: 2 events arrived 2 times, not 4.");
  }

  /** One sender's events, one after another. */
  private static List<Received> arrivals(int... subtasks) {
    List<Received> arrivals = new ArrayList<>();
    for (int turn = 0; turn < subtasks.length; turn++) {
      arrivals.add(new Received(new Sent(1000 + turn, "r-4f1a", 0, 0, turn), subtasks[turn]));
    }
    return arrivals;
  }
}

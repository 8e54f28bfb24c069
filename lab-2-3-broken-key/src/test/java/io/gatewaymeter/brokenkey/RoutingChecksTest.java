package io.gatewaymeter.brokenkey;

import static io.gatewaymeter.brokenkey.BrokenKeyChecksTest.problem;
import static io.gatewaymeter.brokenkey.SampleRun.dealt;
import static io.gatewaymeter.brokenkey.SampleRun.forwarded;
import static io.gatewaymeter.brokenkey.SampleRun.routes;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RoutingChecksTest {
  private final SampleRun keyed = new SampleRun();

  @Test
  void anEditedLineIsToldByThePlan() {
    keyed.shipStrategy = "REBALANCE";

    assertThat(problem("The plan has the edge that was asked for", keyed))
        .isEqualTo(
            "six-events, keyed 4 -> 4 should have ship strategy HASH, Flink's plan says REBALANCE;"
                + " look at the line of exercise 2.3 in BrokenKeyJob.");
  }

  @Test
  void aPlainEdgeBetweenUnequalNumbersIsARebalance() {
    SampleRun unequal = forwarded();
    unequal.sourceParallelism = 8;

    assertThat(problem("The plan has the edge that was asked for", unequal))
        .isEqualTo(
            "six-events, forward 8 -> 4 should have ship strategy REBALANCE, Flink's plan says"
                + " FORWARD; look at the line of exercise 2.3 in BrokenKeyJob.");
  }

  @Test
  void aLineThatParseNeverSawIsMissed() {
    keyed.parsed = 5;

    assertThat(problem("Every event reaches assemble", keyed))
        .isEqualTo(
            "six-events, keyed 4 -> 4: 6 lines were published, parse counted 5 events and 0"
                + " malformed lines; look at the Kafka source and at ParseEvents.");
  }

  @Test
  void anEventLostBeforeAssembleIsMissedThoughTheEdgeHadIt() {
    keyed.assembleRecordsIn = 5;

    assertThat(problem("Every event reaches assemble", keyed))
        .isEqualTo(
            "six-events, keyed 4 -> 4: parse handed on 6 events, assemble counted 5 and its box"
                + " received 6; look at what stands between parse and assemble.");
  }

  @Test
  void anEventInAForeignSubtaskIsNamed() {
    keyed.routes = routes(2, 1, 2, 3, 1, 0);

    assertThat(problem("Keyed events come to the subtask of their key group", keyed))
        .isEqualTo(
            "six-events, keyed 4 -> 4: event 6 of r-9ca0 is of key group 127, which subtask 3 owns,"
                + " but it came to subtask 0; the key in BrokenKeyJob must be the request id and"
                + " nothing else.");
  }

  @Test
  void aPairThatNeverMetIsNamed() {
    SampleRun shared = forwarded();
    shared.routes = routes(1, 2, 3, 0, 2, 0);

    assertThat(problem("Without a key, only what meets in one subtask is paired", shared))
        .isEqualTo(
            "six-events, forward 4 -> 4: the completion of r-4f1a was paired in subtask 3, where its"
                + " start never was; the map of HashMapAssembler must be a field, not static.");
  }

  @Test
  void recordsOfPairsThatCannotMeetAreCounted() {
    SampleRun shared = dealt();
    shared.surplus = List.of("r-4f1a", "r-7d28");

    assertThat(problem("Without a key, only what meets in one subtask is paired", shared))
        .isEqualTo(
            "six-events, rebalance 4 -> 4: 2 records of pairs that cannot meet in one subtask; the"
                + " map of HashMapAssembler must be a field, not static.");
  }
}

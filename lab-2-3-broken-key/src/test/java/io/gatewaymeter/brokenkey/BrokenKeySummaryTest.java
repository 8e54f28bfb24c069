package io.gatewaymeter.brokenkey;

import static io.gatewaymeter.brokenkey.SampleRun.dealt;
import static io.gatewaymeter.brokenkey.SampleRun.forwarded;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BrokenKeySummaryTest {

  @Test
  void theWholeStoryIsTold() {
    assertThat(summary())
        .containsExactly(
            "(a) Event set six-events, 4 subtasks on both sides, 128 key groups. Where did each event"
                + " go?",
            "                                   Kafka  source            subtask of assemble, by edge",
            "      event                    partition  reader  key group     keyed  rebalance*   forward",
            "   1  r-4f1a RequestStarted            3       1         87         2           0         1",
            "   2  r-7d28 RequestStarted            0       2         42         1           3         2",
            "   3  r-4f1a RequestCompleted          3       1         87         2           1         1",
            "   4  r-9ca0 RequestStarted            2       0        127         3           1         0",
            "   5  r-7d28 RequestCompleted          0       2         42         1           0         2",
            "   6  r-9ca0 RequestCompleted          2       0        127         3           2         0",
            "      request records                                               3           0         3",
            "    * by chance: rebalance() begins anywhere, so the next run shows other subtasks.",
            "(b) Event set six-events, seed 1: 3 completions, 3 of them billable. Flink 2.3.0"
                + " (embedded).",
            "    edge        subtasks  ship strategy  records  dropped  never billed  tokens never billed",
            "    keyed         4 -> 4  HASH                 3        0             0                    0",
            "    rebalance     4 -> 4  REBALANCE            0        3             3                1,436",
            "    forward       4 -> 4  FORWARD              3        0             0                    0",
            "    rebalance     8 -> 4  REBALANCE            0        3             3                1,436",
            "    rebalance 8 -> 4: 0 predicted from the event set, measured [0, 0, 0].",
            "    No run failed. With 4 subtasks, a pair meets if the completion comes 4, 8, 12, ... events",
            "    after its start in the sender's stream. That is luck; every other pair is never billed.",
            "(c) The program of the forward edge again, with other numbers of subtasks:",
            "    forward       4 -> 2  REBALANCE            0        3             3                1,436",
            "    Nobody wrote rebalance() there: Flink did, because the numbers differ.",
            "What Flink does refuse: forward(), written out, from 8 to 4 subtasks",
            "    UnsupportedOperationException: Forward partitioning does not allow change of parallelism.",
            "    Upstream operation: parse-2 parallelism: 8, downstream operation: assemble-4 parallelism: 4",
            "    You must use another partitioning strategy, such as broadcast, rebalance, shuffle or global.",
            "and keyed state on a stream that is not keyed:",
            "    NullPointerException: Keyed state 'open' with type VALUE can only be used on a 'keyed",
            "    stream', i.e., after a 'keyBy()' operation.");
  }

  @Test
  void itFitsATerminal() {
    assertThat(summary())
        .hasSizeLessThanOrEqualTo(34)
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
  }

  @Test
  void besideAKeyedRunThatIsNotAsPredictedNoTokensAreCounted() {
    SampleRun edited = new SampleRun();
    edited.assembleRecordsOut = 2;
    edited.missing = List.of("r-4f1a", "r-7d28");
    edited.surplus = List.of("r-9ca0");
    assertThat(summary(edited))
        .contains(
            "(b) Event set six-events, seed 1: 3 completions, 3 of them billable. Flink 2.3.0"
                + " (embedded).",
            "    keyed         4 -> 4  HASH                 2        0             0                    -",
            "    forward       4 -> 4  FORWARD              3        0             0                    -");
  }

  private static List<String> summary() {
    return summary(new SampleRun());
  }

  private static List<String> summary(SampleRun keyed) {
    SampleRun eight = dealt();
    eight.sourceParallelism = 8;
    eight.repetitions = List.of(0L, 0L, 0L);
    SampleRun unequal = dealt();
    unequal.asked = Edge.FORWARD;
    unequal.assembleParallelism = 2;
    return BrokenKeySummary.of(
        SampleRun.evidence(
            SampleRun.refusals(),
            keyed.run(),
            dealt().run(),
            forwarded().run(),
            eight.run(),
            unequal.run()));
  }
}

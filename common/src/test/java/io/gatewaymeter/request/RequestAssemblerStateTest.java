package io.gatewaymeter.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.flink.runtime.checkpoint.OperatorSubtaskState;
import org.apache.flink.runtime.state.KeyGroupRangeAssignment;
import org.junit.jupiter.api.Test;

/** State {@code open} belongs to its request, and outlives the subtask that wrote it. */
class RequestAssemblerStateTest {

  @Test
  void requestsDoNotSeeEachOther() throws Exception {
    try (AssemblerHarness assembler = AssemblerHarness.fresh()) {
      assembler.start("r-1", "t-one", 1000, 1);
      assembler.start("r-2", "t-two", 2000, 2);
      assembler.start("r-3", "t-three", 3000, 3);
      assertThat(assembler.openRequests()).isEqualTo(3);

      assembler.complete("r-2", 2500, 500, 22);
      assertThat(assembler.openRequests()).isEqualTo(2);
      assembler.complete("r-1", 1500, 500, 11);
      assertThat(assembler.openRequests()).isEqualTo(1);

      assertThat(assembler.records())
          .containsExactly(
              new RequestRecord("r-2", "t-two", "m-large", 2000, 2500, 500, 2, 22, "ok"),
              new RequestRecord("r-1", "t-one", "m-large", 1000, 1500, 500, 1, 11, "ok"));
      assertThat(assembler.unpaired()).isEmpty();
    }
  }

  @Test
  void idsOfOneKeyGroupDoNotSeeEachOther() throws Exception {
    // "Aa" and "BB" have the same hash code, so they share a key group and a subtask.
    assertThat("Aa".hashCode()).isEqualTo("BB".hashCode());
    try (AssemblerHarness assembler = AssemblerHarness.fresh()) {
      assembler.start("Aa", "t-one", 1000, 1);
      assembler.complete("BB", 1500, 500, 11);

      assertThat(assembler.records()).isEmpty();
      assertThat(assembler.unpaired()).hasSize(1);
      assertThat(assembler.openRequests()).isEqualTo(1);
    }
  }

  @Test
  void anOpenStartSurvivesARestart() throws Exception {
    try (AssemblerHarness restored = AssemblerHarness.restored(twoOpenOneDone(), 1, 0)) {
      assertThat(restored.openRequests()).isEqualTo(2);

      restored.complete("r-1", 1500, 500, 11);
      restored.complete("r-done", 9500, 500, 99);

      assertThat(restored.records())
          .containsExactly(
              new RequestRecord("r-1", "t-one", "m-large", 1000, 1500, 500, 1, 11, "ok"));
      assertThat(restored.unpaired())
          .containsExactly(
              new Unpaired(Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START, "r-done", 3, 1));
      assertThat(restored.openRequests()).isEqualTo(1);
    }
  }

  @Test
  void anOpenStartMovesWithItsKeyGroupWhenTheJobRescales() throws Exception {
    OperatorSubtaskState snapshot = twoOpenOneDone();
    int parallelism = 2;
    for (String requestId : List.of("r-1", "r-2")) {
      int owner =
          KeyGroupRangeAssignment.assignKeyToParallelOperator(
              requestId, AssemblerHarness.MAX_PARALLELISM, parallelism);
      try (AssemblerHarness subtask = AssemblerHarness.restored(snapshot, parallelism, owner)) {
        subtask.complete(requestId, 2500, 500, 22);
        assertThat(subtask.records())
            .extracting(RequestRecord::requestId)
            .containsExactly(requestId);
      }
    }
  }

  @Test
  void rescalingNeitherLosesNorCopiesAnOpenStart() throws Exception {
    OperatorSubtaskState snapshot = twoOpenOneDone();
    int open = 0;
    for (int subtask = 0; subtask < 4; subtask++) {
      try (AssemblerHarness restored = AssemblerHarness.restored(snapshot, 4, subtask)) {
        open += restored.openRequests();
      }
    }
    assertThat(open).isEqualTo(2);
  }

  private static OperatorSubtaskState twoOpenOneDone() throws Exception {
    try (AssemblerHarness assembler = AssemblerHarness.fresh()) {
      assembler.start("r-1", "t-one", 1000, 1);
      assembler.start("r-done", "t-nine", 9000, 9);
      assembler.start("r-2", "t-two", 2000, 2);
      assembler.complete("r-done", 9500, 500, 99);
      return assembler.snapshot();
    }
  }
}

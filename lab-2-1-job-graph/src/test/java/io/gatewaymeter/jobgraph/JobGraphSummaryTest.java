package io.gatewaymeter.jobgraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JobGraphSummaryTest {
  @Test
  void showsTheBoxesOfBothRunsThenWhatChangedAndWhatDidNot() {
    assertThat(JobGraphSummary.of(Evidences.plain()))
        .containsExactly(
            "Event set six-events, seed 1: 3 requests, 6 lines. Parallelism 4, Flink 2.3.0 (embedded).",
            "",
            "chained: 2 boxes, 8 subtasks, 4 of 8 slots (2+2+0+0), 3 records",
            "           4 x gateway-events -> parse                            in       6  out       6",
            "  HASH     4 x assemble -> records: Writer -> records: Committer  in       6  out       3",
            "",
            "parse-unchained: 3 boxes, 12 subtasks, 4 of 8 slots (2+2+0+0), 3 records",
            "           4 x gateway-events                                     in       6  out       6",
            "  FORWARD  4 x parse                                              in       6  out       6",
            "  HASH     4 x assemble -> records: Writer -> records: Committer  in       6  out       3",
            "",
            "From chained to parse-unchained: boxes 2 -> 3, subtasks 8 -> 12.",
            "Slots 4 -> 4: subtasks of different boxes share a slot, unless a slot sharing group parts them.",
            "Output: the same 3 records in every run.",
            "",
            "A box shows what its first operator read and its last one sent. What each operator counted:",
            "  gateway-events   in       6  out       6",
            "  parse            in       6  out       6   parsed 6, malformed 0",
            "  assemble         in       6  out       3   completions 3, records 3",
            "",
            "Count them yourself: ./lab 2.1 --hold keeps the Web UI up and a job running.");
  }

  @Test
  void whatWasAskedForBesidesFollows() {
    assertThat(JobGraphSummary.of(Evidences.full()))
        .contains(
            "new-chain (seen as parse-unchained): 3 boxes, 12 subtasks, 4 of 8 slots (2+2+0+0), 3 records",
            "slot-sharing-group: 2 boxes, 8 subtasks, 8 of 8 slots (2+2+2+2), 3 records",
            "Before a kafka sink the box of assemble shows 3 out; assemble emitted 3.",
            "Before a print sink the box of assemble shows 0 out; assemble emitted 3.",
            "Calls in the chain parse -> probe-1 -> probe-2 -> probe-3:",
            "  in 1 subtask: open() probe-3, probe-2, probe-1; close() probe-3, probe-2, probe-1");
  }

  @Test
  void fitsATerminal() {
    assertThat(JobGraphSummary.of(Evidences.full()))
        .hasSizeLessThanOrEqualTo(50)
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    assertThat(JobGraphSummary.of(Evidences.plain()))
        .hasSizeLessThanOrEqualTo(30)
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
  }

  @Test
  void anotherOutputIsSaid() {
    VariantRun other =
        Evidences.run(
            Variant.PARSE_UNCHAINED,
            Evidences.run(Variant.PARSE_UNCHAINED).boxes(),
            4,
            List.of(6L, 6L, 6L),
            2,
            1);
    JobGraphEvidence evidence =
        Evidences.of(List.of(Evidences.run(Variant.CHAINED), other), List.of(), List.of());
    assertThat(JobGraphSummary.of(evidence)).contains("Output: not the same in every run.");
  }
}

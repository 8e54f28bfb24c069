package io.gatewaymeter.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.eventset.EventSet;
import org.junit.jupiter.api.Test;

class KillSummaryTest {
  @Test
  void showsTheLedgerInOneLineAndACaseInEachOther() {
    assertThat(ReplaySummary.of(SampleKills.evidence(EventSet.of("module-1", 1, null))))
        .containsExactly(
            "Event set module-1, seed 1: 1,200 requests, 8,919 lines. Parallelism 4, Flink 2.3.0 (embedded).",
            "",
            "Undisturbed, the job makes 1,140 request records of 1,164 completions.",
            "",
            "The TaskManager of assemble's subtask 0 was killed after half of the lines (554 records),",
            "then the other half was published. Each case is a job of its own:",
            "",
            "                             start     job      tasks       emitted      never   open",
            "  edge     restart           offsets   then     restarted     twice  assembled   lost",
            "  keyed    fixed-delay       earliest  RUNNING  8 of 8          554          0     60",
            "  keyed    fixed-delay       latest    RUNNING  8 of 8          554          0     60",
            "  keyed    none              earliest  FAILED   0 of 8            0        586     60",
            "  keyed    none              latest    FAILED   0 of 8            0        586     60",
            "  keyed    none + again      earliest  FAILED   0 of 8          554          0     60",
            "  keyed    none + again      latest    FAILED   0 of 8            0         28     60",
            "  forward  fixed-delay       earliest  RUNNING  1 of 4          148          0     15",
            "  forward  fixed-delay       latest    RUNNING  1 of 4          148          0     15",
            "",
            "+ again: submitted once more after it had failed.",
            "lost: requests that were open at the kill, in state that is gone.");
  }

  @Test
  void fitsATerminalForEverySet() {
    Sets.all()
        .forEach(
            set ->
                assertThat(ReplaySummary.of(SampleKills.evidence(set)))
                    .hasSize(20)
                    .allMatch(line -> line.length() <= 100 && line.chars().allMatch(c -> c < 128)));
  }
}

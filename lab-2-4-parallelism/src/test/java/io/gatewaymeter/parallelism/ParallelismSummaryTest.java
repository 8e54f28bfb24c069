package io.gatewaymeter.parallelism;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class ParallelismSummaryTest {
  @Test
  void showsSubtasksThenLoadThenIdleReaders() {
    assertThat(ParallelismSummary.of(Sample.evidence()))
        .containsExactly(
            "Event set six-events, seed 1: 3 requests, 6 lines. 128 key groups, Flink 2.3.0 (embedded).",
            "",
            "Subtask of assemble, at parallelism    1   2   4   8",
            "  r-0aa0         key group  28         0   0   0   1",
            "  r-4f1a         key group  87         0   1   2   5",
            "  r-9c02         key group 106         0   1   3   6",
            "Within each run, every request stayed on one subtask.",
            "From run to run, 3 of 3 requests changed their subtask and 0 did not: the key group",
            "of an id is fixed, and its subtask is key group x parallelism / key groups, rounded down.",
            "",
            "Records in of each subtask of assemble:                                          max/mean",
            "  parallelism 1         6                                                            1.00",
            "  parallelism 2         2      4                                                     1.33",
            "  parallelism 4         2      0      2      2                                       1.33",
            "  parallelism 8         0      2      0      0      0      2      2      0           2.67",
            "",
            "10 readers for 8 partitions, assemble at 4: 10 slots, on 5 TaskManagers.",
            "  reader       0   1   2   3   4   5   6   7   8   9",
            "  partition    0   1   2   3   4   5   6   7   -   -",
            "  Idle: 8, 9. The bounded job finished all the same, with 3 records.",
            "  Watermark at assemble, once all is read:",
            "    without withIdleness  none: the lowest reader counts, and an idle one has none",
            "    with withIdleness     1001999: 5,001 ms before the latest event's time");
  }

  @Test
  void oneParallelismAloneComparesNothing() {
    assertThat(ParallelismSummary.of(Sample.oneParallelism()))
        .contains("Subtask of assemble, at parallelism    4")
        .noneMatch(line -> line.startsWith("From run to run"));
  }

  @Test
  void theNumbersOfAnotherLocaleAreNotUsed() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(ParallelismSummary.of(Sample.evidence()))
          .contains("    with withIdleness     1001999: 5,001 ms before the latest event's time");
    } finally {
      Locale.setDefault(before);
    }
  }
}

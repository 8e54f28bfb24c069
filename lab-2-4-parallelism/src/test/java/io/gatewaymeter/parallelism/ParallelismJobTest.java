package io.gatewaymeter.parallelism;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParallelismJobTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "--source-parallelism|0|'0' is not a number from 1 to 32768",
        "--source-parallelism|ten|'ten' is not a number from 1 to 32768",
        "--idleness-ms|0|'0' is no number of milliseconds above 0",
        "--idleness-ms|-1|'-1' is no number of milliseconds above 0",
        "--idleness-ms|PT1S|'PT1S' is no number of milliseconds above 0",
        "--idleness-ms|9999999999999|'9999999999999' is no number of milliseconds above 0",
      })
  void itsOwnOptionsAreCheckedBeforeAnythingRuns(String option, String value, String wrong) {
    String[] arguments = {"--bootstrap-servers=b:1", option + "=" + value};

    assertThatThrownBy(() -> ParallelismJob.main(arguments))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Invalid value for option '%s': %s; see ParallelismJob --help."
                .formatted(option, wrong));
  }
}

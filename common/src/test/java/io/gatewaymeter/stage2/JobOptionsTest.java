package io.gatewaymeter.stage2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.flink.api.connector.source.Boundedness;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Option;

class JobOptionsTest {

  @Test
  void aBrokerIsAllThatIsNeeded() {
    JobOptions options = parse("--bootstrap-servers=broker:9092");

    assertThat(options.bootstrapServers()).isEqualTo("broker:9092");
    assertThat(options.environment().getParallelism()).isEqualTo(4);
    assertThat(options.source().getBoundedness()).isEqualTo(Boundedness.CONTINUOUS_UNBOUNDED);
  }

  @Test
  void aBoundedJobEndsAndTheParallelismIsTheOneAskedFor() {
    JobOptions options =
        parse("--bootstrap-servers=broker:9092", "--start=latest", "--bounded", "--parallelism=2");

    assertThat(options.environment().getParallelism()).isEqualTo(2);
    assertThat(options.source().getBoundedness()).isEqualTo(Boundedness.BOUNDED);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--bounded                                      | --bootstrap-servers",
        "--bootstrap-servers=b:1 --parallelism=four     | --parallelism",
        "--bootstrap-servers=b:1 --start=middle         | --start",
        "--bootstrap-servers=b:1 --no-such-option       | --no-such-option",
      })
  void aWrongArgumentIsNamed(String arguments, String named) {
    assertThatThrownBy(() -> parse(arguments.split(" ")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(named)
        .hasMessageContaining("; replay takes Usage: replay");
  }

  @Test
  void aJobCanHaveOptionsOfItsOwn() {
    Own own = new Own();
    String[] arguments = {"--bootstrap-servers=broker:9092", "--edge=forward"};

    JobOptions options = JobOptions.parse("replay", arguments, own);

    assertThat(options.bootstrapServers()).isEqualTo("broker:9092");
    assertThat(own.edge).isEqualTo("forward");
  }

  private static final class Own {
    @Option(names = "--edge")
    private String edge;
  }

  private static JobOptions parse(String... arguments) {
    return JobOptions.parse("replay", arguments);
  }
}

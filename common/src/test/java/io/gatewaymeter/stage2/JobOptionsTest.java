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
      quoteCharacter = '"',
      value = {
        "--bounded|Missing required option: '--bootstrap-servers=HOST:PORT'",
        "--bootstrap-servers=b:1 --wrong|Unknown option: '--wrong'",
        "--bootstrap-servers=b:1 surplus|Unmatched argument at index 1: 'surplus'",
        "--bootstrap-servers|Missing required parameter for option '--bootstrap-servers' (HOST:PORT)",
        "--bootstrap-servers=b:1 --parallelism=four|Invalid value for option '--parallelism': 'four' is not a number from 1 to 32768",
        "--bootstrap-servers=b:1 --parallelism=0|Invalid value for option '--parallelism': '0' is not a number from 1 to 32768",
        "--bootstrap-servers=b:1 --parallelism=-4|Invalid value for option '--parallelism': '-4' is not a number from 1 to 32768",
        "--bootstrap-servers=b:1 --parallelism=32769|Invalid value for option '--parallelism': '32769' is not a number from 1 to 32768",
        "--bootstrap-servers=b:1 --start=middle|Invalid value for option '--start': expected one of [earliest, latest] (case-sensitive) but was 'middle'",
      })
  void aWrongArgumentIsOneSentenceThatNamesIt(String arguments, String sentence) {
    assertThatThrownBy(() -> parse(arguments.split(" ")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence + "; see replay --help.")
        .hasNoCause()
        .satisfies(failure -> assertThat(failure.getStackTrace()).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"1", "32768"})
  void theLowestAndTheHighestParallelismAreTaken(int parallelism) {
    JobOptions options = parse("--bootstrap-servers=b:1", "--parallelism=" + parallelism);

    assertThat(options.environment().getParallelism()).isEqualTo(parallelism);
  }

  @Test
  void helpNeedsNothingElseAndIsSaidToTheJob() {
    assertThat(parse("--help").help()).isTrue();
    assertThat(parse("--bootstrap-servers=b:1").help()).isFalse();
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

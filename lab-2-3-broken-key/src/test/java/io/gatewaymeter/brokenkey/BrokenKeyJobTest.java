package io.gatewaymeter.brokenkey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.stage2.JobOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BrokenKeyJobTest {

  @ParameterizedTest
  @CsvSource({"keyed, KEYED", "rebalance, REBALANCE", "forward, FORWARD"})
  void theEdgeIsNamedAsTheCourseNamesIt(String name, Edge edge) {
    BrokenKeyJob.Options own = new BrokenKeyJob.Options();

    JobOptions.parse("BrokenKeyJob", new String[] {"--bootstrap-servers=b:1", "--edge", name}, own);

    assertThat(own.edge).isEqualTo(edge);
    assertThat(own.assembleParallelism).isNull();
  }

  @Test
  void aJobWithoutAnEdgeSaysWhichThereAre() {
    assertThatThrownBy(() -> BrokenKeyJob.main(new String[] {"--bootstrap-servers=b:1"}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Missing required option: '--edge=keyed|rebalance|forward'; see BrokenKeyJob --help.");
  }

  @Test
  void theParallelismOfAssembleIsChecked() {
    String[] arguments = {"--bootstrap-servers=b:1", "--edge=keyed", "--assemble-parallelism=0"};

    assertThatThrownBy(() -> BrokenKeyJob.main(arguments))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Invalid value for option '--assemble-parallelism': '0' is not a number from 1 to 32768;"
                + " see BrokenKeyJob --help.");
  }
}

package io.gatewaymeter.docs.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.docs.Browser;
import io.gatewaymeter.docs.explorer.Facts.Job;
import io.gatewaymeter.kit.testing.FullDepth;
import java.io.IOException;
import java.util.List;
import org.apache.flink.runtime.state.KeyGroupRangeAssignment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The explorer's arithmetic, in a real browser, against that of Flink and Kafka. */
@FullDepth
class FunctionsIT {
  @RegisterExtension private final Browser browser = new Browser();
  private final Scripts scripts = Scripts.ofTheSite();

  FunctionsIT() throws IOException {}

  @Test
  void tenThousandIdsGoWhereFlinkAndKafkaSendThem() {
    List<String> ids = Inputs.ids();
    assertThat(ids).hasSize(10_000).contains("r-4f1a", "");
    assertThat(scripts.firstDifference(browser, ids, Facts.ofIds())).isEmpty();
  }

  @Test
  void everyHashIsMixedAsFlinkMixesIt() {
    assertThat(scripts.firstDifference(browser, Inputs.hashes(), Facts.ofHashes())).isEmpty();
  }

  @Test
  void everyParallelismHasFlinksDefaultMaximum() {
    List<Integer> all = Inputs.parallelisms();
    assertThat(scripts.firstDifference(browser, all, Facts.ofParallelisms())).isEmpty();
    assertThat(browser.run(scripts.text() + "return Flink.MAX_PARALLELISM;"))
        .isEqualTo((long) KeyGroupRangeAssignment.UPPER_BOUND_MAX_PARALLELISM);
  }

  @Test
  void everySubtaskHasFlinksRange() {
    for (Job job : Facts.JOBS) {
      List<Integer> subtasks = Inputs.subtasks(job);
      assertThat(scripts.firstDifference(browser, subtasks, Facts.ofSubtasks(job))).isEmpty();
    }
  }

  @Test
  void everyPartitionHasTheConnectorsReader() throws Exception {
    assertThat(scripts.firstDifference(browser, Inputs.topics(), Facts.ofTopics())).isEmpty();
  }
}

package io.gatewaymeter.kit.cluster.compose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.flink.runtime.util.EnvironmentInformation;
import org.apache.kafka.common.utils.AppInfoParser;
import org.junit.jupiter.api.Test;

class ComposeFileTest {
  @Test
  void theImagesAreOfTheVersionsThatTheLabsAreBuiltWith() throws Exception {
    assertThat(ComposeFile.images())
        .containsExactly(
            "flink:" + EnvironmentInformation.getVersion() + "-java17",
            "apache/kafka:" + AppInfoParser.getVersion());
  }

  @Test
  void everyPortIsPublishedOnLoopbackOnly() throws Exception {
    assertThat(ComposeFile.values("- (.*:\\d+)"))
        .containsExactly(
            "127.0.0.1:${KAFKA_PORT:-9094}:9094", "127.0.0.1:${WEB_UI_PORT:-8081}:8081");
  }

  @Test
  void theMemoryLimitsTogetherFitFourGigabytes() throws Exception {
    List<Integer> limits =
        ComposeFile.values("memory: (\\d+)m").stream().map(Integer::valueOf).toList();
    int replicas = Integer.parseInt(ComposeFile.values("replicas: (\\d+)").get(0));
    assertThat(limits).hasSize(4);
    int taskManager = limits.get(limits.size() - 1);
    int all = limits.stream().mapToInt(Integer::intValue).sum() + (replicas - 1) * taskManager;
    assertThat(all).isLessThanOrEqualTo(4096);
  }
}

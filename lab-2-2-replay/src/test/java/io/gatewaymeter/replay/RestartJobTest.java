package io.gatewaymeter.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.kafka.GatewayEvents;
import io.gatewaymeter.kafka.JsonSink;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.stage2.JobOptions;
import java.time.Duration;
import java.util.List;
import java.util.stream.StreamSupport;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.runtime.jobgraph.JobVertex;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RestartJobTest {
  @ParameterizedTest
  @CsvSource({
    "keyed, fixed-delay, KEYED, FIXED_DELAY",
    "forward, none, FORWARD, NONE",
  })
  void edgeAndStrategyAreNamedAsFlinkNamesThem(
      String edge, String restart, Edge isEdge, Restart isRestart) {
    RestartJob.Options own = new RestartJob.Options();
    JobOptions.parse(
        "RestartJob",
        new String[] {"--bootstrap-servers=b:1", "--edge", edge, "--restart", restart},
        own);
    assertThat(own.edge).isEqualTo(isEdge);
    assertThat(own.restart).isEqualTo(isRestart);
  }

  @Test
  void aJobWithoutAStrategySaysWhichThereAre() {
    assertThatThrownBy(() -> RestartJob.main(new String[] {"--bootstrap-servers=b:1"}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Missing required option: '--restart=fixed-delay|none'; see RestartJob --help.");
  }

  @Test
  void aKeyedJobIsTwoBoxesAndAForwardOneIsOne() {
    assertThat(boxes(Edge.KEYED))
        .containsExactly(
            "Source: gateway-events -> parse",
            "assemble -> (records: Writer -> records: Committer, unpaired: Writer -> unpaired: Committer)");
    assertThat(boxes(Edge.FORWARD))
        .containsExactly(
            "Source: gateway-events -> parse -> assemble -> (records: Writer -> records: Committer, unpaired: Writer -> unpaired: Committer)");
  }

  @Test
  void theStrategyIsInTheJobsOwnConfiguration() {
    JobGraph graph = graph(Edge.KEYED);
    assertThat(graph.getJobConfiguration().get(RestartStrategyOptions.RESTART_STRATEGY))
        .isEqualTo("fixed-delay");
    assertThat(
            graph
                .getJobConfiguration()
                .get(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_DELAY))
        .isEqualTo(Duration.ofSeconds(5));
  }

  private static List<String> boxes(Edge edge) {
    return StreamSupport.stream(
            graph(edge).getVerticesSortedTopologicallyFromSources().spliterator(), false)
        .map(JobVertex::getName)
        .toList();
  }

  private static JobGraph graph(Edge edge) {
    StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment();
    env.setParallelism(4);
    RestartJob.define(
        env,
        edge,
        Restart.FIXED_DELAY,
        GatewayEvents.source("b:1", Topics.GATEWAY_EVENTS).build(),
        JsonSink.to("b:1", Topics.REQUEST_RECORDS),
        JsonSink.to("b:1", Topics.UNPAIRED_EVENTS));
    return env.getStreamGraph().getJobGraph();
  }
}

package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.brokenkey.BrokenKeyJob;
import io.gatewaymeter.brokenkey.Edge;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.jobgraph.JobGraphJob;
import io.gatewaymeter.jobgraph.Variant;
import io.gatewaymeter.kafka.GatewayEvents;
import io.gatewaymeter.kafka.JsonSink;
import io.gatewaymeter.parallelism.ParallelismJob;
import io.gatewaymeter.replay.ReplayJob;
import io.gatewaymeter.stage2.Stage2;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.graph.StreamEdge;
import org.apache.flink.streaming.api.graph.StreamGraph;
import org.apache.flink.streaming.api.graph.StreamNode;
import org.junit.jupiter.api.Test;

/** The line of each exercise is written out in each job; what stands around it must be the same. */
class KeyedGraphsTest {
  private static final Source<RawEvent, ?, ?> SOURCE =
      GatewayEvents.source("127.0.0.1:1", "gateway-events").build();

  private static final Set<String> STAGE_2 =
      Set.of(
          "Source: gateway-events", "parse", "assemble", "records: Writer", "records: Committer");

  @Test
  void theKeyedJobsOfAllLabsAreTheSameStage2() {
    List<String> stage2 =
        List.of(
            "Source: gateway-events (uid gateway-events) x 4",
            "parse (uid parse) x 4",
            "assemble (uid assemble) x 4",
            "records: Writer (uid records) x 4",
            "records: Committer (uid Sink Committer: records) x 4",
            "Source: gateway-events -FORWARD-> parse",
            "parse -HASH-> assemble",
            "assemble -FORWARD-> records: Writer",
            "records: Writer -FORWARD-> records: Committer");
    assertThat(graph(env -> JobGraphJob.define(env, SOURCE, sink(), Variant.CHAINED)))
        .containsExactlyElementsOf(stage2);
    assertThat(graph(env -> ReplayJob.define(env, SOURCE, sink(), sink(), sink())))
        .containsExactlyElementsOf(stage2);
    assertThat(graph(env -> BrokenKeyJob.define(env, Edge.KEYED, 4, SOURCE, sink())))
        .containsExactlyElementsOf(stage2);
    assertThat(
            graph(
                env -> ParallelismJob.define(env, SOURCE, 4, Stage2.watermarks(), sink(), sink())))
        .containsExactlyElementsOf(stage2);
  }

  @Test
  void anotherEdgeIsSeen() {
    assertThat(graph(env -> BrokenKeyJob.define(env, Edge.REBALANCE, 4, SOURCE, sink())))
        .contains("parse -REBALANCE-> assemble")
        .doesNotContain("parse -HASH-> assemble");
  }

  private static <T> Sink<T> sink() {
    return JsonSink.to("127.0.0.1:1", "any");
  }

  /** The operators of stage 2 in a job, and the edges between them. */
  private static List<String> graph(Consumer<StreamExecutionEnvironment> job) {
    StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment();
    env.setParallelism(4);
    job.accept(env);
    StreamGraph graph = env.getStreamGraph();
    List<StreamNode> nodes =
        graph.getStreamNodes().stream()
            .filter(node -> STAGE_2.contains(node.getOperatorName()))
            .sorted(Comparator.comparingInt(StreamNode::getId))
            .toList();
    List<String> lines = new ArrayList<>();
    for (StreamNode node : nodes) {
      lines.add(
          "%s (uid %s) x %d"
              .formatted(
                  node.getOperatorName(), node.getTransformationUID(), node.getParallelism()));
    }
    Set<String> seen = new TreeSet<>();
    for (StreamNode node : nodes) {
      for (StreamEdge edge : node.getOutEdges()) {
        StreamNode target = graph.getStreamNode(edge.getTargetId());
        if (STAGE_2.contains(target.getOperatorName())) {
          String line =
              "%s -%s-> %s"
                  .formatted(
                      node.getOperatorName(), edge.getPartitioner(), target.getOperatorName());
          if (seen.add(line)) {
            lines.add(line);
          }
        }
      }
    }
    return lines;
  }
}

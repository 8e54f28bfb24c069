package io.gatewaymeter.stage2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.request.RequestAssembler;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.flink.api.common.eventtime.Watermark;
import org.apache.flink.api.common.eventtime.WatermarkOutput;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.connector.datagen.source.DataGeneratorSource;
import org.apache.flink.runtime.jobgraph.JobVertex;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.apache.flink.streaming.api.graph.StreamGraph;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The graph of stage 2, as Flink would get it; nothing runs. */
class Stage2Test {
  private static final String SOURCE_BOX = "Source: gateway-events -> parse";
  private static final String SINK_BOX = "assemble -> records: Writer";

  private StreamExecutionEnvironment env;

  @BeforeEach
  void environment() {
    env = StreamExecutionEnvironment.createLocalEnvironment(Stage2.PARALLELISM);
  }

  @Test
  void everyOperatorHasItsNameAndUid() {
    Map<String, String> uidByName = new TreeMap<>();
    stage2()
        .getStreamNodes()
        .forEach(node -> uidByName.put(node.getOperatorName(), node.getTransformationUID()));
    assertThat(uidByName)
        .isEqualTo(
            Map.of(
                "Source: gateway-events", "gateway-events",
                "parse", "parse",
                "assemble", "assemble",
                "records: Writer", "records"));
  }

  @Test
  void thereAreTwoBoxesOfFourSubtasks() {
    assertThat(vertices(stage2()))
        .extracting(JobVertex::getName, JobVertex::getParallelism)
        .containsExactly(tuple(SOURCE_BOX, 4), tuple(SINK_BOX, 4));
  }

  @Test
  void theEdgeBetweenThemIsAHashOfTheKey() {
    JobVertex assemble = vertices(stage2()).get(1);
    assertThat(assemble.getInputs()).hasSize(1);
    assertThat(assemble.getInputs().get(0).getShipStrategyName()).isEqualTo("HASH");
    assertThat(assemble.getInputs().get(0).getSource().getProducer().getName())
        .isEqualTo(SOURCE_BOX);
  }

  @Test
  void genericTypesAreOff() {
    Stage2.events(env, source());
    assertThat(env.getConfig().getSerializerConfig().hasGenericTypesDisabled()).isTrue();
  }

  @Test
  void aPipelineWithAGenericTypeFailsWhileItIsBuilt() {
    assertThatThrownBy(
            () -> {
              Stage2.sink(
                  events().map(event -> (Object) event).returns(TypeInformation.of(Object.class)),
                  new DiscardingSink<>(),
                  "objects");
              env.getStreamGraph();
            })
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessageContaining("Generic types have been disabled")
        .hasMessageContaining("java.lang.Object");
  }

  @Test
  void theWatermarkFollowsTheLatestEventFiveSecondsBehind() {
    Watermarks emitted = new Watermarks();
    var generator = Stage2.watermarks().createWatermarkGenerator(null);
    for (long ts : new long[] {1_788_220_800_000L, 1_788_220_790_000L, 1_788_220_801_000L}) {
      generator.onEvent(new RawEvent(0, 0, null), ts, emitted);
      generator.onPeriodicEmit(emitted);
    }
    assertThat(emitted.timestamps)
        .containsExactly(1_788_220_794_999L, 1_788_220_794_999L, 1_788_220_795_999L);
  }

  private StreamGraph stage2() {
    Stage2.records(
        events().keyBy(Event::requestId).process(new RequestAssembler()), new DiscardingSink<>());
    return env.getStreamGraph();
  }

  private SingleOutputStreamOperator<Event> events() {
    return Stage2.events(env, source());
  }

  private static DataGeneratorSource<RawEvent> source() {
    return new DataGeneratorSource<>(
        n -> new RawEvent(0, n, null), 1, TypeInformation.of(RawEvent.class));
  }

  private static List<JobVertex> vertices(StreamGraph graph) {
    return graph.getJobGraph().getVerticesSortedTopologicallyFromSources();
  }

  private static final class Watermarks implements WatermarkOutput {
    final List<Long> timestamps = new ArrayList<>();

    @Override
    public void emitWatermark(Watermark watermark) {
      timestamps.add(watermark.getTimestamp());
    }

    @Override
    public void markIdle() {
      throw new AssertionError("never idle: an idle reader holds the watermark back");
    }

    @Override
    public void markActive() {}
  }
}

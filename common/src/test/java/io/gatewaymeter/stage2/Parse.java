package io.gatewaymeter.stage2;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.event.Rejection;
import java.util.List;
import java.util.Map;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.metrics.Counter;
import org.apache.flink.runtime.jobgraph.OperatorID;
import org.apache.flink.runtime.metrics.groups.InternalOperatorMetricGroup;
import org.apache.flink.runtime.metrics.util.InterceptingOperatorMetricGroup;
import org.apache.flink.runtime.metrics.util.InterceptingTaskMetricGroup;
import org.apache.flink.runtime.operators.testutils.MockEnvironment;
import org.apache.flink.runtime.operators.testutils.MockEnvironmentBuilder;
import org.apache.flink.streaming.api.operators.ProcessOperator;
import org.apache.flink.streaming.runtime.streamrecord.StreamRecord;
import org.apache.flink.streaming.util.OneInputStreamOperatorTestHarness;

/** Operator {@code parse} on its own. */
final class Parse implements AutoCloseable {
  private final InterceptingOperatorMetricGroup metrics = new InterceptingOperatorMetricGroup();
  private final MockEnvironment environment =
      new MockEnvironmentBuilder()
          .setMetricGroup(
              new InterceptingTaskMetricGroup() {
                @Override
                public InternalOperatorMetricGroup getOrAddOperator(
                    OperatorID id, String name, Map<String, String> variables) {
                  return metrics;
                }
              })
          .build();
  private final OneInputStreamOperatorTestHarness<RawEvent, Event> harness;

  Parse() throws Exception {
    harness =
        new OneInputStreamOperatorTestHarness<>(
            new ProcessOperator<>(new ParseEvents()), environment);
    harness
        .getExecutionConfig()
        .configure(
            new Configuration().set(PipelineOptions.GENERIC_TYPES, false),
            RawEvent.class.getClassLoader());
    harness.open();
  }

  void send(RawEvent line) throws Exception {
    harness.processElement(line, line.offset());
  }

  List<Event> events() {
    return harness.extractOutputValues();
  }

  List<Rejection> rejections() {
    var side = harness.getSideOutput(ParseEvents.REJECTED);
    return side == null ? List.of() : side.stream().map(StreamRecord::getValue).toList();
  }

  /** A count as the job's result would hold it. */
  Object accumulated(String name) {
    return harness.getOperator().getRuntimeContext().getAccumulator(name).getLocalValue();
  }

  /** A count as the Web UI would show it. */
  long shown(String name) {
    return ((Counter) metrics.get(name)).getCount();
  }

  @Override
  public void close() {
    try {
      harness.close();
      environment.close();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}

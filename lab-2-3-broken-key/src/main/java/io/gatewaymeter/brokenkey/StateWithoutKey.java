package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.request.OpenRequest;
import io.gatewaymeter.request.RequestRecord;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.streaming.api.functions.ProcessFunction;
import org.apache.flink.util.Collector;

/**
 * Asks for state {@code open} on a stream that is not keyed. It compiles, it can be submitted, and
 * Flink refuses it when its subtasks open: without a key there is no value to be scoped to.
 */
public class StateWithoutKey extends ProcessFunction<Event, RequestRecord> {
  private static final long serialVersionUID = 1L;

  @Override
  public void open(OpenContext context) {
    getRuntimeContext().getState(new ValueStateDescriptor<>("open", OpenRequest.class));
  }

  @Override
  public void processElement(Event event, Context context, Collector<RequestRecord> out) {
    // Never called: no subtask gets past open().
  }
}

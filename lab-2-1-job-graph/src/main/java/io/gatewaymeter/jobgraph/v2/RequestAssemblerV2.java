package io.gatewaymeter.jobgraph.v2;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.request.OpenRequest;
import io.gatewaymeter.request.RequestRecord;
import java.util.Set;
import org.apache.flink.api.common.state.StateDeclaration;
import org.apache.flink.api.common.state.StateDeclarations;
import org.apache.flink.api.common.state.ValueStateDeclaration;
import org.apache.flink.api.common.state.v2.ValueState;
import org.apache.flink.datastream.api.common.Collector;
import org.apache.flink.datastream.api.context.PartitionedContext;
import org.apache.flink.datastream.api.function.OneInputStreamProcessFunction;

/**
 * Operator {@code assemble} in DataStream API V2. Its state is declared, not registered in {@code
 * open}: asked for by a function on a stream without a key, it would be refused.
 */
public class RequestAssemblerV2 implements OneInputStreamProcessFunction<Event, RequestRecord> {
  private static final long serialVersionUID = 1L;

  private static final ValueStateDeclaration<OpenRequest> OPEN =
      StateDeclarations.valueState("open", () -> OpenRequest.class);

  @Override
  public Set<StateDeclaration> usesStates() {
    return Set.of(OPEN);
  }

  @Override
  public void processRecord(
      Event event, Collector<RequestRecord> out, PartitionedContext<RequestRecord> context)
      throws Exception {
    ValueState<OpenRequest> open = context.getStateManager().getState(OPEN);
    if (event.isStart()) {
      open.update(OpenRequest.of(event));
    } else if (event.isCompletion()) {
      OpenRequest started = open.value();
      if (started != null) {
        open.clear();
        out.collect(RequestRecord.of(started, event));
      }
    }
  }
}

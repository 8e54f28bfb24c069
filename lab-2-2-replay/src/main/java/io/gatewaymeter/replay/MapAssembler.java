package io.gatewaymeter.replay;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.request.OpenRequest;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import java.util.HashMap;
import java.util.Map;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.streaming.api.functions.ProcessFunction;
import org.apache.flink.util.Collector;

/**
 * {@link RequestAssembler} without a key: open starts stand in a map of the subtask. Behind a
 * forward edge it pairs what one reader reads, which is all of a request as long as the request's
 * events share a partition.
 */
public class MapAssembler extends ProcessFunction<Event, RequestRecord> {
  private static final long serialVersionUID = 1L;

  private transient Map<String, OpenRequest> open;

  @Override
  public void open(OpenContext context) {
    open = new HashMap<>();
  }

  @Override
  public void processElement(Event event, Context context, Collector<RequestRecord> out) {
    if (event.isStart()) {
      if (open.put(event.requestId(), OpenRequest.of(event)) != null) {
        unpaired(Unpaired.Kind.START_OVER_OPEN_START, event, context);
      }
    } else if (event.isCompletion()) {
      OpenRequest started = open.remove(event.requestId());
      if (started == null) {
        unpaired(Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START, event, context);
      } else {
        out.collect(RequestRecord.of(started, event));
      }
    }
  }

  private static void unpaired(Unpaired.Kind kind, Event event, Context context) {
    context.output(RequestAssembler.UNPAIRED, Unpaired.of(kind, event));
  }
}

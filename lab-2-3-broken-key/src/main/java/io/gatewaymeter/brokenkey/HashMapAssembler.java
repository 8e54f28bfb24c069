package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.request.OpenRequest;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import io.gatewaymeter.stage2.Tally;
import java.util.HashMap;
import java.util.Map;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.streaming.api.functions.ProcessFunction;
import org.apache.flink.util.Collector;

/**
 * What is left of {@link RequestAssembler} without a key: a plain function, whose open starts stand
 * in a map. It pairs what happens to meet in one subtask.
 *
 * <p>The map is a field, and every subtask has its own copy of this function; so there are as many
 * maps as subtasks, and Flink knows of none of them: no checkpoint, no rescaling, no timers.
 */
public class HashMapAssembler extends ProcessFunction<Event, RequestRecord> {
  private static final long serialVersionUID = 1L;

  private transient Map<String, OpenRequest> open; // <1>
  private transient Tally starts;
  private transient Tally completions;
  private transient Tally records;
  private transient Tally ignored;

  @Override
  public void open(OpenContext context) {
    open = new HashMap<>();
    starts = Tally.register(getRuntimeContext(), RequestAssembler.STARTS);
    completions = Tally.register(getRuntimeContext(), RequestAssembler.COMPLETIONS);
    records = Tally.register(getRuntimeContext(), RequestAssembler.RECORDS);
    ignored = Tally.register(getRuntimeContext(), RequestAssembler.IGNORED);
  }

  @Override
  public void processElement(Event event, Context context, Collector<RequestRecord> out) {
    context.output(Arrival.ARRIVALS, Arrival.of(event, getRuntimeContext()));
    if (event.isStart()) {
      started(event, context);
    } else if (event.isCompletion()) {
      completed(event, context, out);
    } else {
      ignored.increment();
    }
  }

  private void started(Event event, Context context) {
    starts.increment();
    if (open.put(event.requestId(), OpenRequest.of(event)) != null) {
      context.output(
          RequestAssembler.UNPAIRED, Unpaired.of(Unpaired.Kind.START_OVER_OPEN_START, event));
    }
  }

  private void completed(Event event, Context context, Collector<RequestRecord> out) {
    completions.increment();
    OpenRequest started = open.remove(event.requestId()); // this subtask's map only <2>
    if (started == null) {
      context.output(
          RequestAssembler.UNPAIRED,
          Unpaired.of(Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START, event));
      return;
    }
    records.increment();
    out.collect(RequestRecord.of(started, event));
  }
}

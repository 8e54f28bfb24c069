package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.request.OpenRequest;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import io.gatewaymeter.stage2.Tally;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.streaming.api.functions.ProcessFunction;
import org.apache.flink.util.Collector;

/**
 * Mutant: one map for all subtasks of a JVM. In one JVM it looks like a repair of the broken job;
 * on several TaskManagers it would not.
 */
public class StaticMapAssembler extends ProcessFunction<Event, RequestRecord> {
  private static final long serialVersionUID = 1L;
  private static final Map<String, OpenRequest> OPEN = new ConcurrentHashMap<>();

  private transient Tally starts;
  private transient Tally completions;
  private transient Tally records;
  private transient Tally ignored;

  @Override
  public void open(OpenContext context) {
    starts = Tally.register(getRuntimeContext(), RequestAssembler.STARTS);
    completions = Tally.register(getRuntimeContext(), RequestAssembler.COMPLETIONS);
    records = Tally.register(getRuntimeContext(), RequestAssembler.RECORDS);
    ignored = Tally.register(getRuntimeContext(), RequestAssembler.IGNORED);
  }

  @Override
  public void processElement(Event event, Context context, Collector<RequestRecord> out) {
    if (event.isStart()) {
      starts.increment();
      OPEN.put(event.requestId(), OpenRequest.of(event));
    } else if (event.isCompletion()) {
      completions.increment();
      OpenRequest started = OPEN.remove(event.requestId());
      if (started == null) {
        context.output(
            RequestAssembler.UNPAIRED,
            Unpaired.of(Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START, event));
      } else {
        records.increment();
        out.collect(RequestRecord.of(started, event));
      }
    } else {
      ignored.increment();
    }
  }
}

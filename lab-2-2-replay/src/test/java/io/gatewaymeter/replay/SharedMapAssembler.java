package io.gatewaymeter.replay;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.request.OpenRequest;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.Tally;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.streaming.api.functions.ProcessFunction;
import org.apache.flink.util.Collector;

/**
 * Mutant: no key, and one static map in which either half of a request waits for the other. All
 * subtasks of a JVM share it, so in one JVM every request finds itself.
 */
public class SharedMapAssembler extends ProcessFunction<Event, RequestRecord> {
  private static final long serialVersionUID = 1L;
  private static final Map<String, Event> WAITING = new ConcurrentHashMap<>();

  private transient Tally starts;
  private transient Tally completions;
  private transient Tally records;

  @Override
  public void open(OpenContext context) {
    starts = Tally.register(getRuntimeContext(), RequestAssembler.STARTS);
    completions = Tally.register(getRuntimeContext(), RequestAssembler.COMPLETIONS);
    records = Tally.register(getRuntimeContext(), RequestAssembler.RECORDS);
    Tally.register(getRuntimeContext(), RequestAssembler.IGNORED);
  }

  @Override
  public void processElement(Event event, Context context, Collector<RequestRecord> out) {
    (event.isStart() ? starts : completions).increment();
    Event[] other = new Event[1];
    WAITING.compute(
        event.requestId(),
        (id, waiting) -> {
          other[0] = waiting;
          return waiting == null ? event : null;
        });
    if (other[0] != null) {
      records.increment();
      Event start = event.isStart() ? event : other[0];
      Event completion = event.isStart() ? other[0] : event;
      out.collect(RequestRecord.of(OpenRequest.of(start), completion));
    }
  }
}

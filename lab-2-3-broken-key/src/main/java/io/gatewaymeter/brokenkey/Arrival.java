package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.Event;
import org.apache.flink.api.common.functions.RuntimeContext;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.util.OutputTag;

/**
 * Where the assembler saw an event.
 *
 * @param requestId the event's request
 * @param partition the Kafka partition it was read from
 * @param offset its offset in that partition
 * @param subtask the subtask of {@code assemble} that it came to, from 0
 */
public record Arrival(String requestId, int partition, long offset, int subtask) {

  /** One for each event, in the order of each subtask; dropped at once where nobody reads it. */
  public static final OutputTag<Arrival> ARRIVALS =
      new OutputTag<>("arrivals", TypeInformation.of(Arrival.class));

  static Arrival of(Event event, RuntimeContext context) {
    int subtask = context.getTaskInfo().getIndexOfThisSubtask();
    return new Arrival(event.requestId(), event.partition(), event.offset(), subtask);
  }
}

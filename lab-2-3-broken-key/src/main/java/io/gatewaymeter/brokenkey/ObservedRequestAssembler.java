package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import org.apache.flink.util.Collector;

/** The course's assembler, unchanged; it only says, too, which subtask each event came to. */
public class ObservedRequestAssembler extends RequestAssembler {
  private static final long serialVersionUID = 1L;

  @Override
  public void processElement(Event event, Context context, Collector<RequestRecord> out)
      throws Exception {
    context.output(Arrival.ARRIVALS, Arrival.of(event, getRuntimeContext()));
    super.processElement(event, context, out);
  }
}

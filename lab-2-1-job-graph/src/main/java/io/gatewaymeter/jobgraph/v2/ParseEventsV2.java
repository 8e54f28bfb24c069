package io.gatewaymeter.jobgraph.v2;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.EventParser;
import io.gatewaymeter.event.RawEvent;
import org.apache.flink.datastream.api.common.Collector;
import org.apache.flink.datastream.api.context.NonPartitionedContext;
import org.apache.flink.datastream.api.context.PartitionedContext;
import org.apache.flink.datastream.api.function.OneInputStreamProcessFunction;

/**
 * Operator {@code parse} in DataStream API V2: a line in, an event out. A line that is no event
 * emits nothing and is not counted: V2 has no accumulators.
 */
public class ParseEventsV2 implements OneInputStreamProcessFunction<RawEvent, Event> {
  private static final long serialVersionUID = 1L;

  private transient EventParser parser;

  @Override
  public void open(NonPartitionedContext<Event> context) {
    parser = new EventParser();
  }

  @Override
  public void processRecord(
      RawEvent line, Collector<Event> out, PartitionedContext<Event> context) {
    if (parser.parse(line) instanceof Event event) {
      out.collect(event);
    }
  }
}

package io.gatewaymeter.docs.tables;

import io.gatewaymeter.event.Event;
import org.apache.flink.api.common.functions.RichMapFunction;

/** Writes on each event which subtask sends it, and when. */
public class Send extends RichMapFunction<Event, Sent> {
  private static final long serialVersionUID = 1L;

  private int turn;

  @Override
  public Sent map(Event event) {
    int sender = getRuntimeContext().getTaskInfo().getIndexOfThisSubtask();
    return new Sent(event.ts(), event.requestId(), event.partition(), sender, turn++);
  }
}

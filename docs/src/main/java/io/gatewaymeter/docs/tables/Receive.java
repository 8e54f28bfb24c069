package io.gatewaymeter.docs.tables;

import org.apache.flink.api.common.functions.RichMapFunction;

/** Writes on each event which subtask received it. */
public class Receive extends RichMapFunction<Sent, Arrival> {
  private static final long serialVersionUID = 1L;

  @Override
  public Arrival map(Sent sent) {
    return new Arrival(sent, getRuntimeContext().getTaskInfo().getIndexOfThisSubtask());
  }
}

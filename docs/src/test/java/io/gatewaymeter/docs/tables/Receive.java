package io.gatewaymeter.docs.tables;

import org.apache.flink.api.common.functions.RichMapFunction;

/** Writes on each event which subtask received it. */
public class Receive extends RichMapFunction<Sent, Received> {
  private static final long serialVersionUID = 1L;

  @Override
  public Received map(Sent sent) {
    return new Received(sent, getRuntimeContext().getTaskInfo().getIndexOfThisSubtask());
  }
}

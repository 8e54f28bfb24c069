package io.gatewaymeter.parallelism;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import org.apache.flink.api.common.TaskInfo;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.util.Collector;
import org.apache.flink.util.OutputTag;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The assembler of stage 2, which also says of every event which of its subtasks saw it: a line in
 * the TaskManager's log, and the same in side output {@link #SUBTASK_LOG}.
 */
public class SubtaskLoggingAssembler extends RequestAssembler {
  private static final long serialVersionUID = 1L;
  private static final Logger LOG = LoggerFactory.getLogger(SubtaskLoggingAssembler.class);

  /** One entry for each event, whatever its type. */
  public static final OutputTag<SubtaskEntry> SUBTASK_LOG =
      new OutputTag<>("subtask-log", TypeInformation.of(SubtaskEntry.class));

  @Override
  public void processElement(Event event, Context context, Collector<RequestRecord> out)
      throws Exception {
    TaskInfo task = getRuntimeContext().getTaskInfo();
    int subtask = task.getIndexOfThisSubtask();
    LOG.info(
        "{} {}: subtask {} of {}",
        event.requestId(),
        event.eventType(),
        subtask,
        task.getNumberOfParallelSubtasks());
    context.output(SUBTASK_LOG, new SubtaskEntry(event.requestId(), event.eventType(), subtask));
    super.processElement(event, context, out);
  }
}

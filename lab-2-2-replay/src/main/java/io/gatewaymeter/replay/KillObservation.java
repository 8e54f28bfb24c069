package io.gatewaymeter.replay;

import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.eventset.IdDiff;
import io.gatewaymeter.kit.run.Outputs;
import io.gatewaymeter.kit.run.Task;
import io.gatewaymeter.request.RequestRecord;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What was seen of one case.
 *
 * @param read the lines that the job had read when it was hit, which are all of the first half
 * @param readers the partitions of reader 0, 1, …
 * @param beforeKill what the job had written by then
 * @param tasks its subtasks at the end
 * @param state its state at the end
 * @param written all that it wrote, and the job that was submitted after it
 */
record KillObservation(
    List<RawEvent> read,
    List<List<Integer>> readers,
    Outputs beforeKill,
    List<Task> tasks,
    String state,
    Outputs written) {

  /**
   * What the death did, compared with a job that read the same and that nothing happened to.
   * Records are compared whole, not by their ids alone.
   */
  KillOutcome outcome(List<RequestRecord> undisturbed) {
    return new KillOutcome(
        records(beforeKill).size(),
        ids(IdDiff.minus(records(written), undisturbed)),
        ids(IdDiff.minus(undisturbed, records(written))),
        OpenRequests.of(read, beforeKill, lostPartitions()),
        (int) tasks.stream().filter(Task::isRestarted).count(),
        tasks.size(),
        state);
  }

  /** The partitions of the readers that lost their state, and with them what follows them. */
  private Set<Integer> lostPartitions() {
    Set<Integer> lost = new HashSet<>();
    for (Task task : tasks) {
      if (task.box().startsWith("Source: ") && (task.isRestarted() || !state.equals("RUNNING"))) {
        lost.addAll(readers.get(task.subtask()));
      }
    }
    return lost;
  }

  private static List<RequestRecord> records(Outputs outputs) {
    return outputs.of(Topics.REQUEST_RECORDS, RequestRecord.class);
  }

  private static List<String> ids(List<RequestRecord> records) {
    return records.stream().map(RequestRecord::requestId).toList();
  }
}

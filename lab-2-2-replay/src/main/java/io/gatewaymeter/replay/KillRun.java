package io.gatewaymeter.replay;

import java.util.List;

/**
 * One case of the experiment, as it ran.
 *
 * @param name as {@code keyed, none + again, latest}
 * @param edge how events got to {@code assemble}
 * @param restart the job's restart strategy
 * @param startOffsets where its source started: {@code latest}, or {@code earliest}, which is the
 *     first offset of this case's own events
 * @param resubmitted whether the job was submitted again when it had failed
 * @param killedSubtasks the subtasks of {@code assemble} that ran on the TaskManager that was
 *     killed; 0 is always one of them
 * @param observed what happened
 * @param predicted what the event set says must happen
 */
public record KillRun(
    String name,
    Edge edge,
    Restart restart,
    String startOffsets,
    boolean resubmitted,
    List<Integer> killedSubtasks,
    KillOutcome observed,
    KillOutcome predicted) {

  static KillRun of(
      KillCase kase, List<Integer> killed, KillOutcome observed, KillOutcome predicted) {
    return new KillRun(
        kase.toString(),
        kase.edge(),
        kase.restart(),
        kase.startOffsets(),
        kase.resubmitted(),
        killed,
        observed,
        predicted);
  }
}

package io.gatewaymeter.kit.run;

import org.apache.flink.runtime.execution.ExecutionState;

/**
 * A subtask of a box, as it runs now or ran last.
 *
 * @param box the box's name
 * @param subtask its index, from 0
 * @param attempt 0, and one more with every restart
 * @param state as {@code RUNNING}
 * @param taskManager id of the TaskManager that it is on, {@code (unassigned)} while there is none
 */
public record Task(String box, int subtask, int attempt, String state, String taskManager) {

  /** Whether it was started more than once. */
  public boolean isRestarted() {
    return attempt > 0;
  }

  boolean isRunning() {
    return state.equals(ExecutionState.RUNNING.name());
  }

  /** Whether it is neither on a TaskManager nor about to be ended because another subtask was. */
  boolean isRidOf(String lostTaskManager) {
    ExecutionState now = ExecutionState.valueOf(state);
    return now.isTerminal()
        || now != ExecutionState.CANCELING && !taskManager.equals(lostTaskManager);
  }
}

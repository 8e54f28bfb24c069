package io.gatewaymeter.replay;

import picocli.CommandLine.Option;

/** The options of lab 2.2. */
final class ReplayOptions {
  @Option(
      names = "--kill-taskmanager",
      description = {
        "After the replay, eight more jobs: half of the events, then a TaskManager is killed,",
        "then the other half. What survives, what comes twice, what is lost? About a minute."
      })
  private boolean killTaskManager;

  boolean killTaskManager() {
    return killTaskManager;
  }
}

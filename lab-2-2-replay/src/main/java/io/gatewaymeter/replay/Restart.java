package io.gatewaymeter.replay;

import com.fasterxml.jackson.annotation.JsonValue;
import java.time.Duration;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.RestartStrategyOptions;

/** What Flink does with a job that lost a subtask: the restart strategies of the experiment. */
public enum Restart {
  /** Start what was lost again, after {@link #DELAY}. */
  FIXED_DELAY("fixed-delay"),
  /** Fail the job. */
  NONE("none");

  /** A try may fail while the slots of a dead TaskManager are still offered. */
  private static final int ATTEMPTS = 10;

  /**
   * Longer than it takes a cluster to notice that a TaskManager process is gone (about 3 s here). A
   * shorter one would start the job on it once more, and what that start read and wrote before it
   * failed would be in the topic, too.
   */
  private static final Duration DELAY = Duration.ofSeconds(5);

  private final String wireName;

  Restart(String wireName) {
    this.wireName = wireName;
  }

  /** The strategy as a job's configuration. */
  Configuration configuration() {
    return new Configuration()
        .set(RestartStrategyOptions.RESTART_STRATEGY, wireName)
        .set(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_ATTEMPTS, ATTEMPTS)
        .set(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_DELAY, DELAY);
  }

  /** The name on the command line and in evidence, as {@code fixed-delay}. */
  @JsonValue
  @Override
  public String toString() {
    return wireName;
  }
}

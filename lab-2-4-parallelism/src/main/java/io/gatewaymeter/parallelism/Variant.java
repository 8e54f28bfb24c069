package io.gatewaymeter.parallelism;

import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.stage2.Stage2;
import java.time.Duration;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;

/**
 * What differs between the runs of lab 2.4.
 *
 * @param parallelism of all but the source and {@code parse}
 * @param sourceParallelism of the source and {@code parse}: so many readers
 * @param withIdleness whether a reader without events stops holding the watermark back
 */
public record Variant(int parallelism, int sourceParallelism, boolean withIdleness) {
  /** Short, so that the lab need not wait long; a production job would take a minute or so. */
  private static final Duration IDLE_AFTER = Duration.ofSeconds(1);

  static Variant of(int parallelism) {
    return new Variant(parallelism, parallelism, false);
  }

  /** A job takes as many slots as its highest parallelism. */
  int slots() {
    return Math.max(parallelism, sourceParallelism);
  }

  WatermarkStrategy<RawEvent> watermarks() {
    return withIdleness ? Stage2.watermarks().withIdleness(IDLE_AFTER) : Stage2.watermarks();
  }

  /** Its name in the Web UI and in messages. */
  @Override
  public String toString() {
    return "parallelism "
        + parallelism
        + (sourceParallelism == parallelism ? "" : ", source " + sourceParallelism)
        + (withIdleness ? ", withIdleness" : "");
  }
}

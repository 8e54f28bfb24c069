package io.gatewaymeter.stage2;

import org.apache.flink.api.common.accumulators.LongCounter;
import org.apache.flink.api.common.functions.RuntimeContext;
import org.apache.flink.metrics.Counter;

/**
 * One count of a subtask, kept twice: as a metric, which the Web UI shows while the job runs, and
 * as an accumulator, which is exact once the job has ended.
 */
public final class Tally {
  private final Counter metric;
  private final LongCounter accumulator;

  private Tally(Counter metric, LongCounter accumulator) {
    this.metric = metric;
    this.accumulator = accumulator;
  }

  /** Registers a count under the same name in both places. Call it from {@code open}. */
  public static Tally register(RuntimeContext context, String name) {
    LongCounter accumulator = new LongCounter();
    context.addAccumulator(name, accumulator);
    return new Tally(context.getMetricGroup().counter(name), accumulator);
  }

  public void increment() {
    metric.inc();
    accumulator.add(1L);
  }
}

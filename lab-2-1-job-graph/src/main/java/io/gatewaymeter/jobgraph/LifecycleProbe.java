package io.gatewaymeter.jobgraph;

import io.gatewaymeter.event.Event;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.flink.api.common.accumulators.LongCounter;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.functions.RichMapFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hands every event on and writes down when it was opened and closed: in the log, and as an
 * accumulator for each call. Their values only order the calls of one subtask, which all happen in
 * one JVM.
 */
public class LifecycleProbe extends RichMapFunction<Event, Event> {
  private static final long serialVersionUID = 1L;
  private static final Logger LOG = LoggerFactory.getLogger(LifecycleProbe.class);

  /** Accumulators are all that a job leaves behind of {@code close()}: it can emit nothing more. */
  private static final AtomicLong CALLS = new AtomicLong();

  private final String name;

  /** A probe under a name. */
  public LifecycleProbe(String name) {
    this.name = name;
  }

  /** The accumulator of one call of {@code open} or {@code close}. */
  static String accumulator(String method, String name, int subtask) {
    return method + " " + name + " " + subtask;
  }

  @Override
  public void open(OpenContext context) {
    called("open");
  }

  @Override
  public Event map(Event event) {
    return event;
  }

  @Override
  public void close() {
    called("close");
  }

  private void called(String method) {
    int subtask = getRuntimeContext().getTaskInfo().getIndexOfThisSubtask();
    LOG.info("{}() of {} in subtask {}", method, name, subtask);
    getRuntimeContext()
        .addAccumulator(
            accumulator(method, name, subtask), new LongCounter(CALLS.incrementAndGet()));
  }
}

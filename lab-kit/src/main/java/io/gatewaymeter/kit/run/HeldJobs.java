package io.gatewaymeter.kit.run;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.FlinkRest;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.apache.flink.core.execution.JobClient;

/** Runs jobs without an end for as long as somebody looks at them. */
final class HeldJobs {
  private static final Duration POLL = Duration.ofMillis(100);
  private static final Duration CONSUMED = Duration.ofSeconds(60);
  private static final Duration CANCELLED = Duration.ofSeconds(10);
  private static final int ALIVE_CHECK_EVERY = 20;
  private static final String SOURCE_OUT = "Source__gateway-events.numRecordsOut";

  private final Jobs jobs;
  private final FlinkRest rest;
  private final JobReader reader;
  private final Progress progress;

  HeldJobs(Jobs jobs, FlinkRest rest, Progress progress) {
    this.jobs = jobs;
    this.rest = rest;
    this.reader = new JobReader(rest);
    this.progress = progress;
  }

  /**
   * Starts an unbounded job, waits until its source has handed on all of its input, looks at it,
   * and cancels it.
   */
  <T> T hold(String name, int parallelism, Slice input, Jobs.Graph graph, Session.Live<T> live)
      throws LabFailure {
    JobClient client = jobs.submit(name, parallelism, graph);
    try {
      return live.look(awaitConsumed(client, input));
    } finally {
      cancel(client);
    }
  }

  /** Waits for a count, never until a count is stable: zeros are stable, too. */
  private Held awaitConsumed(JobClient client, Slice input) throws LabFailure {
    String job = client.getJobID().toString();
    long deadline = System.nanoTime() + CONSUMED.toNanos();
    long events = input.size();
    long consumed = 0;
    for (int polls = 1; System.nanoTime() < deadline; polls++) {
      if (reader.hasEnded(job)) {
        jobs.await(client); // says why it failed
        break;
      }
      progress.at("read", consumed, Math.max(events, 1));
      if (reader.state(job).equals("RUNNING")) {
        Held held = new Held(rest, reader.view(job), input);
        consumed = held.sum(held.job().boxes().get(0), SOURCE_OUT);
        if (consumed == events) {
          return held;
        }
      }
      if (polls % ALIVE_CHECK_EVERY == 0) {
        jobs.requireBroker(client);
      }
      LockSupport.parkNanos(POLL.toNanos());
    }
    throw new LabFailure(
        LabFailure.ENVIRONMENT,
        "The source of job %s has read %d of %d events after %d s; look at the job in the Web UI with --hold."
            .formatted(job, consumed, events, CONSUMED.toSeconds()));
  }

  /**
   * Waits for the end: a job that is still going down holds slots and writes to topics, of which
   * the next job's share is told by their ends.
   */
  private void cancel(JobClient client) throws LabFailure {
    client.cancel();
    long deadline = System.nanoTime() + CANCELLED.toNanos();
    while (System.nanoTime() < deadline && !reader.hasEnded(client.getJobID().toString())) {
      LockSupport.parkNanos(POLL.toNanos());
    }
    jobs.forget(client);
  }
}

package io.gatewaymeter.kit.run;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import io.gatewaymeter.kit.cluster.Endpoints;
import io.gatewaymeter.kit.cluster.FlinkRest;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import org.apache.flink.api.common.JobExecutionResult;
import org.apache.flink.core.execution.JobClient;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/** Submits jobs over Flink's REST and waits for their ends. */
final class Jobs implements AutoCloseable {
  private static final Duration FINAL_COUNTS = Duration.ofSeconds(10);
  private static final Duration FINAL_COUNTS_POLL = Duration.ofMillis(20);
  private static final Duration END_POLL = Duration.ofMillis(40);
  private static final Duration RESULT = Duration.ofSeconds(10);
  private static final Duration CANCEL = Duration.ofSeconds(5);
  private static final int ALIVE_CHECK_EVERY = 50;

  private final Endpoints endpoints;
  private final Broker broker;
  private final FlinkRest rest;
  private final JobReader reader;
  private final Progress progress;

  /** Those that may still run: they would outlive this lab on a cluster that does. */
  private final Set<JobClient> submitted = ConcurrentHashMap.newKeySet();

  Jobs(Endpoints endpoints, Broker broker, FlinkRest rest, Progress progress) {
    this.endpoints = endpoints;
    this.broker = broker;
    this.rest = rest;
    this.reader = new JobReader(rest);
    this.progress = progress;
  }

  /**
   * A job that ended well.
   *
   * @param counts its accumulators
   * @param view its final counts
   */
  record Finished(Map<String, Long> counts, JobView view) {}

  /** Adds a job's operators to an environment. */
  interface Graph {
    void build(StreamExecutionEnvironment env) throws LabFailure;
  }

  String flinkVersion() throws LabFailure {
    return rest.get("/overview").path("flink-version").asText();
  }

  Finished run(String name, int parallelism, Graph graph) throws LabFailure {
    JobClient client = submit(name, parallelism, graph);
    JobExecutionResult result = await(client);
    forget(client);
    Map<String, Long> counts = new TreeMap<>();
    result.getAllAccumulatorResults().forEach((count, value) -> counts.put(count, (Long) value));
    return new Finished(counts, finalView(client));
  }

  /** Submits a job and does not wait for it. */
  JobClient submit(String name, int parallelism, Graph graph) throws LabFailure {
    StreamExecutionEnvironment env =
        StreamExecutionEnvironment.createRemoteEnvironment(
            endpoints.flinkRest().getHost(),
            endpoints.flinkRest().getPort(),
            endpoints.jobJars().stream().map(Object::toString).toArray(String[]::new));
    env.setParallelism(parallelism);
    try {
      graph.build(env);
      JobClient client = env.executeAsync(name);
      submitted.add(client);
      return client;
    } catch (LabFailure e) {
      throw e;
    } catch (Exception e) {
      throw new LabFailure(
          LabFailure.CHECK,
          "Job %s could not be built and submitted (%s); undo the last change to the job, or run again with --verbose."
              .formatted(name, RootCause.of(e)),
          e);
    }
  }

  /**
   * Waits as long as the job and the broker live: a source without a broker would wait for ever.
   *
   * <p>Flink's client is asked for the result only once there is one. It waits for it in steps that
   * double, and would tell of the end of a short job up to twice as late as it came.
   */
  JobExecutionResult await(JobClient client) throws LabFailure {
    String job = client.getJobID().toString();
    for (int polls = 1; !reader.hasEnded(job); polls++) {
      progress.at("run", polls, Progress.UNKNOWN);
      if (polls % ALIVE_CHECK_EVERY == 0) {
        requireBroker(client);
      }
      LockSupport.parkNanos(END_POLL.toNanos());
    }
    try {
      return client.getJobExecutionResult().get(RESULT.toSeconds(), TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw new LabFailure(
          LabFailure.CHECK,
          "The job failed (%s); run again with --verbose to see the whole exception."
              .formatted(RootCause.of(e)),
          e);
    } catch (TimeoutException e) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "Flink's REST at %s gave no result for job %s within %d s; run the lab again."
              .formatted(endpoints.flinkRest(), job, RESULT.toSeconds()),
          e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new LabFailure(LabFailure.ENVIRONMENT, "Interrupted while the job ran.", e);
    }
  }

  /** Cancels a job whose broker is gone. */
  void requireBroker(JobClient client) throws LabFailure {
    try {
      broker.requireAlive();
    } catch (LabFailure e) {
      client.cancel();
      throw e;
    }
  }

  /** For up to 3 s after its end, REST may still show a job as running, with zeros. */
  private JobView finalView(JobClient client) throws LabFailure {
    long deadline = System.nanoTime() + FINAL_COUNTS.toNanos();
    String job = client.getJobID().toString();
    while (System.nanoTime() < deadline) {
      if (reader.isFinal(job)) {
        return reader.view(job);
      }
      LockSupport.parkNanos(FINAL_COUNTS_POLL.toNanos());
    }
    throw new LabFailure(
        LabFailure.ENVIRONMENT,
        "Flink's REST at %s gave no final counts for job %s within %d s; run the lab again."
            .formatted(endpoints.flinkRest(), client.getJobID(), FINAL_COUNTS.toSeconds()));
  }

  /** The job has ended. */
  void forget(JobClient client) {
    submitted.remove(client);
  }

  /** Cancels what was submitted and has not been seen to end. */
  @Override
  public void close() {
    for (JobClient client : submitted) {
      try {
        client.cancel().get(CANCEL.toSeconds(), TimeUnit.SECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } catch (ExecutionException | TimeoutException e) {
        // It has ended by itself, or its cluster has.
      }
    }
  }
}

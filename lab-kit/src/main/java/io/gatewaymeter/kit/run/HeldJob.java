package io.gatewaymeter.kit.run;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.FlinkRest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.apache.flink.core.execution.JobClient;

/** A job without an end, from its start until it is closed, which cancels it. */
public final class HeldJob implements AutoCloseable {
  private static final Duration POLL = Duration.ofMillis(25);
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Longer than the 50 s after which Flink gives up a silent TaskManager by default. */
  private static final Duration LOSS = Duration.ofSeconds(70);

  private static final Duration CANCELLED = Duration.ofSeconds(10);
  private static final int ALIVE_CHECK_EVERY = 80;
  private static final String SOURCE_OUT = "Source__gateway-events.numRecordsOut";

  private final Jobs jobs;
  private final FlinkRest rest;
  private final JobReader reader;
  private final Progress progress;
  private final JobClient client;
  private final String id;
  private final Slice input;
  private final Written written;

  HeldJob(
      Jobs jobs,
      FlinkRest rest,
      Progress progress,
      JobClient client,
      Slice input,
      Written written) {
    this.jobs = jobs;
    this.rest = rest;
    this.reader = new JobReader(rest);
    this.progress = progress;
    this.client = client;
    this.id = client.getJobID().toString();
    this.input = input;
    this.written = written;
  }

  /** Looks at the job as it is now. */
  public Held held() throws LabFailure {
    return new Held(rest, reader.view(id), input);
  }

  /** The job's state, as {@code RUNNING}: asked of the JobManager, not of REST's copy. */
  public String state() throws LabFailure {
    return reader.status(id).name();
  }

  /** All subtasks of all boxes, as REST shows them: up to some seconds late. */
  public List<Task> tasks() throws LabFailure {
    return reader.tasks(id);
  }

  /** How many records of this job a topic of its sinks holds by now. */
  public long written(String topic) throws LabFailure {
    return written.count(topic);
  }

  /** What this job has written by now. A job that has no end has no final counts. */
  public Outputs outputs() throws LabFailure {
    return new Outputs(Map.of(), written.values());
  }

  /**
   * Waits until every partition of the topic has a reader. From then on nothing that is published
   * is missed, even from {@link Start#LATEST}: a reader is given a partition together with the
   * offset to begin at, which the JobManager has resolved before. That a job is RUNNING says less.
   *
   * @return the partitions of reader 0, 1, …
   */
  public List<List<Integer>> awaitReaders() throws LabFailure {
    awaitRunning();
    Held held = held();
    List<List<Integer>> readers = held.partitionsOfReaders(held.job().boxes().get(0));
    int assigned = readers.stream().mapToInt(List::size).sum();
    if (assigned != input.from().size()) {
      throw stuck("%d of %d partitions have a reader".formatted(assigned, input.from().size()));
    }
    return readers;
  }

  /** Waits until all subtasks run; again, where a job is being restarted. */
  public void awaitRunning() throws LabFailure {
    if (!until(PATIENCE, () -> failIfEnded() && isRunning(tasks()))) {
      throw stuck("not all of its subtasks run after " + PATIENCE.toSeconds() + " s");
    }
  }

  private static boolean isRunning(List<Task> tasks) {
    return !tasks.isEmpty() && tasks.stream().allMatch(Task::isRunning);
  }

  /**
   * Waits until the source has handed on so many lines in its present life. Waits for a count,
   * never until a count is stable: zeros are stable, too.
   */
  public Held awaitConsumed(long lines) throws LabFailure {
    awaitRunning();
    Held held = held();
    JobView.Box source = held.job().boxes().get(0);
    if (!until(PATIENCE, () -> failIfEnded() && consumed(held, source, lines) == lines)) {
      throw stuck(
          "its source has read %d of %d events after %d s"
              .formatted(consumed(held, source, lines), lines, PATIENCE.toSeconds()));
    }
    return held;
  }

  private long consumed(Held held, JobView.Box source, long lines) throws LabFailure {
    long consumed = held.sum(source, SOURCE_OUT);
    progress.at("read", consumed, Math.max(lines, 1));
    return consumed;
  }

  /**
   * Waits until a TaskManager that was ended is gone for the cluster and for this job, with every
   * subtask that Flink ends on its account. What is published then is read by no attempt that was
   * there before.
   */
  public void awaitLossOf(String taskManager) throws LabFailure {
    if (!until(
        LOSS,
        () -> !isListed(taskManager) && tasks().stream().allMatch(it -> it.isRidOf(taskManager)))) {
      throw stuck(
          "the cluster still counts on TaskManager %s %d s after it was ended"
              .formatted(taskManager, LOSS.toSeconds()));
    }
  }

  private boolean isListed(String taskManager) throws LabFailure {
    JsonNode listed = rest.get("/taskmanagers").path("taskmanagers");
    return listed.findValuesAsText("id").contains(taskManager);
  }

  /** Waits for an end that is expected. */
  public void awaitEnd() throws LabFailure {
    if (!until(LOSS, () -> reader.hasEnded(id))) {
      throw stuck("it should have ended within " + LOSS.toSeconds() + " s");
    }
  }

  /** Says why a job ended that should go on. */
  private boolean failIfEnded() throws LabFailure {
    if (reader.hasEnded(id)) {
      jobs.await(client);
      throw stuck("it should go on");
    }
    return true;
  }

  private boolean until(Duration patience, Held.Look<Boolean> condition) throws LabFailure {
    long deadline = System.nanoTime() + patience.toNanos();
    boolean holds = condition.look();
    for (int polls = 1; !holds && System.nanoTime() < deadline; polls++) {
      if (polls % ALIVE_CHECK_EVERY == 0) {
        jobs.requireBroker(client);
      }
      LockSupport.parkNanos(POLL.toNanos());
      holds = condition.look();
    }
    return holds;
  }

  private LabFailure stuck(String how) throws LabFailure {
    return new LabFailure(
        LabFailure.ENVIRONMENT,
        "Job %s is %s, but %s; run the lab again, and if it stays so, look at the job in the Web UI with --hold."
            .formatted(id, state(), how));
  }

  /**
   * Cancels the job and waits for its end: a job that is still going down holds slots and writes to
   * topics, of which the next job's share is told by their ends. Does nothing the second time.
   */
  public void cancel() throws LabFailure {
    if (!reader.hasEnded(id)) {
      client.cancel();
      until(CANCELLED, () -> reader.hasEnded(id));
    }
    jobs.forget(client);
  }

  @Override
  public void close() throws LabFailure {
    cancel();
  }
}

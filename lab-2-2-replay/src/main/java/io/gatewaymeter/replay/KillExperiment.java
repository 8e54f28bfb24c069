package io.gatewaymeter.replay;

import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.run.Ends;
import io.gatewaymeter.kit.run.Held;
import io.gatewaymeter.kit.run.HeldJob;
import io.gatewaymeter.kit.run.JobView.Box;
import io.gatewaymeter.kit.run.Outputs;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.run.Slice;
import io.gatewaymeter.kit.run.Task;
import io.gatewaymeter.request.RequestRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/**
 * Kills a TaskManager under a job that has read half of an event set: the first half of its lines,
 * the kill, then the other half. Every step waits for a count that is known beforehand.
 */
final class KillExperiment {
  /** What the course's cluster has, with which each case begins. */
  private static final int SLOTS = 8;

  private final Session session;
  private final EventSet set;
  private final int parallelism;
  private final List<RequestRecord> undisturbed;
  private final Graph graph;

  /**
   * Prepares the experiment.
   *
   * @param undisturbed the records of a job that read the same events and that nothing happened to
   * @param graph builds the job that is hit
   */
  KillExperiment(
      Session session,
      EventSet set,
      int parallelism,
      List<RequestRecord> undisturbed,
      Graph graph) {
    this.session = session;
    this.set = set;
    this.parallelism = parallelism;
    this.undisturbed = undisturbed;
    this.graph = graph;
  }

  /** Builds the job of a case. */
  interface Graph {
    void define(StreamExecutionEnvironment env, Ends ends, Edge edge, Restart restart);
  }

  /** {@link RestartJob} between a session's ends. */
  static void restartJob(StreamExecutionEnvironment env, Ends ends, Edge edge, Restart restart) {
    RestartJob.define(
        env,
        edge,
        restart,
        ends.source(),
        ends.sink(Topics.REQUEST_RECORDS),
        ends.sink(Topics.UNPAIRED_EVENTS));
  }

  /** Runs all cases, one after the other. */
  List<KillRun> all() throws LabFailure {
    List<KillRun> runs = new ArrayList<>();
    for (KillCase kase : KillCase.ALL) {
      runs.add(run(kase));
    }
    return List.copyOf(runs);
  }

  /**
   * Runs one case.
   *
   * @throws LabFailure if the TaskManager cannot be killed, or the job does not come to the state
   *     that its restart strategy promises
   */
  KillRun run(KillCase kase) throws LabFailure {
    session.ensureSlots(Math.max(SLOTS, parallelism));
    Slice from = session.end(set);
    try (HeldJob job = start(kase, from)) {
      List<List<Integer>> readers = job.awaitReaders();
      Slice read = session.publish(KillPrediction.firstHalf(set));
      Held held = await(job, KillPrediction.atKill(set));
      List<String> places = held.taskManagersOf(held.job().boxOf("assemble").orElseThrow());
      String victim = places.get(0);
      List<Integer> killed =
          IntStream.range(0, places.size())
              .filter(i -> places.get(i).equals(victim))
              .boxed()
              .toList();
      Outputs beforeKill = job.outputs();
      session.killTaskManager(victim);
      job.awaitLossOf(victim);
      session.ensureSlots(parallelism);
      KillPrediction prediction = new KillPrediction(set, kase, parallelism, killed);
      if (kase.restart() == Restart.FIXED_DELAY) {
        session.publish(KillPrediction.secondHalf(set));
        await(job, prediction.atEnd());
      } else {
        job.awaitEnd();
        afterTheEnd(kase, from, prediction);
      }
      List<Task> tasks = job.tasks();
      String state = job.state();
      job.cancel(); // before the last look: it writes no more
      KillObservation seen =
          new KillObservation(session.read(read), readers, beforeKill, tasks, state, job.outputs());
      return KillRun.of(kase, killed, seen.outcome(undisturbed), prediction.outcome());
    }
  }

  private HeldJob start(KillCase kase, Slice from) throws LabFailure {
    return session.start(
        kase.toString(),
        parallelism,
        parallelism,
        from,
        kase.start(),
        (env, ends) -> graph.define(env, ends, kase.edge(), kase.restart()));
  }

  /** The second half, with the job submitted once more, or for nobody. */
  private void afterTheEnd(KillCase kase, Slice from, KillPrediction prediction) throws LabFailure {
    if (!kase.resubmitted()) {
      session.publish(KillPrediction.secondHalf(set));
      return;
    }
    try (HeldJob again = start(kase, from)) {
      again.awaitReaders();
      session.publish(KillPrediction.secondHalf(set));
      await(again, prediction.atEnd());
    }
  }

  /**
   * Waits until a job has done what is predicted. One that writes less, or more, is not waited for
   * longer than 10 s: its evidence shows what it did.
   */
  private static Held await(HeldJob job, Counts expected) throws LabFailure {
    Held held = job.awaitConsumed(expected.lines());
    Box assemble = held.job().boxOf("assemble").orElseThrow();
    held.await(
        expected,
        () ->
            new Counts(
                expected.lines(),
                held.sum(assemble, "assemble.numRecordsIn"),
                job.written(Topics.REQUEST_RECORDS),
                job.written(Topics.UNPAIRED_EVENTS)));
    return held;
  }
}

package io.gatewaymeter.kit.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.event.Event;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.cluster.FlinkRest;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.Stage2;
import java.time.Duration;
import java.util.List;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

class HeldJobIT {
  private static final EventSet SET = EventSet.of("six-events", 1, null);

  private static Cluster cluster;
  private static Session session;

  @BeforeAll
  static void start() throws Exception {
    cluster = LabRuns.shared().cluster(HeldJobIT.class);
    session = LabRuns.shared().session(HeldJobIT.class);
  }

  @RepeatedTest(3)
  void fromLatestItReadsWhatIsPublishedOnceEveryPartitionHasAReader() throws Exception {
    session.publish(SET);
    try (HeldJob job = start(Start.LATEST, "none")) {
      assertThat(job.awaitReaders())
          .containsExactly(List.of(2, 6), List.of(3, 7), List.of(0, 4), List.of(1, 5));
      session.publish(SET.part(0, 4));
      job.awaitConsumed(4);
      session.publish(SET.part(4, 6));
      Held held = job.awaitConsumed(6);
      assertThat(held.await(3L, () -> job.written(Topics.REQUEST_RECORDS))).isEqualTo(3);
      assertThat(job.outputs().of(Topics.REQUEST_RECORDS, RequestRecord.class)).hasSize(3);
    }
  }

  @Test
  void itsEarliestOffsetsAreThoseOfTheSliceThatItIsGiven() throws Exception {
    session.publish(SET);
    Slice end = session.end(SET);
    assertThat(end.size()).isZero();
    assertThat(session.publish(SET).from()).isEqualTo(end.to());
    try (HeldJob job = session.start("earliest", 4, 4, end, Start.EARLIEST, define("none"))) {
      assertThat(job.awaitConsumed(6).job().boxes()).hasSize(2);
    }
  }

  @Test
  void aLostTaskManagerFailsAJobThatMayNotRestart() throws Exception {
    try (HeldJob job = start(Start.EARLIEST, "none")) {
      job.awaitReaders();
      kill(job);
      job.awaitEnd();
      assertThat(job.state()).isEqualTo("FAILED");
      assertThat(job.tasks()).hasSize(8).noneMatch(Task::isRestarted);
      LabFailure failure = catchThrowableOfType(LabFailure.class, job::awaitRunning);
      assertThat(failure).hasMessageStartingWith("The job failed (");
      assertThat(failure.exitCode()).isEqualTo(LabFailure.CHECK);
    }
  }

  @Test
  void aLostTaskManagerRestartsAllTasksOfAKeyedJobThatMay() throws Exception {
    try (HeldJob job = start(Start.LATEST, "fixed-delay")) {
      job.awaitReaders();
      session.publish(SET);
      Held first = job.awaitConsumed(6);
      // What a task has handed to Kafka's producer is lost with it until the broker has it.
      assertThat(first.await(3L, () -> job.written(Topics.REQUEST_RECORDS))).isEqualTo(3);
      String lost = kill(job);
      assertThat(job.tasks())
          .noneMatch(task -> task.taskManager().equals(lost) && task.state().equals("RUNNING"));
      Held held = job.awaitConsumed(6);
      assertThat(job.state()).isEqualTo("RUNNING");
      assertThat(job.tasks()).hasSize(8).allMatch(Task::isRestarted);
      // Both lives of the job: latest was resolved once, before the events were published.
      assertThat(held.await(6L, () -> job.written(Topics.REQUEST_RECORDS))).isEqualTo(6);
    }
  }

  /** Flink itself would wait for them, without a word and for minutes. */
  @Test
  void slotsThatAnotherJobHasAreMissedBeforeAJobIsSubmitted() throws Exception {
    Slice end = session.end(SET);
    try (HeldJob job = session.start("first", 4, 4, end, Start.EARLIEST, define("none"))) {
      job.awaitRunning();
      LabFailure failure =
          catchThrowableOfType(
              LabFailure.class,
              () -> session.start("second", 5, 5, end, Start.EARLIEST, define("none")));
      assertThat(failure)
          .hasMessage(
              "This job needs 5 slots, and only 4 of the cluster's 8 are free; cancel what else runs there, in the Web UI at %s."
                  .formatted(cluster.endpoints().flinkRest()));
      assertThat(failure.exitCode()).isEqualTo(LabFailure.ENVIRONMENT);
    }
  }

  @Test
  void aSessionThatIsClosedEndsTheJobsThatItStarted() throws Exception {
    HeldJob forgotten;
    try (Session other = Session.open(cluster, Progress.NONE)) {
      forgotten = other.start("forgotten", 1, 1, other.end(SET), Start.EARLIEST, define("none"));
      other.leaveRunning("left", 1, 1, other.end(SET), define("none"));
      forgotten.awaitRunning();
    }
    forgotten.awaitEnd();
    assertThat(forgotten.state()).isEqualTo("CANCELED");
    JsonNode jobs = new FlinkRest(cluster.endpoints().flinkRest()).get("/jobs").path("jobs");
    assertThat(jobs.findValuesAsText("status")).doesNotContain("RUNNING");
  }

  private static String kill(HeldJob job) throws LabFailure {
    String first = job.held().taskManagersOf(job.held().job().boxes().get(0)).get(0);
    session.killTaskManager(first);
    job.awaitLossOf(first);
    session.ensureSlots(8);
    return first;
  }

  private static HeldJob start(Start start, String restart) throws LabFailure {
    return session.start("held", 4, 4, session.end(SET), start, define(restart));
  }

  private static Session.Define define(String restart) {
    return (env, ends) -> stage2(env, ends, restart);
  }

  private static void stage2(StreamExecutionEnvironment env, Ends ends, String restart) {
    env.configure(
        new Configuration()
            .set(RestartStrategyOptions.RESTART_STRATEGY, restart)
            .set(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_DELAY, Duration.ofSeconds(1)));
    Stage2.records(
        Stage2.events(env, ends.source()).keyBy(Event::requestId).process(new RequestAssembler()),
        ends.sink(Topics.REQUEST_RECORDS));
  }
}

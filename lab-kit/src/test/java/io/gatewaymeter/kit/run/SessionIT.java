package io.gatewaymeter.kit.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.cluster.Endpoints;
import io.gatewaymeter.kit.cluster.FlinkRest;
import io.gatewaymeter.kit.cluster.embedded.EmbeddedCluster;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Line;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.Stage2;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class SessionIT {
  private static final Duration POLL = Duration.ofMillis(5);

  @TempDir static Path dir;
  private static Cluster cluster;
  private static Session session;

  @BeforeAll
  static void start() throws Exception {
    cluster = LabRuns.shared().cluster(SessionIT.class);
    session = LabRuns.shared().session(SessionIT.class);
  }

  @Test
  void aSliceIsExactlyWhatWasPublished() throws Exception {
    EventSet set = EventSet.of("hostile", 3, null);
    Slice slice = session.publish(set);
    assertThat(slice.size()).isEqualTo(set.lines().size());
    assertThat(session.read(slice).stream().map(SessionIT::text).toList())
        .containsExactlyInAnyOrderElementsOf(set.lines().stream().map(SessionIT::text).toList());
  }

  @Test
  void aSecondSliceBeginsWhereTheFirstEnds() throws Exception {
    Slice first = session.publish(EventSet.of("six-events", 1, null));
    Slice second = session.publish(EventSet.of("six-events", 1, null));
    assertThat(second.from()).isEqualTo(first.to());
    assertThat(second.size()).isEqualTo(6);
  }

  @Test
  void aRunReadsItsSliceOnlyAndGivesBackItsOwnRecordsOnly() throws Exception {
    Slice before = session.publish(EventSet.of("six-events", 1, null));
    session.run("before", 4, 4, before, SessionIT::stage2);
    Slice slice = session.publish(EventSet.of("six-events", 1, null));
    Run<String> run = session.run("six", 4, 4, slice, SessionIT::stage2);
    assertThat(run.out().counts())
        .containsEntry("parsed", 6L)
        .containsEntry("malformed", 0L)
        .containsEntry("starts", 3L)
        .containsEntry("completions", 3L)
        .containsEntry("records", 3L);
    assertThat(run.out().of(Topics.REQUEST_RECORDS, RequestRecord.class)).hasSize(3);
    assertThat(run.graph().boxes().stream().map(JobView.Box::operators).toList())
        .containsExactly(
            List.of("gateway-events", "parse"),
            List.of("assemble", "records: Writer", "records: Committer"));
    assertThat(run.graph().edges().stream().map(JobView.Edge::shipStrategy).toList())
        .containsExactly("HASH");
    JobView.Box assemble = run.graph().boxOf("assemble").orElseThrow();
    assertThat(assemble.recordsIn()).isEqualTo(6);
    assertThat(assemble.recordsInPerSubtask().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(6);
  }

  @Test
  void aHeldJobShowsItsSlotsReadersAndThatNothingIsLostOnTheWay() throws Exception {
    Slice slice = session.publish(EventSet.of("six-events", 1, null));
    List<List<Integer>> readers =
        session.hold(
            "held",
            4,
            4,
            slice,
            SessionIT::stage2,
            held -> {
              assertThat(held.taskManagers().stream().mapToInt(Held.TaskManager::slotsUsed).sum())
                  .isEqualTo(4);
              return held.partitionsOfReaders(held.job().boxes().get(0));
            });
    assertThat(readers).containsExactly(List.of(2, 6), List.of(3, 7), List.of(0, 4), List.of(1, 5));
  }

  @Test
  void aJobThatFailsEndsWithItsReason() throws Exception {
    Slice slice = session.publish(EventSet.of("six-events", 1, null));
    LabFailure failure =
        catchThrowableOfType(
            LabFailure.class,
            () ->
                session.run(
                    "failing",
                    1,
                    1,
                    slice,
                    (env, ends) ->
                        Stage2.sink(
                            Stage2.events(env, ends.source()).map(SessionIT::fail),
                            ends.sink("never"),
                            "never")));
    assertThat(failure)
        .hasMessage(
            "The job failed (IllegalStateException: no event is good enough); run again with --verbose to see the whole exception.");
    assertThat(failure.exitCode()).isEqualTo(LabFailure.CHECK);
  }

  @Test
  void aJobThatCannotBeBuiltSaysWhy() throws Exception {
    Slice slice = session.publish(EventSet.of("six-events", 1, null));
    LabFailure failure =
        catchThrowableOfType(
            LabFailure.class, () -> session.run("empty", 1, 1, slice, (env, ends) -> {}));
    assertThat(failure)
        .hasMessageStartingWith("Job empty could not be built and submitted (IllegalStateException")
        .hasMessageEndingWith("); undo the last change to the job, or run again with --verbose.");
  }

  /** Without a look at the broker it would wait for ever. */
  @Test
  @Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = SEPARATE_THREAD)
  void aBrokerThatDiesUnderAJobEndsTheRunWithOneSentence() throws Exception {
    EmbeddedCluster mortal = EmbeddedCluster.start(dir.resolve("m"), dir.resolve("m.log"));
    Endpoints at = cluster.endpoints();
    String broker = mortal.brokerForLab();
    try (Session mixed = Session.open(Mixed.of(cluster, broker), Progress.NONE)) {
      Slice slice = mixed.publish(EventSet.of("six-events", 1, null));
      Map<Integer, Long> beyond = new HashMap<>(slice.to());
      beyond.merge(0, 1L, Long::sum);
      Slice longer = new Slice(slice.topic(), slice.from(), beyond);
      long before = jobs(at);
      CompletableFuture<Void> death =
          CompletableFuture.runAsync(
              () -> {
                while (jobs(at) == before) {
                  LockSupport.parkNanos(POLL.toNanos());
                }
                mortal.close();
              });
      LabFailure failure =
          catchThrowableOfType(
              LabFailure.class, () -> mixed.run("orphan", 1, 1, longer, SessionIT::stage2));
      death.join();
      assertThat(failure)
          .hasMessageStartingWith("The Kafka broker at " + broker + " does not answer (")
          .hasMessageEndingWith(
              "); start the lab again, and if it stays so, free memory and disk space.");
      assertThat(failure.exitCode()).isEqualTo(LabFailure.ENVIRONMENT);
    }
  }

  private static long jobs(Endpoints at) {
    try {
      return new FlinkRest(at.flinkRest()).get("/jobs").path("jobs").size();
    } catch (LabFailure e) {
      throw new IllegalStateException(e);
    }
  }

  private static Event fail(Event event) {
    throw new IllegalStateException("no event is good enough");
  }

  private static void stage2(StreamExecutionEnvironment env, Ends ends) {
    Stage2.records(
        Stage2.events(env, ends.source()).keyBy(Event::requestId).process(new RequestAssembler()),
        ends.sink(Topics.REQUEST_RECORDS));
  }

  private static String text(Line line) {
    return text(line.value());
  }

  private static String text(RawEvent line) {
    return text(line.value());
  }

  private static String text(byte[] value) {
    return value == null ? "tombstone" : new String(value, StandardCharsets.ISO_8859_1);
  }
}

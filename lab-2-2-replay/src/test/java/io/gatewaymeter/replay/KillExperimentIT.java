package io.gatewaymeter.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.cluster.Endpoints;
import io.gatewaymeter.kit.cluster.FlinkRest;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.run.Ends;
import io.gatewaymeter.kit.run.Progress;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.run.Slice;
import io.gatewaymeter.kit.testing.FullDepth;
import io.gatewaymeter.replay.KillExperiment.Graph;
import io.gatewaymeter.request.RequestRecord;
import java.time.Duration;
import java.util.List;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A TaskManager of the embedded cluster dies under the right job, and under wrong ones. */
class KillExperimentIT {
  private static final EventSet MODULE_ONE = EventSet.of("module-1", 1, null);
  private static final EventSet SMALL = EventSet.of("module-1", 1, 40);
  private static final KillCase FIRST = KillCase.ALL.get(0);

  private static Cluster cluster;
  private static Session session;

  @BeforeAll
  static void start() throws Exception {
    cluster = LabRuns.shared().cluster(ReplayLab.class);
    session = LabRuns.shared().session(ReplayLab.class);
  }

  @Test
  @FullDepth
  void allCasesOfModuleOneEndAsPredictedToTheLastId() throws Exception {
    List<KillRun> runs = experiment(MODULE_ONE, KillExperimentIT::restartSoon).all();
    assertThat(problems(MODULE_ONE, runs)).isEmpty();
    assertThat(runs).allMatch(run -> run.observed().equals(run.predicted()));
    assertThat(runs.stream().map(KillExperimentIT::row))
        .containsExactly(
            "keyed, fixed-delay, earliest: [0] 554, 554 twice, 0 never, 60 open, 8 of 8, RUNNING",
            "keyed, fixed-delay, latest: [0] 554, 554 twice, 0 never, 60 open, 8 of 8, RUNNING",
            "keyed, none, earliest: [0] 554, 0 twice, 586 never, 60 open, 0 of 8, FAILED",
            "keyed, none, latest: [0] 554, 0 twice, 586 never, 60 open, 0 of 8, FAILED",
            "keyed, none + again, earliest: [0] 554, 554 twice, 0 never, 60 open, 0 of 8, FAILED",
            "keyed, none + again, latest: [0] 554, 0 twice, 28 never, 60 open, 0 of 8, FAILED",
            "forward, fixed-delay, earliest: [0] 554, 148 twice, 0 never, 15 open, 1 of 4, RUNNING",
            "forward, fixed-delay, latest: [0] 554, 148 twice, 0 never, 15 open, 1 of 4, RUNNING");
  }

  @Test
  @FullDepth
  void stateInAStaticMapSurvivesTheTaskManagerOfOneJvmAndIsCaught() throws Exception {
    KillCase again = KillCase.ALL.get(5);
    KillRun run = experiment(SMALL, KillMutants::staticMap).run(again);
    assertThat(problems(SMALL, List.of(run)))
        .containsExactly(
            "In \"keyed, none + again, latest\", never_assembled: expected 16, observed 0; missing:"
                + " r-0886, r-10ac, r-13b5, r-18d8, r-3518, ... (16 in all); surplus: none.");
  }

  @Test
  void aJobThatDoesNotComeBackEndsTheExperimentWithOneSentence() throws Exception {
    Graph neverRestarts =
        (env, ends, edge, restart) -> KillExperiment.restartJob(env, ends, edge, Restart.NONE);
    LabFailure failure =
        catchThrowableOfType(LabFailure.class, () -> experiment(SMALL, neverRestarts).run(FIRST));
    assertThat(failure)
        .hasMessageStartingWith("The job failed (")
        .hasMessageEndingWith("); run again with --verbose to see the whole exception.");
  }

  @Test
  void aTaskManagerThatCannotBeKilledEndsTheExperimentWithTheClustersSentence() throws Exception {
    try (Session immortal = Session.open(new Immortal(cluster), Progress.NONE)) {
      LabFailure failure =
          catchThrowableOfType(
              LabFailure.class,
              () -> experiment(immortal, SMALL, KillExperiment::restartJob).run(FIRST));
      assertThat(failure).hasMessage("No TaskManager can be ended from here.");
    }
    JsonNode jobs = new FlinkRest(cluster.endpoints().flinkRest()).get("/jobs").path("jobs");
    assertThat(jobs.findValuesAsText("status")).doesNotContain("RUNNING");
  }

  private record Immortal(Cluster mortal) implements Cluster {
    @Override
    public String name() {
      return mortal.name();
    }

    @Override
    public String brokerForLab() {
      return mortal.brokerForLab();
    }

    @Override
    public Endpoints endpoints() throws LabFailure {
      return mortal.endpoints();
    }

    @Override
    public void ensureSlots(int slots) throws LabFailure {
      mortal.ensureSlots(slots);
    }

    @Override
    public void killTaskManager(String id) throws LabFailure {
      throw new LabFailure(LabFailure.ENVIRONMENT, "No TaskManager can be ended from here.");
    }

    @Override
    public void close() {}
  }

  private static KillExperiment experiment(EventSet set, Graph graph) throws LabFailure {
    return experiment(session, set, graph);
  }

  private static KillExperiment experiment(Session session, EventSet set, Graph graph)
      throws LabFailure {
    Slice input = session.publish(set);
    List<RequestRecord> undisturbed =
        session
            .run(
                "undisturbed",
                4,
                4,
                input,
                (env, ends) -> KillExperiment.restartJob(env, ends, Edge.KEYED, Restart.NONE))
            .out()
            .of(Topics.REQUEST_RECORDS, RequestRecord.class);
    return new KillExperiment(session, set, 4, undisturbed, graph);
  }

  /** In one JVM a death is noticed at once: the long delay is for clusters of processes. */
  private static void restartSoon(
      StreamExecutionEnvironment env, Ends ends, Edge edge, Restart restart) {
    KillExperiment.restartJob(env, ends, edge, restart);
    env.configure(
        new Configuration()
            .set(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_DELAY, Duration.ofSeconds(1)));
  }

  private static String row(KillRun run) {
    KillOutcome it = run.observed();
    return "%s: %s %d, %d twice, %d never, %d open, %d of %d, %s"
        .formatted(
            run.name(),
            run.killedSubtasks(),
            it.recordsBeforeKill(),
            it.emittedTwice().size(),
            it.neverAssembled().size(),
            it.openLost().size(),
            it.tasksRestarted(),
            it.tasksTotal(),
            it.jobState());
  }

  private static List<String> problems(EventSet set, List<KillRun> runs) {
    return ReplayChecks.ALL.stream()
        .flatMap(check -> check.problem().apply(SampleKills.evidence(set, runs)).stream())
        .filter(problem -> problem.startsWith("In "))
        .toList();
  }
}

package io.gatewaymeter.brokenkey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.run.Session;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Wrong jobs on the embedded cluster: each is caught by the check that names it. */
class BrokenKeyMutantsIT {
  private static final String KEY_GROUPS = "Keyed events come to the subtask of their key group";

  private static Session session;

  @BeforeAll
  static void start() throws Exception {
    session = LabRuns.shared().session(BrokenKeyLab.class);
  }

  @Test
  void aStaticMapIsCaught() throws Exception {
    EdgeRun run =
        run(
            BrokenKeyMutants.with(BrokenKeyMutants::dealtToASharedMap),
            "module-1",
            Edge.REBALANCE,
            8);

    // How many it pairs is random: it is more than can meet, and no more is certain.
    assertThat(run.account().surplus()).isNotEmpty();
    assertThat(problem("Without a key, only what meets in one subtask is paired", run))
        .isEqualTo(
            "module-1, rebalance 8 -> 4: %d records of pairs that cannot meet in one subtask; the map of HashMapAssembler must be a field, not static."
                .formatted(run.account().surplus().size()));
  }

  @Test
  void aKeyByTenantIsCaught() throws Exception {
    assertThat(
            problem(
                KEY_GROUPS,
                keyed(BrokenKeyMutants.with(BrokenKeyMutants::keyedByTenant), "six-events")))
        .isEqualTo(
            "six-events, keyed 4 -> 4: event 1 of r-4f1a is of key group 87, which subtask 2 owns,"
                + " but it came to subtask 3; the key in BrokenKeyJob must be the request id and"
                + " nothing else.");
  }

  @Test
  void aKeyFromACoarseClockIsCaught() throws Exception {
    assertThat(
            problem(
                KEY_GROUPS,
                keyed(BrokenKeyMutants.with(BrokenKeyMutants::keyedByTheHour), "six-events")))
        .isEqualTo(
            "six-events, keyed 4 -> 4: event 2 of r-7d28 is of key group 42, which subtask 1 owns,"
                + " but it came to subtask 2; the key in BrokenKeyJob must be the request id and"
                + " nothing else.");
  }

  @Test
  void aKeyFromAFineClockFailsTheJob() {
    assertThatThrownBy(
            () -> keyed(BrokenKeyMutants.with(BrokenKeyMutants::keyedByTheInstant), "module-1"))
        .isInstanceOf(LabFailure.class)
        .hasMessageMatching(
            "The job failed \\(IllegalArgumentException: Key group \\d+ is not in"
                + " KeyGroupRange\\{startKeyGroup=\\d+, endKeyGroup=\\d+}\\..*");
  }

  @Test
  void aForgottenClearIsCaught() throws Exception {
    assertThat(
            problem(
                "A start is billed once at most",
                keyed(BrokenKeyMutants.with(BrokenKeyMutants::neverClears), "retry-storm")))
        .isEqualTo(
            "retry-storm, keyed 4 -> 4: more records than starts (42 too many, first of r-0c6f);"
                + " assemble must clear() a start that it has paired.");
  }

  @Test
  void aSinkThatDropsIsCaught() throws Exception {
    assertThat(
            problem(
                "Every record reaches the topic",
                keyed(BrokenKeyMutants::dropsARecord, "six-events")))
        .isEqualTo(
            "six-events, keyed 4 -> 4: assemble counted 3 records, the topic holds 2; look at what"
                + " stands between assemble and its sink.");
  }

  @Test
  void anAssemblerThatEmitsTwiceIsCaught() throws Exception {
    assertThat(
            problem(
                "A completion is billed once at most",
                keyed(BrokenKeyMutants.with(BrokenKeyMutants::emitsTwice), "six-events")))
        .isEqualTo(
            "six-events, keyed 4 -> 4: more records than completions (3 too many, first of r-4f1a);"
                + " assemble must emit a record once.");
  }

  @Test
  void anEventLostBeforeTheAssemblerIsCaught() throws Exception {
    assertThat(
            problem(
                "Every event reaches assemble",
                keyed(BrokenKeyMutants.with(BrokenKeyMutants::losesCompletions), "six-events")))
        .isEqualTo(
            "six-events, keyed 4 -> 4: parse handed on 6 events, assemble counted 3 and its box"
                + " received 3; look at what stands between parse and assemble.");
  }

  @Test
  void anEditedLineIsNamedByWhatThePlanHas() throws Exception {
    EdgeRun run =
        keyed(
            BrokenKeyMutants.with(events -> events.rebalance().process(new HashMapAssembler())),
            "six-events");

    assertThat(run.edge()).isEqualTo("rebalance");
    assertThat(problem("The plan has the edge that was asked for", run))
        .isEqualTo(
            "six-events, keyed 4 -> 4 should have ship strategy HASH, Flink's plan says REBALANCE;"
                + " look at the line of exercise 2.3 in BrokenKeyJob.");
  }

  private static EdgeRun keyed(EdgeRuns.Job mutant, String set) throws LabFailure {
    return run(mutant, set, Edge.KEYED, 4);
  }

  private static EdgeRun run(EdgeRuns.Job mutant, String name, Edge edge, int source)
      throws LabFailure {
    EventSet set = EventSet.of(name, 1, null);
    return new EdgeRuns(session, mutant, false)
        .observe(new Variant(set, edge, source, 4, 1), session.publish(set));
  }

  private static String problem(String check, EdgeRun run) {
    return BrokenKeyChecksTest.check(check)
        .problem()
        .apply(SampleRun.evidence(SampleRun.refusals(), run))
        .orElse("no problem");
  }
}

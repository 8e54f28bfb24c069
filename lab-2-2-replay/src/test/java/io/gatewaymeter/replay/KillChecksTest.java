package io.gatewaymeter.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.lab.Check;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** One thing wrong in the evidence of a death: the check names the case, the field and the ids. */
class KillChecksTest {
  private static final EventSet SET = EventSet.of("module-1", 1, 40);
  private static final KillRun TWICE = SampleKills.run(SET, KillCase.ALL.get(0));
  private static final KillRun NEVER = SampleKills.run(SET, KillCase.ALL.get(5));

  @Test
  void whatHappensAsPredictedPasses() {
    assertThat(problem(SampleKills.evidence(SET))).isEmpty();
    assertThat(problem(SampleKills.evidence(SET, List.of()))).isEmpty();
  }

  @Test
  void anIdThatIsMissingIsNamed() {
    KillOutcome right = TWICE.predicted();
    String id = right.emittedTwice().get(0);
    assertThat(
            problem(
                TWICE, outcome(right, without(right.emittedTwice(), id), right.neverAssembled())))
        .hasValue(
            "In \"keyed, fixed-delay, earliest\", emitted_twice: expected %d, observed %d; missing: %s; surplus: none."
                .formatted(right.emittedTwice().size(), right.emittedTwice().size() - 1, id));
  }

  @Test
  void anIdThatIsInTheWrongListIsNamedTwice() {
    KillOutcome right = NEVER.predicted();
    String id = right.neverAssembled().get(0);
    int never = right.neverAssembled().size();
    assertThat(problem(NEVER, outcome(right, List.of(id), without(right.neverAssembled(), id))))
        .hasValue(
            "In \"keyed, none + again, latest\", emitted_twice: expected 0, observed 1; missing: none; surplus: %s. In \"keyed, none + again, latest\", never_assembled: expected %d, observed %d; missing: %s; surplus: none."
                .formatted(id, never, never - 1, id));
  }

  @Test
  void anIdInPlaceOfAnotherIsNoticedThoughTheCountIsRight() {
    KillOutcome right = NEVER.predicted();
    List<String> swapped = without(right.openLost(), right.openLost().get(0));
    swapped.add("r-other");
    KillOutcome wrong =
        new KillOutcome(
            right.recordsBeforeKill(),
            right.emittedTwice(),
            right.neverAssembled(),
            swapped,
            right.tasksRestarted(),
            right.tasksTotal(),
            right.jobState());
    assertThat(problem(NEVER, wrong))
        .hasValue(
            "In \"keyed, none + again, latest\", open_lost: expected %d, observed %d; missing: %s; surplus: r-other."
                .formatted(swapped.size(), swapped.size(), right.openLost().get(0)));
  }

  @Test
  void countsTasksAndTheJobsStateAreCompared() {
    KillOutcome right = TWICE.predicted();
    KillOutcome wrong =
        new KillOutcome(
            right.recordsBeforeKill() + 1,
            right.emittedTwice(),
            right.neverAssembled(),
            right.openLost(),
            1,
            4,
            "FAILED");
    assertThat(problem(TWICE, wrong))
        .hasValue(
            "In \"keyed, fixed-delay, earliest\", records_before_kill: expected %d, observed %d. In \"keyed, fixed-delay, earliest\", tasks_restarted: expected 8, observed 1. In \"keyed, fixed-delay, earliest\", tasks_total: expected 8, observed 4. In \"keyed, fixed-delay, earliest\", job_state: expected RUNNING, observed FAILED."
                .formatted(right.recordsBeforeKill(), right.recordsBeforeKill() + 1));
  }

  @Test
  void evidenceIsTheSameWhenItIsReadBack() throws Exception {
    KillRun read = Json.MAPPER.readValue(Json.MAPPER.writeValueAsBytes(NEVER), KillRun.class);
    assertThat(read).isEqualTo(NEVER);
    assertThat(Json.MAPPER.writeValueAsString(NEVER))
        .startsWith(
            "{\"name\":\"keyed, none + again, latest\",\"edge\":\"keyed\",\"restart\":\"none\",\"start_offsets\":\"latest\",\"resubmitted\":true,\"killed_subtasks\":[0],\"observed\":{\"records_before_kill\":");
  }

  private static List<String> without(List<String> ids, String id) {
    List<String> rest = new ArrayList<>(ids);
    rest.remove(id);
    return rest;
  }

  private static KillOutcome outcome(KillOutcome right, List<String> twice, List<String> never) {
    return new KillOutcome(
        right.recordsBeforeKill(),
        twice,
        never,
        right.openLost(),
        right.tasksRestarted(),
        right.tasksTotal(),
        right.jobState());
  }

  private static Optional<String> problem(KillRun run, KillOutcome observed) {
    return problem(SampleKills.evidence(SET, List.of(SampleKills.observed(run, observed))));
  }

  private static Optional<String> problem(ReplayEvidence evidence) {
    return ReplayChecks.ALL.stream()
        .filter(check -> check.name().equals("The job did what the event set says"))
        .map(Check::problem)
        .findFirst()
        .orElseThrow()
        .apply(evidence);
  }
}

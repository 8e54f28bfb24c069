package io.gatewaymeter.brokenkey;

import static io.gatewaymeter.brokenkey.SampleRun.dealt;
import static io.gatewaymeter.brokenkey.SampleRun.forwarded;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.kit.lab.EventSetView;
import io.gatewaymeter.kit.question.Prose;
import io.gatewaymeter.kit.question.Question;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BrokenKeyQuestionsTest {
  private static final EventSetView SET = new EventSetView("module-1", 1, 1_200, 8_919);

  @Test
  void everyTruthComesFromTheRunItAsksFor() {
    Map<String, Object> truths = new LinkedHashMap<>();
    for (Question<BrokenKeyEvidence, ?> question : BrokenKeyQuestions.ALL) {
      Object truth = question.truth().apply(evidence());
      assertThat(truth).isInstanceOf(question.type());
      truths.put(question.id(), truth instanceof Prose ? "prose" : truth);
    }

    assertThat(truths)
        .containsExactly(
            Map.entry("six_events_keyed", 3L),
            Map.entry("six_events_rebalance", 0L),
            Map.entry("six_events_forward", 3L),
            Map.entry("keyed_records", 1_140L),
            Map.entry("forward_records", 1_139L),
            Map.entry("rebalance_records_of_8_readers", 296L),
            Map.entry("never_billed", 844L),
            Map.entry("silent_ship_strategy", "REBALANCE"),
            Map.entry("why_forward_is_no_fix", "prose"));
  }

  @Test
  void theyAreWorthTwelvePointsAndHaveTwoHintsEach() {
    assertThat(BrokenKeyQuestions.ALL.stream().mapToInt(Question::points).sum()).isEqualTo(12);
    assertThat(BrokenKeyQuestions.ALL)
        .allSatisfy(question -> assertThat(question.hints()).hasSize(2));
  }

  @Test
  void evidenceOfAnotherSetAnswersNothingWrong() {
    BrokenKeyEvidence other = SampleRun.evidence(SampleRun.refusals(), new SampleRun().run());
    Question<BrokenKeyEvidence, ?> question =
        BrokenKeyQuestions.ALL.stream()
            .filter(each -> each.id().equals("rebalance_records_of_8_readers"))
            .findFirst()
            .orElseThrow();

    assertThatThrownBy(() -> question.truth().apply(other))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "This evidence does not answer the question; run ./lab 2.3 without --event-set first.");
  }

  private static BrokenKeyEvidence evidence() {
    SampleRun keyed = of(new SampleRun(), 4, 1_140);
    SampleRun forward = of(forwarded(), 4, 1_139);
    SampleRun four = of(dealt(), 4, 300);
    four.predictionExact = false;
    SampleRun eight = of(dealt(), 8, 296);
    eight.neverBilled = 844;
    SampleRun silent = of(dealt(), 8, 296);
    silent.asked = Edge.FORWARD;
    EdgeRun[] runs = {
      new SampleRun().run(),
      dealt().run(),
      forwarded().run(),
      keyed.run(),
      four.run(),
      forward.run(),
      eight.run(),
      silent.run()
    };
    return new BrokenKeyEvidence(
        "2.3", "embedded", "2.3.0", "0123", SET, 4, java.util.List.of(runs), SampleRun.refusals());
  }

  private static SampleRun of(SampleRun run, int readers, long records) {
    run.eventSet = SET;
    run.sourceParallelism = readers;
    run.assembleRecordsOut = records;
    return run;
  }
}

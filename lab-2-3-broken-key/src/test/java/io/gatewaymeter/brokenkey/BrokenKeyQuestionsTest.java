package io.gatewaymeter.brokenkey;

import static io.gatewaymeter.brokenkey.SampleRun.dealt;
import static io.gatewaymeter.brokenkey.SampleRun.forwarded;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.lab.EventSetView;
import io.gatewaymeter.kit.question.Questionnaire;
import java.util.List;
import org.junit.jupiter.api.Test;

class BrokenKeyQuestionsTest {
  private static final EventSetView SET = new EventSetView("module-1", 1, 1_200, 8_919);

  private final Questionnaire<BrokenKeyEvidence> asked = new BrokenKeyLab().questionnaire();

  @Test
  void everyTruthComesFromTheRunItAsksFor() {
    assertThat(asked.truths(evidence()).values().toString())
        .isEqualTo(
            "{forward_records=1139, keyed_records=1140, never_billed=844,"
                + " rebalance_records_of_8_readers=296, silent_ship_strategy=\"REBALANCE\","
                + " six_events_forward=3, six_events_keyed=3, six_events_rebalance=0}");
  }

  @Test
  void theEvidenceAndItsTruthsAreTheSameOnceReadBack() throws Exception {
    byte[] json = Json.MAPPER.writeValueAsBytes(evidence());
    BrokenKeyEvidence read = Json.MAPPER.readValue(json, BrokenKeyEvidence.class);
    assertThat(read).isEqualTo(evidence());
    assertThat(asked.truths(read)).isEqualTo(asked.truths(evidence()));
  }

  @Test
  void evidenceOfAnotherSetAnswersNothingWrong() {
    BrokenKeyEvidence other = SampleRun.evidence(SampleRun.refusals(), new SampleRun().run());

    assertThatThrownBy(() -> asked.truths(other))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "This evidence does not answer the question; run ./lab 2.3 without --event-set first.");
    assertThat(asked.seenIn(other).values()).containsOnlyKeys("six_events_keyed", "keyed_records");
  }

  @Test
  void aRebalanceIsAskedForOnlyWhereEachReaderHasOnePartition() {
    SampleRun batched = of(dealt(), 8, 296);
    batched.predictionExact = false;

    assertThat(asked.seenIn(SampleRun.evidence(SampleRun.refusals(), batched.run())).values())
        .isEmpty();
  }

  @Test
  void thePredictionsAreHeldAgainstWhatHappened() {
    assertThat(asked.predictions().stream().map(each -> each.happened().apply(evidence())))
        .containsExactly("3, 0 and 3", "844 of 1140 were not billed");
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
        "2.3", "embedded", "2.3.0", "0123", SET, 4, List.of(runs), SampleRun.refusals());
  }

  private static SampleRun of(SampleRun run, int readers, long records) {
    run.eventSet = SET;
    run.sourceParallelism = readers;
    run.assembleRecordsOut = records;
    return run;
  }
}

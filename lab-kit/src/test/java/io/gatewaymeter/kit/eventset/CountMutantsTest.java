package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.Reason;
import io.gatewaymeter.event.Rejection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the comparison says of a job that counts or rejects wrongly. */
class CountMutantsTest {
  private final ModelJob job = ModelJob.run(Words.ONE_OF_EACH);

  private List<String> diff() {
    return job.ledger().diff(Ledger.expected(Words.ONE_OF_EACH));
  }

  @Test
  void countsThatAreWrong() {
    List.of("parsed", "starts", "completions").forEach(name -> job.count(name, -1));
    assertThat(diff())
        .containsExactly(
            "events: expected 10, observed 9.",
            "parsed: expected 10, observed 9.",
            "starts: expected 5, observed 4.",
            "completions: expected 5, observed 4.");
  }

  @Test
  void aRejectionThatIsLostAndOneThatIsWrong() {
    EventSet hostile = EventSet.of("hostile", 1, null);
    ModelJob hostileJob = ModelJob.run(hostile);
    Rejection tombstone = hostileJob.rejections.get(0);
    assertThat(tombstone.reason()).isEqualTo(Reason.TOMBSTONE);
    hostileJob.rejections.set(
        0, new Rejection(Reason.NOT_JSON, "", tombstone.partition(), tombstone.offset()));
    Rejection blank = hostileJob.rejections.remove(1);
    assertThat(blank.reason()).isEqualTo(Reason.BLANK_LINE);
    Ledger observed = hostileJob.ledger();
    assertThat(observed.diff(Ledger.expected(hostile)))
        .containsExactly(
            "malformed_by_reason blank_line: expected 2, observed 1.",
            "malformed_by_reason not_json: expected 10, observed 11.",
            "malformed_by_reason tombstone: expected 2, observed 1.",
            "contradictions: expected 0, observed 1: not_json at %d@%d is not"
                    .formatted(tombstone.partition(), tombstone.offset())
                + " what is wrong there, or was reported before.");
    assertThat(observed.imbalance())
        .containsExactly("120 malformed lines are not the 119 that have a reason.");
  }
}

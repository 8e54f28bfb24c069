package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.request.RequestRecord;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the comparison says of a job that gets its records wrong. */
class RecordMutantsTest {
  private final ModelJob job = ModelJob.run(Words.ONE_OF_EACH);

  private List<String> diff() {
    return job.ledger().diff(Ledger.expected(Words.ONE_OF_EACH));
  }

  @Test
  void aRecordThatTheSinkLoses() {
    job.records.remove(0);
    assertThat(diff())
        .containsExactly(
            "records: expected 3, observed 2.",
            "record_ids: expected 3, observed 2; missing: r-0; surplus: none.",
            "open_at_end: expected 1, observed 2.",
            "contradictions: expected 0, observed 1: the assembler counted 3"
                + " records, the topic holds 2.");
  }

  @Test
  void aRecordThatTheAssemblerNeverEmits() {
    job.records.remove(0);
    job.count("records", -1);
    assertThat(diff())
        .containsExactly(
            "records: expected 3, observed 2.",
            "record_ids: expected 3, observed 2; missing: r-0; surplus: none.",
            "open_at_end: expected 1, observed 2.");
  }

  @Test
  void aRecordThatIsEmittedTwice() {
    job.records.add(job.records.get(0));
    job.count("records", 1);
    assertThat(diff())
        .containsExactly(
            "records: expected 3, observed 4.",
            "record_ids: expected 3, observed 4; missing: none; surplus: r-0.",
            "contradictions: expected 0, observed 1: a record of r-0 fits no"
                + " pair of its events, or is a second one.");
    assertThat(job.ledger().imbalance())
        .containsExactly(
            "5 completions are not 4 records + 1 before their start + 0 without a start + 1"
                + " duplicates.",
            "5 starts are not 4 records + 1 open at the end + 1 replaced by another start.");
  }

  @Test
  void aRecordUnderTheIdOfAnotherRequest() {
    RequestRecord made = job.records.get(0);
    job.records.set(0, withId(made, "r-9"));
    assertThat(diff())
        .containsExactly(
            "record_ids: expected 3, observed 3; missing: r-0; surplus: r-9.",
            "open_at_end: expected 1, observed 2.");
  }

  @Test
  void aRecordThatBillsAnotherTenant() {
    RequestRecord made = job.records.get(0);
    job.records.set(
        0,
        new RequestRecord(
            made.requestId(),
            "t-other",
            made.model(),
            made.startedTs(),
            made.completedTs(),
            made.latencyMs(),
            made.promptTokens(),
            made.completionTokens(),
            made.status()));
    assertThat(diff())
        .containsExactly(
            "contradictions: expected 0, observed 1: a record of r-0 fits no"
                + " pair of its events, or is a second one.");
  }

  @Test
  void aForgottenClear() {
    // r-1's second completion finds the start that should be gone.
    job.unpaired.remove(job.report("r-1"));
    job.records.add(job.records.get(1));
    job.count("records", 1);
    assertThat(diff())
        .containsExactly(
            "records: expected 3, observed 4.",
            "record_ids: expected 3, observed 4; missing: none; surplus: r-1.",
            "duplicate_completion: expected 1, observed 0; missing: r-1; surplus: none.",
            "contradictions: expected 0, observed 1: a record of r-1 fits no"
                + " pair of its events, or is a second one.");
  }

  @Test
  void aJobThatAssemblesNothingNamesTheFirstFiveRequests() {
    EventSet many = Words.set("SC", "SC", "SC", "SC", "SC", "SC", "SC");
    ModelJob broken = ModelJob.run(many);
    broken.records.clear();
    broken.count("records", -7);
    assertThat(broken.ledger().diff(Ledger.expected(many)))
        .containsExactly(
            "records: expected 7, observed 0.",
            "record_ids: expected 7, observed 0; missing: r-0, r-1, r-2, r-3, r-4, ... (7 in all);"
                + " surplus: none.",
            "open_at_end: expected 0, observed 7.");
  }

  private static RequestRecord withId(RequestRecord made, String id) {
    return new RequestRecord(
        id,
        made.tenantId(),
        made.model(),
        made.startedTs(),
        made.completedTs(),
        made.latencyMs(),
        made.promptTokens(),
        made.completionTokens(),
        made.status());
  }
}

package io.gatewaymeter.kit.eventset;

import static io.gatewaymeter.request.Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START;
import static io.gatewaymeter.request.Unpaired.Kind.START_OVER_OPEN_START;
import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.request.Unpaired;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the comparison says of a job that reports unpaired events wrongly. */
class ReportMutantsTest {
  private final ModelJob job = ModelJob.run(Words.ONE_OF_EACH);

  private List<String> diff() {
    return job.ledger().diff(Ledger.expected(Words.ONE_OF_EACH));
  }

  private void replace(Unpaired report, Unpaired by) {
    job.unpaired.set(job.unpaired.indexOf(report), by);
  }

  @Test
  void anUnpairedCompletionThatIsNotReported() {
    job.unpaired.remove(job.report("r-2"));
    assertThat(diff())
        .containsExactly(
            "completion_before_start: expected 1, observed 0; missing: r-2; surplus: none.");
    assertThat(job.ledger().imbalance())
        .containsExactly(
            "5 completions are not 3 records + 0 before their start + 0 without a start + 1"
                + " duplicates.");
  }

  @Test
  void aReplacedStartThatIsNotReported() {
    job.unpaired.remove(job.report("r-3"));
    assertThat(diff())
        .containsExactly(
            "duplicate_start: expected 1, observed 0; missing: r-3; surplus: none.",
            "open_at_end: expected 1, observed 2.");
  }

  @Test
  void aReportThatIsMadeTwice() {
    job.unpaired.add(job.report("r-1"));
    assertThat(diff())
        .containsExactly(
            "contradictions: expected 0, observed 1:"
                + " completion_without_open_start of r-1 at 6@62 was reported before.");
  }

  @Test
  void aReportOfTheWrongKind() {
    Unpaired report = job.report("r-1");
    replace(
        report, new Unpaired(START_OVER_OPEN_START, "r-1", report.partition(), report.offset()));
    assertThat(diff())
        .containsExactly(
            "duplicate_completion: expected 1, observed 0; missing: r-1; surplus: none.",
            "contradictions: expected 0, observed 1: start_over_open_start"
                + " of r-1 at 6@62 is another event.");
  }

  @Test
  void aReportUnderTheIdOfAnotherRequest() {
    Unpaired report = job.report("r-1");
    replace(
        report,
        new Unpaired(COMPLETION_WITHOUT_OPEN_START, "r-2", report.partition(), report.offset()));
    assertThat(diff())
        .containsExactly(
            "duplicate_completion: expected 1, observed 0; missing: r-1; surplus: none.",
            "contradictions: expected 0, observed 1:"
                + " completion_without_open_start of r-2 at 6@62 is another event.");
  }

  @Test
  void aReportOfTheCompletionThatDidPair() {
    Unpaired report = job.report("r-1");
    replace(
        report,
        new Unpaired(
            COMPLETION_WITHOUT_OPEN_START, "r-1", report.partition(), report.offset() - 1));
    assertThat(diff())
        .containsExactly(
            "completion_without_start: expected 0, observed 1; missing: none; surplus: r-1.",
            "duplicate_completion: expected 1, observed 0; missing: r-1; surplus: none.",
            "contradictions: expected 0, observed 2: a record of r-1 fits no"
                + " pair of its events, or is a second one; completion_without_open_start of r-1 at 6@61"
                + " found an open start.");
  }

  @Test
  void aReportOfTheFirstOfTwoStarts() {
    Unpaired report = job.report("r-3");
    replace(
        report,
        new Unpaired(START_OVER_OPEN_START, "r-3", report.partition(), report.offset() - 1));
    assertThat(diff())
        .containsExactly(
            "contradictions: expected 0, observed 1: start_over_open_start"
                + " of r-3 at 0@0 found no open start.");
  }

  @Test
  void aReportOfALineThatIsNotThere() {
    job.unpaired.add(new Unpaired(COMPLETION_WITHOUT_OPEN_START, "r-0", 7, 4_711));
    assertThat(diff())
        .containsExactly(
            "contradictions: expected 0, observed 1:"
                + " completion_without_open_start of r-0 at 7@4711 is no start and no completion.");
  }
}

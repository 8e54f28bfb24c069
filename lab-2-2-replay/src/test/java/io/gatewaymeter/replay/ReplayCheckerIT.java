package io.gatewaymeter.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Ledger;
import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.run.JobView.Box;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.replay.ReplayLab.Job;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Lab 2.2 on the embedded cluster: the right job passes every check, each wrong one fails its own.
 */
class ReplayCheckerIT {
  private static Session session;

  @BeforeAll
  static void start() throws Exception {
    session = LabRuns.shared().session(ReplayLab.class);
  }

  @Test
  void moduleOneIsAccountedForToTheLastRecord() throws Exception {
    ReplayEvidence evidence = LabRuns.shared().observe(new ReplayLab(), 1).evidence();
    Ledger ledger = evidence.ledger();
    assertThat(problems(evidence)).isEmpty();
    assertThat(ledger.starts()).isEqualTo(1_200);
    assertThat(ledger.completions()).isEqualTo(1_164);
    assertThat(ledger.records()).isEqualTo(1_140);
    assertThat(ledger.completionBeforeStart()).hasSize(24).doesNotHaveDuplicates();
    assertThat(ledger.startWithoutCompletion()).hasSize(36).doesNotHaveDuplicates();
    assertThat(ledger.openAtEnd()).isEqualTo(60);
    assertThat(ledger.malformed()).isZero();
    assertThat(evidence.on()).isEqualTo("embedded");
    assertThat(evidence.flinkVersion()).isEqualTo("2.3.0");
    assertThat(evidence.boxes().stream().map(Box::operators).toList())
        .containsExactly(
            List.of("gateway-events", "parse", "rejected: Writer", "rejected: Committer"),
            List.of(
                "assemble",
                "records: Writer",
                "records: Committer",
                "unpaired: Writer",
                "unpaired: Committer"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"six-events", "every-fourth", "retry-storm", "hostile"})
  void everyEventSetIsAccountedFor(String name) throws Exception {
    ReplayEvidence evidence =
        new ReplayLab().observe(session, LabOptions.of("--event-set", name, "--seed", "7"));
    assertThat(problems(evidence)).isEmpty();
    assertThat(evidence.ledger()).isEqualTo(Ledger.expected(EventSet.of(name, 7, null)));
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "8"})
  void theLedgerIsTheSameAtEveryParallelism(String parallelism) throws Exception {
    ReplayEvidence evidence =
        new ReplayLab()
            .observe(
                session, LabOptions.of("--event-set", "retry-storm", "--parallelism", parallelism));
    assertThat(evidence.ledger()).isEqualTo(Ledger.expected(EventSet.of("retry-storm", 1, null)));
  }

  @Test
  void anAssemblerThatForgetsToClearItsStateIsCaught() throws Exception {
    // S C C: the second completion finds the start again and becomes a second record.
    assertThat(problems(ReplayMutants::neverClears, "retry-storm"))
        .anySatisfy(
            problem ->
                assertThat(problem)
                    .startsWith(
                        "The job did what the event set says: records: expected 191, observed 273.")
                    .contains("duplicate_completion: expected 82, observed 0;"));
  }

  @Test
  void aSinkThatDropsARecordIsCaught() throws Exception {
    assertThat(problems(ReplayMutants::dropsOneRecord, "six-events"))
        .containsExactly(
            "The ledger adds up: 3 completions are not 2 records + 0 before their start + 0"
                + " without a start + 0 duplicates.",
            "The job did what the event set says: records: expected 3, observed 2."
                + " record_ids: expected 3, observed 2; missing: r-4f1a; surplus: none."
                + " open_at_end: expected 0, observed 1."
                + " contradictions: expected 0, observed 1: the assembler counted 3 records, the topic"
                + " holds 2.");
  }

  @Test
  void anAssemblerThatEmitsTwiceIsCaught() throws Exception {
    assertThat(problems(ReplayMutants::emitsTwice, "six-events"))
        .anySatisfy(
            problem ->
                assertThat(problem)
                    .startsWith(
                        "The job did what the event set says: records: expected 3, observed 6."));
  }

  @Test
  void aFilterBetweenParseAndAssembleIsCaught() throws Exception {
    assertThat(problems(ReplayMutants::filtersCompletions, "six-events"))
        .anySatisfy(
            problem ->
                assertThat(problem)
                    .isEqualTo(
                        "Every parsed event reaches the assembler: parse counted 6 events, but 3"
                            + " came to box \"assemble -> (records: Writer -> records: Committer,"
                            + " unpaired: Writer -> unpaired: Committer)\"; look at what stands"
                            + " between parse and assemble."));
  }

  private static List<String> problems(Job job, String eventSet) throws Exception {
    return problems(new ReplayLab(job).observe(session, LabOptions.of("--event-set", eventSet)));
  }

  private static List<String> problems(ReplayEvidence evidence) {
    return new ReplayLab()
        .checks().stream()
            .flatMap(
                check ->
                    check.problem().apply(evidence).stream()
                        .map(problem -> check.name() + ": " + problem))
            .toList();
  }
}

package io.gatewaymeter.jobgraph;

import static io.gatewaymeter.jobgraph.Evidences.box;
import static io.gatewaymeter.jobgraph.Evidences.lifecycle;
import static io.gatewaymeter.jobgraph.Evidences.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.jobgraph.JobGraphEvidence.SinkView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each check on evidence in which one thing is wrong; what a job can do wrong is in the IT. */
class JobGraphChecksTest {
  private static final List<String> SINK =
      List.of("assemble", "records: Writer", "records: Committer");

  @Test
  void aHealthyRunPassesAll() {
    assertThat(problems(Evidences.plain())).isEmpty();
    assertThat(problems(Evidences.full())).isEmpty();
  }

  @Test
  void anotherGraphIsNamedByItsChains() {
    VariantRun wrong =
        run(
            Variant.PARSE_UNCHAINED,
            List.of(box(List.of("gateway-events", "parse"), 4, 0), box(SINK, 4, 0)),
            4,
            List.of(6L, 6L, 6L),
            3,
            0);
    assertThat(wrong.variant()).isEqualTo("chained");
    assertThat(problems(second(wrong)))
        .containsExactly(
            "Every variant has its chains: parse-unchained made gateway-events -> parse | assemble"
                + " -> records: Writer -> records: Committer instead of gateway-events | parse |"
                + " assemble -> records: Writer -> records: Committer; look at the line of the"
                + " exercise in JobGraphJob.");
  }

  @Test
  void aForgottenSlotSharingGroupIsCaught() {
    VariantRun wrong =
        run(
            Variant.SLOT_SHARING_GROUP,
            List.of(box(List.of("gateway-events", "parse"), 4, 0), box(SINK, 4, 0)),
            4,
            List.of(6L, 6L, 6L),
            3,
            0);
    assertThat(problems(second(wrong)))
        .containsExactly(
            "Every variant has its chains: slot-sharing-group has 1 slot sharing groups instead of"
                + " 2; look at slotSharingGroup in JobGraphJob.");
  }

  @Test
  void slotsThatDoNotFollowFromTheGroupsAreCaught() {
    VariantRun wrong =
        run(
            Variant.PARSE_UNCHAINED,
            run(Variant.PARSE_UNCHAINED).boxes(),
            5,
            List.of(6L, 6L, 6L),
            3,
            0);
    assertThat(problems(second(wrong)))
        .containsExactly(
            "Every slot sharing group takes its own slots: parse-unchained holds 5 slots instead of"
                + " 4; run the lab again, and report it if it stays so.");
  }

  @Test
  void anOperatorThatReadsLessIsCaught() {
    VariantRun wrong =
        run(
            Variant.PARSE_UNCHAINED,
            run(Variant.PARSE_UNCHAINED).boxes(),
            4,
            List.of(6L, 6L, 5L),
            3,
            0);
    assertThat(problems(second(wrong)))
        .containsExactly(
            "Operators read the same in all variants: the operators of parse-unchained read"
                + " [6, 6, 5] records, those of chained [6, 6, 6]; look at what stands between them"
                + " in JobGraphJob.");
  }

  @Test
  void anotherOutputIsCaught() {
    VariantRun wrong =
        run(
            Variant.PARSE_UNCHAINED,
            run(Variant.PARSE_UNCHAINED).boxes(),
            4,
            List.of(6L, 6L, 6L),
            3,
            2);
    assertThat(problems(second(wrong)))
        .containsExactly(
            "All variants write the same records: records that only one of parse-unchained and"
                + " chained wrote: 2; look at what else differs between the two in JobGraphJob.");
  }

  @Test
  void aBoxThatCountsItsPrintSinkIsCaught() {
    JobGraphEvidence evidence =
        Evidences.of(
            Evidences.plain().runs(),
            List.of(new SinkView("kafka", 3, 3), new SinkView("print", 3, 3)),
            List.of());
    assertThat(problems(evidence))
        .containsExactly(
            "A box counts what its sink sends, and no more: before the print sink assemble emitted"
                + " 3 and its box shows 3, instead of 3 and 0; look at the sink.");
  }

  @Test
  void anotherOrderOfCallsIsCaught() {
    JobGraphEvidence evidence =
        Evidences.of(
            Evidences.plain().runs(),
            List.of(),
            List.of(
                lifecycle(0, "probe-3", "probe-2", "probe-1"),
                lifecycle(1, "probe-1", "probe-2", "probe-3")));
    assertThat(problems(evidence))
        .containsExactly(
            "A chain opens and closes last to first: subtask 1 opened [probe-1, probe-2, probe-3]"
                + " and closed [probe-1, probe-2, probe-3]; this Flink does it in another order.");
  }

  private static JobGraphEvidence second(VariantRun run) {
    return Evidences.of(List.of(run(Variant.CHAINED), run), List.of(), List.of());
  }

  static List<String> problems(JobGraphEvidence evidence) {
    return JobGraphChecks.ALL.stream()
        .flatMap(
            check ->
                check.problem().apply(evidence).stream()
                    .map(problem -> check.name() + ": " + problem))
        .toList();
  }
}

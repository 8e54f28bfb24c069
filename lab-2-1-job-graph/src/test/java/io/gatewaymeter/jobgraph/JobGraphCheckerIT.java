package io.gatewaymeter.jobgraph;

import static io.gatewaymeter.jobgraph.JobGraphChecksTest.problems;
import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.jobgraph.JobGraphEvidence.SinkView;
import io.gatewaymeter.jobgraph.VariantRun.OperatorCounts;
import io.gatewaymeter.jobgraph.VariantRun.TaskManager;
import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.run.Session;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Lab 2.1 on the embedded cluster: the right job passes every check. */
class JobGraphCheckerIT {
  private static Session session;

  @BeforeAll
  static void start() throws Exception {
    session = LabRuns.shared().session(JobGraphLab.class);
  }

  @Test
  void unchainingParseAddsABoxAndChangesNeitherSlotsNorOutput() throws Exception {
    JobGraphEvidence evidence = LabRuns.shared().observe(new JobGraphLab(), 1).evidence();
    assertThat(problems(evidence)).isEmpty();
    assertThat(evidence.recordsExpected()).isEqualTo(1_140);
    assertThat(evidence.sameOutput()).isTrue();
    assertThat(evidence.runs().stream().map(JobGraphCheckerIT::graph))
        .containsExactly(
            "chained is chained: gateway-events -> parse 4 8919/8919, assemble -> records: Writer"
                + " -> records: Committer 4 8919/1140; [HASH]; slots 4 of 8 [1, 1, 1, 1]; 1140 out",
            "parse-unchained is parse-unchained: gateway-events 4 8919/8919, parse 4 8919/8919,"
                + " assemble -> records: Writer -> records: Committer 4 8919/1140; [FORWARD, HASH];"
                + " slots 4 of 8 [1, 1, 1, 1]; 1140 out");
    assertThat(evidence.runs())
        .allSatisfy(
            run -> {
              assertThat(run.operators())
                  .containsExactly(
                      new OperatorCounts("gateway-events", 8_919, 8_919),
                      new OperatorCounts("parse", 8_919, 8_919),
                      new OperatorCounts("assemble", 8_919, 1_140));
              assertThat(run.accumulators())
                  .containsEntry("parsed", 8_919L)
                  .containsEntry("malformed", 0L)
                  .containsEntry("completions", 1_164L)
                  .containsEntry("records", 1_140L);
              assertThat(run.taskManagers().stream().mapToInt(each -> each.subtasks().size()).sum())
                  .isEqualTo(run.subtasks());
            });
  }

  @Test
  void theOtherCallsMakeTheirGraphsAndOnlyASlotSharingGroupTakesMoreSlots() throws Exception {
    JobGraphLab lab = new JobGraphLab();
    CommandLine.populateCommand(
        lab.ownOptions().orElseThrow(),
        "--variant=new-chain",
        "--variant=slot-sharing-group",
        "--variant=no-chaining",
        "--lifecycle");
    JobGraphEvidence evidence =
        lab.observe(session, LabOptions.of("--event-set", "six-events", "--print"));
    assertThat(problems(evidence)).isEmpty();
    assertThat(evidence.runs().stream().skip(2).map(JobGraphCheckerIT::graph))
        .containsExactly(
            "new-chain is parse-unchained: gateway-events 4 6/6, parse 4 6/6, assemble -> records:"
                + " Writer -> records: Committer 4 6/3; [FORWARD, HASH]; slots 4 of 8 [1, 1, 1, 1];"
                + " 3 out",
            "slot-sharing-group is slot-sharing-group: gateway-events -> parse 4 6/6, assemble ->"
                + " records: Writer -> records: Committer 4 6/3; [HASH]; slots 8 of 8 [2, 2, 2, 2];"
                + " 3 out",
            // The writer sends each of its 4 subtasks' commits on, beside what it writes to Kafka.
            "no-chaining is no-chaining: gateway-events 4 6/6, parse 4 6/6, assemble 4 6/3, records:"
                + " Writer 4 3/7, records: Committer 4 4/0; [FORWARD, HASH, FORWARD, FORWARD]; slots"
                + " 4 of 8 [1, 1, 1, 1]; 3 out");
    assertThat(evidence.sinks())
        .containsExactly(new SinkView("kafka", 3, 3), new SinkView("print", 0, 3));
    assertThat(evidence.lifecycles())
        .hasSize(4)
        .allSatisfy(
            each -> {
              assertThat(each.opened()).containsExactly("probe-3", "probe-2", "probe-1");
              assertThat(each.closed()).containsExactly("probe-3", "probe-2", "probe-1");
            });
  }

  /** A run in one line: the boxes with subtasks and records in and out, edges, slots, records. */
  static String graph(VariantRun run) {
    List<String> boxes =
        run.boxes().stream()
            .map(
                box ->
                    "%s %d %d/%d"
                        .formatted(
                            Chains.of(box), box.parallelism(), box.recordsIn(), box.recordsOut()))
            .toList();
    List<String> into =
        run.boxes().stream().map(run::shipStrategyInto).flatMap(Optional::stream).toList();
    return "%s is %s: %s; %s; slots %d of %d %s; %d out"
        .formatted(
            run.askedFor(),
            run.variant(),
            String.join(", ", boxes),
            into,
            run.slotsUsed(),
            run.slotsTotal(),
            run.taskManagers().stream().map(TaskManager::slotsUsed).toList(),
            run.recordsOut());
  }
}

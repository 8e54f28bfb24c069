package io.gatewaymeter.brokenkey;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Placement;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.run.JobView;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.run.Slice;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lab 2.3 on the embedded cluster: the right job passes every check. */
class BrokenKeyCheckerIT {
  private static Session session;
  private static BrokenKeyEvidence evidence;

  @BeforeAll
  static void runTheLab() throws Exception {
    session = LabRuns.shared().session(BrokenKeyLab.class);
    evidence = LabRuns.shared().observe(new BrokenKeyLab(), 1).evidence();
  }

  @Test
  void theRightJobPassesAllChecks() {
    assertThat(BrokenKeyChecks.ALL)
        .allSatisfy(check -> assertThat(check.problem().apply(evidence)).isEmpty());
  }

  @Test
  void everyRunIsCountedToTheLastRecord() {
    assertThat(evidence.runs().stream().map(BrokenKeyCheckerIT::line).toList())
        .containsExactly(
            "six-events, keyed 4 -> 4: keyed HASH, 6 in, [3] out, 0 dropped, 0 never billed",
            "six-events, rebalance 4 -> 4: rebalance REBALANCE, 6 in, [0] out, 3 dropped, 3 never"
                + " billed",
            "six-events, forward 4 -> 4: forward FORWARD, 6 in, [3] out, 0 dropped, 0 never billed",
            "module-1, keyed 4 -> 4: keyed HASH, 8919 in, [1140] out, 24 dropped, 0 never billed",
            "module-1, rebalance 4 -> 4: rebalance REBALANCE, 8919 in, about a quarter out",
            "module-1, forward 4 -> 4: forward FORWARD, 8919 in, [1140] out, 24 dropped, 0 never"
                + " billed",
            "module-1, rebalance 8 -> 4: rebalance REBALANCE, 8919 in, [296, 296, 296] out, 868"
                + " dropped, 844 never billed",
            "module-1, forward 8 -> 4: rebalance REBALANCE, 8919 in, [296] out, 868 dropped, 844"
                + " never billed",
            "module-1, forward 4 -> 2: rebalance REBALANCE, 8919 in, about a half out");
  }

  /** Where a reader has two partitions, how its fetches are batched may move a pair or two. */
  private static String line(EdgeRun run) {
    String seen =
        "%s: %s %s, %d in, "
            .formatted(run.label(), run.edge(), run.shipStrategy(), run.assembleRecordsIn());
    long out = run.assembleRecordsOut();
    if (run.predictionExact()) {
      return seen
          + "%s out, %d dropped, %d never billed"
              .formatted(run.repetitions(), run.account().dropped(), run.account().neverBilled());
    }
    return seen
        + (out > 200 && out < 400 ? "about a quarter out" : "")
        + (out > 450 && out < 700 ? "about a half out" : "");
  }

  @Test
  void theSixEventsAreFollowedOverEachEdge() {
    EdgeRun keyed = evidence.table(Edge.KEYED).orElseThrow();
    EdgeRun forward = evidence.table(Edge.FORWARD).orElseThrow();
    EdgeRun rebalance = evidence.table(Edge.REBALANCE).orElseThrow();

    assertThat(keyed.routes()).isEqualTo(SampleRun.routes(2, 1, 2, 3, 1, 3));
    assertThat(forward.routes()).isEqualTo(SampleRun.routes(1, 2, 1, 0, 2, 0));
    assertThat(
            List.of(keyed.subtasksRandom(), forward.subtasksRandom(), rebalance.subtasksRandom()))
        .containsExactly(false, false, true);
    assertThat(rebalance.routes())
        .hasSize(6)
        .allSatisfy(route -> assertThat(route.subtask()).isBetween(0, 3))
        .noneMatch(Route::matched);
  }

  @Test
  void flinkSaysWhatItRefuses() {
    assertThat(evidence.refusals().explicitForward())
        .matches(
            "UnsupportedOperationException: Forward partitioning does not allow change of"
                + " parallelism\\. Upstream operation: parse-\\d+ parallelism: 8, downstream"
                + " operation: assemble-\\d+ parallelism: 4 You must use another partitioning"
                + " strategy, such as broadcast, rebalance, shuffle or global\\.");
    assertThat(evidence.refusals().stateWithoutKey())
        .isEqualTo(
            "NullPointerException: Keyed state 'open' with type VALUE can only be used on a 'keyed"
                + " stream', i.e., after a 'keyBy()' operation.");
  }

  @ParameterizedTest
  @CsvSource({"4, 400", "8, 0"})
  void tidyDataHidesTheBrokenKeyAtFourAndShowsItAtEight(int parallelism, long records)
      throws Exception {
    EventSet set = EventSet.of("every-fourth", 7, null);
    Variant variant = new Variant(set, Edge.REBALANCE, parallelism, parallelism, 1);

    EdgeRun run =
        new EdgeRuns(session, BrokenKeyJob::define, false).observe(variant, session.publish(set));

    assertThat(run.assembleRecordsOut()).isEqualTo(records);
    assertThat(run.predictedRecords()).isEqualTo(records);
    assertThat(run.predictionExact()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"KEYED, 6, 3", "REBALANCE, 6, 0", "FORWARD, 6, 3"})
  void unobservedTheBoxOfAssembleShowsTheCountsOfThePage(Edge edge, long in, long out)
      throws Exception {
    EventSet table = EventSet.of("six-events", 1, null);

    JobView job =
        BrokenKeyLab.bare(session, new Variant(table, edge, 4, 4, 1), session.publish(table));

    JobView.Box box = job.boxOf("assemble").orElseThrow();
    assertThat(List.of(box.recordsIn(), box.recordsOut())).containsExactly(in, out);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 8})
  void theReadersOfAPartitionAreThoseThatTheConnectorChose(int readers) throws Exception {
    Slice input = session.publish(EventSet.of("six-events", 1, null));

    List<List<Integer>> seen =
        session.hold(
            "readers",
            readers,
            readers,
            input,
            (env, ends) ->
                BrokenKeyJob.define(
                    env, Edge.KEYED, readers, ends.source(), ends.sink(Topics.REQUEST_RECORDS)),
            held -> held.partitionsOfReaders(held.job().boxOf("gateway-events").orElseThrow()));

    assertThat(seen).isEqualTo(computed(readers));
  }

  private static List<List<Integer>> computed(int readers) {
    return IntStream.range(0, readers)
        .mapToObj(
            reader ->
                IntStream.range(0, Topics.GATEWAY_EVENTS_PARTITIONS)
                    .filter(p -> Placement.reader(Topics.GATEWAY_EVENTS, p, readers) == reader)
                    .boxed()
                    .toList())
        .toList();
  }
}

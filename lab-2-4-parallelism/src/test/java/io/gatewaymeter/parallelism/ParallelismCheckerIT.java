package io.gatewaymeter.parallelism;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.cluster.embedded.EmbeddedCluster;
import io.gatewaymeter.kit.lab.Check;
import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.run.Progress;
import io.gatewaymeter.kit.run.Session;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lab 2.4 on a real broker and cluster: what it sees of our job, and of wrong ones. */
class ParallelismCheckerIT {
  @TempDir static Path dir;
  private static EmbeddedCluster cluster;
  private static Session session;
  private static ParallelismEvidence evidence;

  @BeforeAll
  static void runTheLab() throws Exception {
    cluster = EmbeddedCluster.start(dir, dir.resolve("log"));
    session = Session.open(cluster, Progress.NONE);
    evidence = new ParallelismLab().observe(session, LabOptions.of());
  }

  @AfterAll
  static void stop() {
    session.close();
    cluster.close();
  }

  @Test
  void theRightJobPassesEveryCheck() {
    assertThat(problems(evidence)).isEmpty();
  }

  @Test
  void everyRunHasItsParallelismItsSlotsAnd128KeyGroups() {
    assertThat(evidence.runs())
        .extracting(ParallelismRun::parallelism)
        .containsExactly(1, 2, 4, 8, 4, 4);
    assertThat(evidence.runs())
        .extracting(ParallelismRun::sourceParallelism)
        .containsExactly(1, 2, 4, 8, 10, 10);
    assertThat(evidence.runs())
        .extracting(ParallelismRun::slotsUsed)
        .containsExactly(1, 2, 4, 8, 10, 10);
    assertThat(evidence.runs())
        .allSatisfy(
            run -> {
              assertThat(run.maxParallelism()).isEqualTo(128);
              assertThat(run.taskManagers()).isEqualTo(5);
              assertThat(run.slotsTotal()).isEqualTo(10);
              assertThat(run.records()).isEqualTo(1_140);
            });
  }

  @Test
  void everyRequestIsOnTheSubtaskThatItsIdImplies() {
    assertThat(evidence.runs())
        .allSatisfy(
            run -> {
              assertThat(run.subtaskByRequest()).hasSize(1_200);
              run.subtaskByRequest()
                  .forEach(
                      (id, subtask) -> {
                        int keyGroup = KeyGroups.of(id, 128);
                        assertThat(run.keyGroupByRequest()).containsEntry(id, keyGroup);
                        assertThat(subtask).as(id).isEqualTo(keyGroup * run.parallelism() / 128);
                      });
            });
  }

  @Test
  void someRequestsKeepTheirSubtaskAndMostDoNot() {
    assertThat(evidence.stayed())
        .hasSize(148)
        .allSatisfy(id -> assertThat(KeyGroups.of(id, 128)).isLessThan(16));
  }

  @Test
  void recordsInPerSubtaskAreRoughlyEven() {
    assertThat(evidence.runs())
        .extracting(ParallelismRun::recordsInPerSubtask)
        .containsExactly(
            List.of(8_919L),
            List.of(4_462L, 4_457L),
            List.of(2_246L, 2_216L, 2_260L, 2_197L),
            List.of(1_090L, 1_156L, 1_178L, 1_038L, 1_180L, 1_080L, 1_047L, 1_150L),
            List.of(2_246L, 2_216L, 2_260L, 2_197L),
            List.of(2_246L, 2_216L, 2_260L, 2_197L));
    assertThat(evidence.runs())
        .allSatisfy(run -> assertThat(run.maxOverMean()).isBetween(1.0, 1.06));
  }

  @Test
  void everyReaderHasThePartitionsThatTheTopicsNameImplies() {
    assertThat(evidence.runs())
        .allSatisfy(
            run -> {
              int readers = run.sourceParallelism();
              // As the Kafka source deals partitions out: round-robin, from where the name says.
              int start = (evidence.topic().hashCode() * 31 & Integer.MAX_VALUE) % readers;
              List<List<Integer>> expected = new ArrayList<>();
              IntStream.range(0, readers).forEach(reader -> expected.add(new ArrayList<>()));
              IntStream.range(0, 8)
                  .forEach(partition -> expected.get((start + partition) % readers).add(partition));
              assertThat(run.readers())
                  .extracting(ParallelismRun.Reader::partitions)
                  .isEqualTo(expected);
            });
    assertThat(evidence.runs())
        .extracting(ParallelismRun::idleReaders)
        .containsExactly(List.of(), List.of(), List.of(), List.of(), List.of(2, 3), List.of(2, 3));
  }

  @Test
  void idleReadersHoldTheWatermarkBackUnlessTheStrategyHasIdleness() {
    assertThat(evidence.runs())
        .extracting(run -> run.watermarkAtAssemble().toString())
        .containsExactly(
            "1788220917296",
            "1788220917296",
            "1788220917296",
            "1788220917296",
            "none",
            "1788220922046");
  }

  @Test
  void theAnswersAreThoseOfThisRun() {
    Map<String, Object> answers = new LinkedHashMap<>();
    new ParallelismLab()
        .questions()
        .forEach(
            question -> {
              if (question.type() != io.gatewaymeter.kit.question.Prose.class) {
                answers.put(question.id(), question.truth().apply(evidence));
              }
            });
    assertThat(evidence.namedRequests())
        .containsExactly("r-caf5", "r-7b9a", "r-c619", "r-eb9b", "r-1f27");
    Map<String, Object> expected = new LinkedHashMap<>();
    expected.put("key_groups", 128);
    expected.put("subtasks_at_1", List.of(0, 0, 0, 0, 0));
    expected.put("subtasks_at_2", List.of(0, 0, 0, 1, 1));
    expected.put("subtasks_at_4", List.of(0, 1, 1, 2, 3));
    expected.put("subtasks_at_8", List.of(0, 2, 3, 5, 7));
    expected.put("same_subtask_in_all_runs", 148);
    expected.put("busiest_subtask_at_8", 4);
    expected.put("busiest_above_mean_at_8", 6);
    expected.put("idle_readers", List.of(2, 3));
    expected.put("finishes_with_idle_readers", true);
    expected.put("watermark_without_idleness", "none");
    assertThat(answers).containsExactlyEntriesOf(expected);
  }

  private static Map<String, String> problems(ParallelismEvidence evidence) {
    Map<String, String> problems = new LinkedHashMap<>();
    for (Check<ParallelismEvidence> check : new ParallelismLab().checks()) {
      check.problem().apply(evidence).ifPresent(problem -> problems.put(check.name(), problem));
    }
    return problems;
  }
}

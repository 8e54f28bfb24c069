package io.gatewaymeter.parallelism;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.lab.Check;
import io.gatewaymeter.kit.lab.LabRuns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Lab 2.4 on a real broker and cluster: what it sees of our job, and of wrong ones. */
class ParallelismCheckerIT {
  private static ParallelismEvidence evidence;

  @BeforeAll
  static void runTheLab() throws Exception {
    evidence = LabRuns.shared().observe(new ParallelismLab(), 1).evidence();
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
    assertThat(evidence.namedRequests())
        .containsExactly("r-caf5", "r-7b9a", "r-c619", "r-eb9b", "r-1f27");
    assertThat(new ParallelismLab().questionnaire().truths(evidence).values().toString())
        .isEqualTo(
            "{busiest_above_mean_at_8=6, idle_readers=[2,3], key_groups=128,"
                + " one_subtask_within_a_run=true,"
                + " records_per_subtask_at_8=[1090,1156,1178,1038,1180,1080,1047,1150],"
                + " subtasks_at_1={\"r-1f27\":0,\"r-7b9a\":0,\"r-c619\":0,\"r-caf5\":0,\"r-eb9b\":0},"
                + " subtasks_at_2={\"r-1f27\":1,\"r-7b9a\":0,\"r-c619\":0,\"r-caf5\":0,\"r-eb9b\":1},"
                + " subtasks_at_4={\"r-1f27\":3,\"r-7b9a\":1,\"r-c619\":1,\"r-caf5\":0,\"r-eb9b\":2},"
                + " subtasks_at_8={\"r-1f27\":7,\"r-7b9a\":2,\"r-c619\":3,\"r-caf5\":0,\"r-eb9b\":5},"
                + " watermark_without_idleness=\"none\"}");
  }

  private static Map<String, String> problems(ParallelismEvidence evidence) {
    Map<String, String> problems = new LinkedHashMap<>();
    for (Check<ParallelismEvidence> check : new ParallelismLab().checks()) {
      check.problem().apply(evidence).ifPresent(problem -> problems.put(check.name(), problem));
    }
    return problems;
  }
}

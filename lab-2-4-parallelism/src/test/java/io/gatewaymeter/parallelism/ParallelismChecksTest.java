package io.gatewaymeter.parallelism;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.json.Json;
import io.gatewaymeter.parallelism.ParallelismRun.Reader;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What no wrong job brings about, on evidence that was made up. */
class ParallelismChecksTest {
  @Test
  void evidenceInWhichAllIsWellPassesEveryCheck() {
    assertThat(problems(Sample.evidence())).isEmpty();
  }

  @Test
  void evidenceReadBackFromItsFilePassesEveryCheck() throws Exception {
    byte[] written = Json.MAPPER.writeValueAsBytes(Sample.evidence());
    ParallelismEvidence read = Json.MAPPER.readValue(written, ParallelismEvidence.class);
    assertThat(read).isEqualTo(Sample.evidence());
    assertThat(problems(read)).isEmpty();
  }

  @Test
  void aWatermarkThatIsMissingIsWrittenAsNone() throws Exception {
    var runs = Json.MAPPER.valueToTree(Sample.evidence()).path("runs");
    assertThat(runs.path(4).path("watermark_at_assemble").asText()).isEqualTo("none");
    assertThat(runs.path(5).path("watermark_at_assemble").longValue()).isEqualTo(1_001_999);
  }

  @Test
  void recordsThatAreOthersThanTheFirstRunsAreSeen() {
    assertThat(
            problems(
                Sample.evidence(
                    run -> Sample.with(run, "same_records", run.asked().parallelism() != 2))))
        .containsExactly(
            "Every run assembles the same records: at parallelism 2, the records are not those of"
                + " the first run; parallelism must not change a record.");
  }

  @Test
  void aPartitionWithTwoReadersIsSeen() {
    assertThat(
            problems(
                Sample.evidence(
                    run ->
                        run.asked().sourceParallelism() == 10
                            ? Sample.with(run, "readers", twice(run.readers()))
                            : run)))
        .contains(
            "Every partition has one reader: at parallelism 4, source 10, the readers have"
                + " partitions [0, 0, 1, 2, 3, 4, 5, 6, 7] of 8; look at the Kafka source.");
  }

  private static List<Reader> twice(List<Reader> readers) {
    List<Reader> twice = new java.util.ArrayList<>(readers);
    twice.set(9, new Reader(9, List.of(0), readers.get(0).watermark()));
    return twice;
  }

  @Test
  void aReaderThatIsBehindItsEventsIsSeen() {
    assertThat(
            problems(
                Sample.evidence(
                    run ->
                        run.asked().parallelism() == 8
                            ? Sample.with(run, "readers", behind(run.readers()))
                            : run)))
        .containsExactly(
            "The watermarks are those that the events imply: at parallelism 8, reader 3 handed on"
                + " watermark none instead of 997999; look at the source's strategy.");
  }

  private static List<Reader> behind(List<Reader> readers) {
    List<Reader> behind = new java.util.ArrayList<>(readers);
    behind.set(3, new Reader(3, readers.get(3).partitions(), Watermark.NONE));
    return behind;
  }

  @Test
  void anIdlenessThatTheJobForgotIsSeen() {
    assertThat(
            problems(
                Sample.evidence(
                    run ->
                        run.asked().withIdleness()
                            ? Sample.with(run, "watermark_at_assemble", "none")
                            : run)))
        .containsExactly(
            "The watermarks are those that the events imply: at parallelism 4, source 10,"
                + " withIdleness, the watermark at assemble is none instead of 1001999; look at"
                + " withIdleness in the source's strategy.");
  }

  private static List<String> problems(ParallelismEvidence evidence) {
    return ParallelismChecks.ALL.stream()
        .flatMap(
            check ->
                check.problem().apply(evidence).stream()
                    .map(problem -> check.name() + ": " + problem))
        .toList();
  }
}

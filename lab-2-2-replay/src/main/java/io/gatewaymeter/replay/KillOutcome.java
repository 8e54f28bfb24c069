package io.gatewaymeter.replay;

import io.gatewaymeter.kit.eventset.IdDiff;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the death of a TaskManager did to a job: predicted from the event set ({@link
 * KillPrediction}), or measured ({@link KillExperiment}).
 *
 * <p>Lists are sorted and hold a request id once for each record.
 *
 * @param recordsBeforeKill records that were in the topic when the TaskManager was killed. All of
 *     them survive: nothing that was handed to Kafka is ever taken back
 * @param emittedTwice records that came once more than a job that nothing happened to writes them
 * @param neverAssembled records that such a job writes and this one did not
 * @param openLost requests that were open in state that was lost
 * @param tasksRestarted subtasks that Flink started again, however often it tried
 * @param tasksTotal subtasks of the job
 * @param jobState what became of the job that was hit: {@code RUNNING} again, or {@code FAILED}
 */
public record KillOutcome(
    int recordsBeforeKill,
    List<String> emittedTwice,
    List<String> neverAssembled,
    List<String> openLost,
    int tasksRestarted,
    int tasksTotal,
    String jobState) {

  public KillOutcome {
    emittedTwice = emittedTwice.stream().sorted().toList();
    neverAssembled = neverAssembled.stream().sorted().toList();
    openLost = openLost.stream().sorted().toList();
  }

  /**
   * How this measured outcome differs from a predicted one.
   *
   * @return one sentence for each field that differs; empty if none does
   */
  List<String> diff(KillOutcome predicted) {
    List<Optional<String>> sentences = new ArrayList<>();
    sentences.add(value("records_before_kill", predicted.recordsBeforeKill, recordsBeforeKill));
    sentences.add(IdDiff.sentence("emitted_twice", predicted.emittedTwice, emittedTwice));
    sentences.add(IdDiff.sentence("never_assembled", predicted.neverAssembled, neverAssembled));
    sentences.add(IdDiff.sentence("open_lost", predicted.openLost, openLost));
    sentences.add(value("tasks_restarted", predicted.tasksRestarted, tasksRestarted));
    sentences.add(value("tasks_total", predicted.tasksTotal, tasksTotal));
    sentences.add(value("job_state", predicted.jobState, jobState));
    return sentences.stream().flatMap(Optional::stream).toList();
  }

  private static Optional<String> value(String field, Object expected, Object observed) {
    return expected.equals(observed)
        ? Optional.empty()
        : Optional.of("%s: expected %s, observed %s.".formatted(field, expected, observed));
  }
}

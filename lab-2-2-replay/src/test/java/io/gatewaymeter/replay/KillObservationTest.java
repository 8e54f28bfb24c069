package io.gatewaymeter.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.run.Outputs;
import io.gatewaymeter.kit.run.Task;
import io.gatewaymeter.request.RequestRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class KillObservationTest {
  private static final List<RequestRecord> UNDISTURBED =
      List.of(made("a", 1), made("b", 1), made("c", 1));

  @Test
  void comparesWholeRecordsWithThoseOfTheUndisturbedJob() {
    KillOutcome outcome =
        observation("RUNNING", 0, made("a", 1), made("a", 1), made("b", 2)).outcome(UNDISTURBED);
    assertThat(outcome.recordsBeforeKill()).isEqualTo(1);
    // A record of b that says something else is one too many, and the right one is missing.
    assertThat(outcome.emittedTwice()).containsExactly("a", "b");
    assertThat(outcome.neverAssembled()).containsExactly("b", "c");
  }

  @Test
  void onlyTheReadersThatWereRestartedHaveLostWhatWasOpen() {
    KillOutcome outcome = observation("RUNNING", 1).outcome(UNDISTURBED);
    assertThat(outcome.openLost()).containsExactly("one");
    assertThat(outcome.tasksRestarted()).isEqualTo(1);
    assertThat(outcome.tasksTotal()).isEqualTo(3);
    assertThat(observation("RUNNING", 0).outcome(UNDISTURBED).openLost()).containsExactly("zero");
  }

  @Test
  void aJobThatFailedHasLostAllThatWasOpen() {
    KillOutcome outcome = observation("FAILED", -1).outcome(UNDISTURBED);
    assertThat(outcome.openLost()).containsExactly("one", "zero");
    assertThat(outcome.tasksRestarted()).isZero();
    assertThat(outcome.jobState()).isEqualTo("FAILED");
  }

  private static KillObservation observation(
      String state, int restartedReader, RequestRecord... written) {
    List<Task> tasks =
        List.of(
            task("Source: gateway-events -> parse", 0, restartedReader),
            task("Source: gateway-events -> parse", 1, restartedReader),
            task("assemble", 0, -1));
    return new KillObservation(
        List.of(start("zero", 0), start("one", 5), start("a", 0)),
        List.of(List.of(0), List.of(5)),
        outputs(made("a", 1)),
        tasks,
        state,
        outputs(written));
  }

  private static Task task(String box, int subtask, int restarted) {
    return new Task(box, subtask, subtask == restarted ? 3 : 0, "RUNNING", "tm");
  }

  private static RawEvent start(String id, int partition) {
    String line =
        "{\"event_type\":\"RequestStarted\",\"request_id\":\"%s\",\"tenant_id\":\"t\",\"model\":\"m\",\"ts\":1,\"payload\":{\"prompt_tokens\":1}}";
    return new RawEvent(partition, 0, line.formatted(id).getBytes(StandardCharsets.UTF_8));
  }

  private static RequestRecord made(String id, int tokens) {
    return new RequestRecord(id, "t", "m", 1, 2, 1, 1, tokens, "ok");
  }

  private static Outputs outputs(RequestRecord... records) {
    return new Outputs(
        Map.of(),
        Map.of(
            Topics.REQUEST_RECORDS,
            Stream.of(records).map(KillObservationTest::json).toList(),
            Topics.UNPAIRED_EVENTS,
            List.of()));
  }

  private static byte[] json(RequestRecord made) {
    try {
      return Json.MAPPER.writeValueAsBytes(made);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

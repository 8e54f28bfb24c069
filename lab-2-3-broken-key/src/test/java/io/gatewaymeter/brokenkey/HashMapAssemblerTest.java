package io.gatewaymeter.brokenkey;

import static io.gatewaymeter.request.Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START;
import static io.gatewaymeter.request.Unpaired.Kind.START_OVER_OPEN_START;
import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.EventType;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import java.util.ArrayList;
import java.util.List;
import org.apache.flink.streaming.api.operators.ProcessOperator;
import org.apache.flink.streaming.runtime.streamrecord.StreamRecord;
import org.apache.flink.streaming.util.OneInputStreamOperatorTestHarness;
import org.apache.flink.util.OutputTag;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The broken assembler on its own, as one subtask of four. */
class HashMapAssemblerTest {
  private static final Event START =
      new Event(EventType.REQUEST_STARTED, "r-1", "t", "m", 10, 7, null, null, null, 3, 0);
  private static final Event COMPLETION =
      new Event(EventType.REQUEST_COMPLETED, "r-1", "t", "m", 30, null, 20L, 5, "ok", 3, 1);
  private static final Event TOKEN =
      new Event(EventType.TOKEN_GENERATED, "r-1", "t", "m", 20, null, null, null, null, 3, 2);

  private final List<OneInputStreamOperatorTestHarness<Event, RequestRecord>> subtasks =
      new ArrayList<>();

  @AfterEach
  void close() throws Exception {
    for (var subtask : subtasks) {
      subtask.close();
    }
  }

  @Test
  void whatMeetsInOneSubtaskIsPairedOnce() throws Exception {
    var subtask = subtask(2);

    send(subtask, START, TOKEN, COMPLETION, COMPLETION);

    assertThat(subtask.extractOutputValues())
        .containsExactly(new RequestRecord("r-1", "t", "m", 10, 30, 20, 7, 5, "ok"));
    assertThat(side(subtask, RequestAssembler.UNPAIRED))
        .containsExactly(new Unpaired(COMPLETION_WITHOUT_OPEN_START, "r-1", 3, 1));
    assertThat(counts(subtask)).containsExactly(1L, 2L, 1L, 1L);
  }

  @Test
  void anotherSubtaskHasNeverHeardOfTheStart() throws Exception {
    var first = subtask(0);
    var second = subtask(1);

    send(first, START);
    send(second, COMPLETION);

    assertThat(first.extractOutputValues()).isEmpty();
    assertThat(second.extractOutputValues()).isEmpty();
    assertThat(side(second, RequestAssembler.UNPAIRED))
        .containsExactly(new Unpaired(COMPLETION_WITHOUT_OPEN_START, "r-1", 3, 1));
  }

  @Test
  void aStartOverAnOpenOneReplacesItAndIsReported() throws Exception {
    var subtask = subtask(0);

    send(subtask, START, START);

    assertThat(side(subtask, RequestAssembler.UNPAIRED))
        .containsExactly(new Unpaired(START_OVER_OPEN_START, "r-1", 3, 0));
  }

  @Test
  void everyEventSaysWhereItArrived() throws Exception {
    var subtask = subtask(2);

    send(subtask, START, TOKEN);

    assertThat(side(subtask, Arrival.ARRIVALS))
        .containsExactly(new Arrival("r-1", 3, 0, 2), new Arrival("r-1", 3, 2, 2));
  }

  private OneInputStreamOperatorTestHarness<Event, RequestRecord> subtask(int index)
      throws Exception {
    var harness =
        new OneInputStreamOperatorTestHarness<>(
            new ProcessOperator<>(new HashMapAssembler()), 128, 4, index);
    subtasks.add(harness);
    harness.open();
    return harness;
  }

  private static void send(
      OneInputStreamOperatorTestHarness<Event, RequestRecord> subtask, Event... events)
      throws Exception {
    for (Event event : events) {
      subtask.processElement(event, event.ts());
    }
  }

  private static <T> List<T> side(
      OneInputStreamOperatorTestHarness<Event, RequestRecord> subtask, OutputTag<T> tag) {
    return subtask.getSideOutput(tag).stream().map(StreamRecord::getValue).toList();
  }

  /** Starts, completions, records, ignored. */
  private static List<Object> counts(
      OneInputStreamOperatorTestHarness<Event, RequestRecord> subtask) throws Exception {
    var context = ((ProcessOperator<?, ?>) subtask.getOperator()).getRuntimeContext();
    return List.of(
        context.getAccumulator(RequestAssembler.STARTS).getLocalValue(),
        context.getAccumulator(RequestAssembler.COMPLETIONS).getLocalValue(),
        context.getAccumulator(RequestAssembler.RECORDS).getLocalValue(),
        context.getAccumulator(RequestAssembler.IGNORED).getLocalValue());
  }
}

package io.gatewaymeter.request;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.EventType;
import java.util.List;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.runtime.checkpoint.OperatorSubtaskState;
import org.apache.flink.streaming.api.operators.KeyedProcessOperator;
import org.apache.flink.streaming.runtime.streamrecord.StreamRecord;
import org.apache.flink.streaming.util.KeyedOneInputStreamOperatorTestHarness;

/** Operator {@code assemble} on its own, keyed by request id, as one subtask of some. */
final class AssemblerHarness implements AutoCloseable {
  static final int MAX_PARALLELISM = 128;

  private final KeyedOneInputStreamOperatorTestHarness<String, Event, RequestRecord> harness;
  private int recordsSeen;
  private int unpairedSeen;
  private long offset;

  private AssemblerHarness(int parallelism, int subtask) throws Exception {
    harness =
        new KeyedOneInputStreamOperatorTestHarness<>(
            new KeyedProcessOperator<>(new RequestAssembler()),
            Event::requestId,
            Types.STRING,
            MAX_PARALLELISM,
            parallelism,
            subtask);
    harness
        .getExecutionConfig()
        .configure(
            new Configuration().set(PipelineOptions.GENERIC_TYPES, false),
            Event.class.getClassLoader());
  }

  static AssemblerHarness fresh() throws Exception {
    AssemblerHarness assembler = new AssemblerHarness(1, 0);
    assembler.harness.open();
    return assembler;
  }

  /** One subtask of a job that starts from a snapshot of a job with one subtask. */
  static AssemblerHarness restored(OperatorSubtaskState snapshot, int parallelism, int subtask)
      throws Exception {
    AssemblerHarness assembler = new AssemblerHarness(parallelism, subtask);
    assembler.harness.initializeState(
        KeyedOneInputStreamOperatorTestHarness.repartitionOperatorState(
            snapshot, MAX_PARALLELISM, 1, parallelism, subtask));
    assembler.harness.open();
    return assembler;
  }

  OperatorSubtaskState snapshot() throws Exception {
    return harness.snapshot(1, 1);
  }

  /** Sends a start; its offset is the number of events sent before. */
  void start(String requestId, String tenantId, long ts, int promptTokens) throws Exception {
    send(event(EventType.REQUEST_STARTED, requestId, tenantId, ts, promptTokens, null, null, null));
  }

  /** Sends a completion; its offset is the number of events sent before. */
  void complete(String requestId, long ts, long latencyMs, int tokens) throws Exception {
    send(
        event(EventType.REQUEST_COMPLETED, requestId, "t-late", ts, null, latencyMs, tokens, "ok"));
  }

  void other(String eventType, String requestId) throws Exception {
    send(event(eventType, requestId, "t-acme", 5, null, null, null, null));
  }

  /** The records since this was last asked. */
  List<RequestRecord> records() {
    List<RequestRecord> all = harness.extractOutputValues();
    List<RequestRecord> fresh = all.subList(recordsSeen, all.size());
    recordsSeen = all.size();
    return fresh;
  }

  /** What the side output received since this was last asked. */
  List<Unpaired> unpaired() {
    var side = harness.getSideOutput(RequestAssembler.UNPAIRED);
    List<Unpaired> all =
        side == null ? List.of() : side.stream().map(StreamRecord::getValue).toList();
    List<Unpaired> fresh = all.subList(unpairedSeen, all.size());
    unpairedSeen = all.size();
    return fresh;
  }

  int openRequests() {
    return harness.numKeyedStateEntries();
  }

  /** A counter of the assembler, as the job's result would hold it. */
  Object count(String name) {
    return harness.getOperator().getRuntimeContext().getAccumulator(name).getLocalValue();
  }

  @Override
  public void close() {
    try {
      harness.close();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private void send(Event event) throws Exception {
    harness.processElement(event, event.ts());
    offset++;
  }

  private Event event(
      String eventType,
      String requestId,
      String tenantId,
      long ts,
      Integer promptTokens,
      Long latencyMs,
      Integer completionTokens,
      String status) {
    return new Event(
        eventType,
        requestId,
        tenantId,
        "m-large",
        ts,
        promptTokens,
        latencyMs,
        completionTokens,
        status,
        3,
        offset);
  }
}

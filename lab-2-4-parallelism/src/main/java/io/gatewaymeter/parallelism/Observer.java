package io.gatewaymeter.parallelism;

import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.run.Ends;
import io.gatewaymeter.kit.run.JobView.Box;
import io.gatewaymeter.kit.run.Run;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.run.Slice;
import io.gatewaymeter.parallelism.ParallelismRun.Reader;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.Stage2;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.runtime.state.KeyGroupRangeAssignment;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.PrintSink;

/**
 * Runs variants of the job over one slice: all of them to their ends, then each once more, held.
 *
 * @param requestIds the requests of the slice
 * @param print whether the job prints its records, too
 */
record Observer(
    Session session,
    ParallelismLab.Job job,
    Slice input,
    SortedSet<String> requestIds,
    ExpectedWatermarks expected,
    boolean print) {

  List<ParallelismRun> observe(List<Variant> variants) throws LabFailure {
    List<Session.Work<Run<Variant>>> toTheirEnd = new ArrayList<>();
    variants.forEach(variant -> toTheirEnd.add(() -> run(variant)));
    List<ParallelismRun> runs = new ArrayList<>();
    Map<RequestRecord, Long> first = null;
    for (Run<Variant> run : print ? session.inTurn(toTheirEnd) : session.sideBySide(toTheirEnd)) {
      Variant variant = run.variant();
      HeldRun held =
          session.hold(
              variant + ", held",
              variant.parallelism(),
              variant.slots(),
              input,
              (env, ends) -> define(variant, env, ends, false),
              live -> HeldRun.of(live, variant, expected));
      Map<RequestRecord, Long> records =
          run.out().of(Topics.REQUEST_RECORDS, RequestRecord.class).stream()
              .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
      first = first == null ? records : first;
      runs.add(evidence(run, held, records, first));
    }
    return List.copyOf(runs);
  }

  private Run<Variant> run(Variant variant) throws LabFailure {
    return session.run(
        variant,
        variant.parallelism(),
        variant.slots(),
        input,
        (env, ends) -> define(variant, env, ends, print));
  }

  private void define(Variant variant, StreamExecutionEnvironment env, Ends ends, boolean printed) {
    SingleOutputStreamOperator<RequestRecord> assembled = job.define(variant, env, ends);
    if (printed) {
      Sink<RequestRecord> stdout = new PrintSink<>();
      Stage2.sink(assembled, stdout, "print");
    }
  }

  private ParallelismRun evidence(
      Run<Variant> run,
      HeldRun held,
      Map<RequestRecord, Long> records,
      Map<RequestRecord, Long> first)
      throws LabFailure {
    Box assemble = box(run, "assemble");
    SubtaskLog log =
        new SubtaskLog(
            run.out().of(ParallelismJob.SUBTASK_LOG, SubtaskEntry.class), assemble.parallelism());
    SortedMap<String, Integer> keyGroups = new TreeMap<>();
    for (String id : requestIds) {
      keyGroups.put(id, KeyGroupRangeAssignment.assignToKeyGroup(id, assemble.maxParallelism()));
    }
    return new ParallelismRun(
        run.graph().id(),
        run.variant(),
        assemble.parallelism(),
        box(run, "parse").parallelism(),
        assemble.maxParallelism(),
        records.values().stream().mapToLong(Long::longValue).sum(),
        records.equals(first),
        assemble.recordsInPerSubtask(),
        log.perSubtask(),
        log.unstable().isEmpty(),
        log.unstable(),
        log.subtaskByRequest(),
        keyGroups,
        held.taskManagers(),
        held.slotsTotal(),
        held.slotsUsed(),
        held.readers(),
        held.readers().stream()
            .filter(reader -> reader.partitions().isEmpty())
            .map(Reader::subtask)
            .toList(),
        held.watermarkAtAssemble());
  }

  private static Box box(Run<Variant> run, String operator) throws LabFailure {
    return run.graph()
        .boxOf(operator)
        .orElseThrow(
            () ->
                new LabFailure(
                    LabFailure.CHECK,
                    "The job has no operator named %s; name it in ParallelismJob."
                        .formatted(operator)));
  }
}

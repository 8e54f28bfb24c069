package io.gatewaymeter.jobgraph;

import io.gatewaymeter.jobgraph.VariantRun.OperatorCounts;
import io.gatewaymeter.jobgraph.VariantRun.Subtask;
import io.gatewaymeter.jobgraph.VariantRun.TaskManager;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.run.Held;
import io.gatewaymeter.kit.run.JobView;
import io.gatewaymeter.kit.run.JobView.Box;
import io.gatewaymeter.kit.run.Run;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.run.Slice;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Runs variants over one slice, each twice: to its end, which makes its counts final, and held,
 * because slots and the counters of operators exist only while a job runs.
 */
final class VariantRuns {
  /** The operators of stage 2 before its sink, with the name that their metrics carry. */
  private static final Map<String, String> OPERATORS =
      Map.of("gateway-events", "Source__gateway-events", "parse", "parse", "assemble", "assemble");

  private final Session session;
  private final int parallelism;
  private final Slice input;
  private final Function<Variant, Session.Define> job;

  /** The records of the first variant, by how often it wrote them. */
  private Map<RequestRecord, Long> first;

  VariantRuns(
      Session session, int parallelism, Slice input, Function<Variant, Session.Define> job) {
    this.session = session;
    this.parallelism = parallelism;
    this.input = input;
    this.job = job;
  }

  VariantRun observe(Variant variant) throws LabFailure {
    int slots = variant.slots(parallelism);
    Session.Define define = job.apply(variant);
    Run<Variant> run = session.run(variant, parallelism, slots, input, define);
    List<RequestRecord> records = run.out().of(Topics.REQUEST_RECORDS, RequestRecord.class);
    String name = variant + ", held to be looked at";
    return session.hold(name, parallelism, slots, input, define, held -> seen(run, records, held));
  }

  private VariantRun seen(Run<Variant> run, List<RequestRecord> records, Held held)
      throws LabFailure {
    List<TaskManager> taskManagers = taskManagers(held);
    return new VariantRun(
        run.variant().toString(),
        Chains.seen(run.graph().boxes()).map(Variant::toString).orElse("other"),
        run.graph().id(),
        run.graph().boxes(),
        run.graph().edges(),
        taskManagers.stream().mapToInt(TaskManager::slots).sum(),
        taskManagers.stream().mapToInt(TaskManager::slotsUsed).sum(),
        taskManagers,
        operators(run, held, records.size()),
        run.out().counts(),
        records.size(),
        unlikeFirst(records));
  }

  private static List<TaskManager> taskManagers(Held held) throws LabFailure {
    Map<String, List<Subtask>> subtasks = new HashMap<>();
    for (Box box : held.job().boxes()) {
      List<String> ids = held.taskManagersOf(box);
      for (int subtask = 0; subtask < ids.size(); subtask++) {
        subtasks
            .computeIfAbsent(ids.get(subtask), id -> new ArrayList<>())
            .add(new Subtask(Chains.of(box), box.slotSharingGroup(), subtask));
      }
    }
    return held.taskManagers().stream()
        .map(
            each ->
                new TaskManager(
                    each.id(),
                    each.slots(),
                    each.slotsUsed(),
                    subtasks.getOrDefault(each.id(), List.of())))
        .toList();
  }

  /** Waits for the last operators first: what has come to them, those before them have seen. */
  private static List<OperatorCounts> operators(Run<Variant> run, Held held, long written)
      throws LabFailure {
    Box assemble = box(held.job(), "assemble");
    long arrived = box(run.graph(), "assemble").recordsIn();
    held.await(arrived, () -> held.sum(assemble, "assemble.numRecordsIn"));
    // DataStream API V2 has no accumulators.
    long emitted = run.out().counts().getOrDefault(RequestAssembler.RECORDS, written);
    Box writer = box(held.job(), "records: Writer");
    held.await(emitted, () -> held.sum(writer, "records__Writer.numRecordsIn"));
    List<OperatorCounts> counts = new ArrayList<>();
    for (String operator : List.of("gateway-events", "parse", "assemble")) {
      Box box = box(held.job(), operator);
      String metric = OPERATORS.get(operator);
      counts.add(
          new OperatorCounts(
              operator,
              held.sum(box, metric + ".numRecordsIn"),
              held.sum(box, metric + ".numRecordsOut")));
    }
    return List.copyOf(counts);
  }

  private static Box box(JobView job, String operator) throws LabFailure {
    return job.boxOf(operator)
        .orElseThrow(
            () ->
                new LabFailure(
                    LabFailure.CHECK,
                    "No box holds an operator named "
                        + operator
                        + "; give it that name in JobGraphJob."));
  }

  private long unlikeFirst(List<RequestRecord> records) {
    Map<RequestRecord, Long> difference = new HashMap<>();
    records.forEach(each -> difference.merge(each, 1L, Long::sum));
    if (first == null) {
      first = difference;
      return 0;
    }
    first.forEach((each, times) -> difference.merge(each, -times, Long::sum));
    return difference.values().stream().mapToLong(Math::abs).sum();
  }
}

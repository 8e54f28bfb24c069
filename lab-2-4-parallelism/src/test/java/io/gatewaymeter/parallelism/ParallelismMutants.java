package io.gatewaymeter.parallelism;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.parallelism.ParallelismLab.Job;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.Stage2;
import org.apache.flink.api.java.functions.KeySelector;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.util.Collector;

/** Wrong variants of {@link ParallelismJob}. Each is one step away from it. */
final class ParallelismMutants {
  private static final long MINUTE_MS = 60_000;

  private ParallelismMutants() {}

  /** The one step: from events to records. */
  private interface Line {
    SingleOutputStreamOperator<RequestRecord> assembled(SingleOutputStreamOperator<Event> events);
  }

  private static Job job(Line line) {
    return (variant, env, ends) -> {
      env.setParallelism(variant.sourceParallelism());
      SingleOutputStreamOperator<Event> events =
          Stage2.events(env, ends.source(), variant.watermarks());
      env.setParallelism(variant.parallelism());
      SingleOutputStreamOperator<RequestRecord> assembled = line.assembled(events);
      Stage2.records(assembled, ends.sink(Topics.REQUEST_RECORDS));
      Stage2.sink(
          assembled.getSideOutput(SubtaskLoggingAssembler.SUBTASK_LOG),
          ends.sink(ParallelismJob.SUBTASK_LOG),
          ParallelismJob.SUBTASK_LOG);
      return assembled;
    };
  }

  private static Job keyedBy(KeySelector<Event, String> key) {
    return job(events -> events.keyBy(key).process(new SubtaskLoggingAssembler()));
  }

  static Job hardCodedParallelism() {
    return job(
        events ->
            events
                .keyBy(Event::requestId)
                .process(new SubtaskLoggingAssembler())
                .setParallelism(4));
  }

  /** The source keeps the environment's parallelism, whatever it is told. */
  static Job sourceLikeTheRest() {
    return (variant, env, ends) ->
        ParallelismJob.define(
            env,
            ends.source(),
            env.getParallelism(),
            variant.watermarks(),
            ends.sink(Topics.REQUEST_RECORDS),
            ends.sink(ParallelismJob.SUBTASK_LOG));
  }

  static Job keyByTenant() {
    return keyedBy(Event::tenantId);
  }

  /** Reads what the time of day is to a clock: never twice the same. */
  static Job keyFromAFineClock() {
    return keyedBy(new Ticking());
  }

  /** A clock that stands still for a minute: most requests begin and end in the same one. */
  static Job keyFromACoarseClock() {
    return keyedBy(event -> event.requestId() + "@" + event.ts() / MINUTE_MS);
  }

  static Job unstableReport() {
    return job(events -> events.keyBy(Event::requestId).process(new UnstableReport()));
  }

  static Job logsOnlyStarts() {
    return job(events -> events.keyBy(Event::requestId).process(new LogsOnlyStarts()));
  }

  private static final class Ticking implements KeySelector<Event, String> {
    private static final long serialVersionUID = 1L;
    private long ticks;

    @Override
    public String getKey(Event event) {
      return event.requestId() + "@" + ticks++;
    }
  }

  /** Says of a completion that the next subtask has it. */
  private static final class UnstableReport extends RequestAssembler {
    private static final long serialVersionUID = 1L;

    @Override
    public void processElement(Event event, Context context, Collector<RequestRecord> out)
        throws Exception {
      var task = getRuntimeContext().getTaskInfo();
      int subtask = task.getIndexOfThisSubtask() + (event.isCompletion() ? 1 : 0);
      context.output(
          SubtaskLoggingAssembler.SUBTASK_LOG,
          new SubtaskEntry(
              event.requestId(), event.eventType(), subtask % task.getNumberOfParallelSubtasks()));
      super.processElement(event, context, out);
    }
  }

  private static final class LogsOnlyStarts extends RequestAssembler {
    private static final long serialVersionUID = 1L;

    @Override
    public void processElement(Event event, Context context, Collector<RequestRecord> out)
        throws Exception {
      if (event.isStart()) {
        context.output(
            SubtaskLoggingAssembler.SUBTASK_LOG,
            new SubtaskEntry(
                event.requestId(),
                event.eventType(),
                getRuntimeContext().getTaskInfo().getIndexOfThisSubtask()));
      }
      super.processElement(event, context, out);
    }
  }
}

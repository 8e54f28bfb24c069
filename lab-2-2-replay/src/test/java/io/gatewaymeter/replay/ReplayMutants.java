package io.gatewaymeter.replay;

import static io.gatewaymeter.request.Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START;
import static io.gatewaymeter.request.Unpaired.Kind.START_OVER_OPEN_START;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.run.Ends;
import io.gatewaymeter.request.OpenRequest;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import io.gatewaymeter.stage2.ParseEvents;
import io.gatewaymeter.stage2.Stage2;
import io.gatewaymeter.stage2.Tally;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.util.Collector;

/** Wrong variants of {@link ReplayJob}, each wrong in one way. */
final class ReplayMutants {
  private ReplayMutants() {}

  static SingleOutputStreamOperator<RequestRecord> neverClears(
      StreamExecutionEnvironment env, Ends ends) {
    SingleOutputStreamOperator<Event> events = Stage2.events(env, ends.source());
    return finish(events, events.keyBy(Event::requestId).process(new NeverClears()), ends);
  }

  static SingleOutputStreamOperator<RequestRecord> dropsOneRecord(
      StreamExecutionEnvironment env, Ends ends) {
    SingleOutputStreamOperator<Event> events = Stage2.events(env, ends.source());
    SingleOutputStreamOperator<RequestRecord> assembled =
        events.keyBy(Event::requestId).process(new RequestAssembler());
    assembled.name("assemble").uid("assemble");
    Stage2.sink(
        assembled.filter(kept -> !kept.requestId().equals("r-4f1a")),
        ends.sink(Topics.REQUEST_RECORDS),
        "records");
    return sides(events, assembled, ends);
  }

  static SingleOutputStreamOperator<RequestRecord> emitsTwice(
      StreamExecutionEnvironment env, Ends ends) {
    SingleOutputStreamOperator<Event> events = Stage2.events(env, ends.source());
    return finish(events, events.keyBy(Event::requestId).process(new EmitsTwice()), ends);
  }

  static SingleOutputStreamOperator<RequestRecord> filtersCompletions(
      StreamExecutionEnvironment env, Ends ends) {
    SingleOutputStreamOperator<Event> events = Stage2.events(env, ends.source());
    return finish(
        events,
        events
            .filter(event -> !event.isCompletion())
            .keyBy(Event::requestId)
            .process(new RequestAssembler()),
        ends);
  }

  private static SingleOutputStreamOperator<RequestRecord> finish(
      SingleOutputStreamOperator<Event> events,
      SingleOutputStreamOperator<RequestRecord> assembled,
      Ends ends) {
    Stage2.records(assembled, ends.sink(Topics.REQUEST_RECORDS));
    return sides(events, assembled, ends);
  }

  private static SingleOutputStreamOperator<RequestRecord> sides(
      SingleOutputStreamOperator<Event> events,
      SingleOutputStreamOperator<RequestRecord> assembled,
      Ends ends) {
    Stage2.sink(
        assembled.getSideOutput(RequestAssembler.UNPAIRED),
        ends.sink(Topics.UNPAIRED_EVENTS),
        "unpaired");
    Stage2.sink(
        events.getSideOutput(ParseEvents.REJECTED), ends.sink(Topics.REJECTED_LINES), "rejected");
    return assembled;
  }

  /** Runs the right assembler, then hands each record on once more. */
  private static final class EmitsTwice extends RequestAssembler {
    private static final long serialVersionUID = 1L;

    @Override
    public void processElement(Event event, Context context, Collector<RequestRecord> out)
        throws Exception {
      super.processElement(event, context, new Twice(out));
    }
  }

  private record Twice(Collector<RequestRecord> out) implements Collector<RequestRecord> {
    @Override
    public void collect(RequestRecord one) {
      out.collect(one);
      out.collect(one);
    }

    @Override
    public void close() {
      out.close();
    }
  }

  /** As the right one, without {@code open.clear()}. */
  private static final class NeverClears extends RequestAssembler {
    private static final long serialVersionUID = 1L;
    private transient ValueState<OpenRequest> open;
    private transient Tally starts;
    private transient Tally completions;
    private transient Tally records;

    @Override
    public void open(OpenContext context) {
      open = getRuntimeContext().getState(new ValueStateDescriptor<>("open", OpenRequest.class));
      starts = Tally.register(getRuntimeContext(), STARTS);
      completions = Tally.register(getRuntimeContext(), COMPLETIONS);
      records = Tally.register(getRuntimeContext(), RECORDS);
    }

    @Override
    public void processElement(Event event, Context context, Collector<RequestRecord> out)
        throws Exception {
      if (event.isStart()) {
        starts.increment();
        if (open.value() != null) {
          report(START_OVER_OPEN_START, event, context);
        }
        open.update(OpenRequest.of(event));
      } else if (event.isCompletion()) {
        completions.increment();
        if (open.value() == null) {
          report(COMPLETION_WITHOUT_OPEN_START, event, context);
          return;
        }
        records.increment();
        out.collect(RequestRecord.of(open.value(), event));
      }
    }

    private static void report(Unpaired.Kind kind, Event event, Context context) {
      context.output(
          UNPAIRED, new Unpaired(kind, event.requestId(), event.partition(), event.offset()));
    }
  }
}

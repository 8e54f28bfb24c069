package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.Stage2;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/** Wrong variants of {@link BrokenKeyJob}, each wrong in one way. */
final class BrokenKeyMutants {
  /** A clock that goes on with each look at it: no test may look at a real one. */
  private static final AtomicLong CLOCK = new AtomicLong();

  private static final long HOUR = 3_600_000_000L;

  private BrokenKeyMutants() {}

  /** What stands between the two ends of a wrong job. */
  interface Middle {
    SingleOutputStreamOperator<RequestRecord> of(SingleOutputStreamOperator<Event> events);
  }

  /** The job with another middle, whatever edge it is asked for. */
  static EdgeRuns.Job with(Middle middle) {
    return (env, edge, assembleParallelism, source, records) -> {
      SingleOutputStreamOperator<RequestRecord> assembled =
          assembled(env, assembleParallelism, source, middle);
      Stage2.sink(assembled, records, "records");
      return assembled;
    };
  }

  private static SingleOutputStreamOperator<RequestRecord> assembled(
      StreamExecutionEnvironment env,
      int assembleParallelism,
      Source<RawEvent, ?, ?> source,
      Middle middle) {
    SingleOutputStreamOperator<Event> events = Stage2.events(env, source);
    env.setParallelism(assembleParallelism);
    return middle.of(events).name("assemble").uid("assemble");
  }

  static SingleOutputStreamOperator<RequestRecord> keyedByTenant(
      SingleOutputStreamOperator<Event> events) {
    return events.keyBy(Event::tenantId).process(new ObservedRequestAssembler());
  }

  static SingleOutputStreamOperator<RequestRecord> keyedByTheHour(
      SingleOutputStreamOperator<Event> events) {
    return events
        .keyBy(event -> Long.toString(CLOCK.incrementAndGet() / HOUR))
        .process(new ObservedRequestAssembler());
  }

  static SingleOutputStreamOperator<RequestRecord> keyedByTheInstant(
      SingleOutputStreamOperator<Event> events) {
    return events
        .keyBy(event -> Long.toString(CLOCK.incrementAndGet()))
        .process(new ObservedRequestAssembler());
  }

  static SingleOutputStreamOperator<RequestRecord> dealtToASharedMap(
      SingleOutputStreamOperator<Event> events) {
    return events.rebalance().process(new StaticMapAssembler());
  }

  static SingleOutputStreamOperator<RequestRecord> neverClears(
      SingleOutputStreamOperator<Event> events) {
    return events.keyBy(Event::requestId).process(new ForgetfulAssembler());
  }

  static SingleOutputStreamOperator<RequestRecord> emitsTwice(
      SingleOutputStreamOperator<Event> events) {
    return events.keyBy(Event::requestId).process(new StutteringAssembler());
  }

  static SingleOutputStreamOperator<RequestRecord> losesCompletions(
      SingleOutputStreamOperator<Event> events) {
    return events
        .filter(Event::isStart)
        .name("filter")
        .uid("filter")
        .keyBy(Event::requestId)
        .process(new ObservedRequestAssembler());
  }

  /** The right job, behind whose assembler one record is lost. */
  static SingleOutputStreamOperator<RequestRecord> dropsARecord(
      StreamExecutionEnvironment env,
      Edge edge,
      int assembleParallelism,
      Source<RawEvent, ?, ?> source,
      Sink<RequestRecord> records) {
    SingleOutputStreamOperator<RequestRecord> assembled =
        assembled(
            env,
            assembleParallelism,
            source,
            events -> events.keyBy(Event::requestId).process(new ObservedRequestAssembler()));
    Stage2.sink(
        assembled
            .filter(made -> !made.requestId().equals("r-4f1a"))
            .returns(TypeInformation.of(RequestRecord.class))
            .name("leak")
            .uid("leak"),
        records,
        "records");
    return assembled;
  }
}

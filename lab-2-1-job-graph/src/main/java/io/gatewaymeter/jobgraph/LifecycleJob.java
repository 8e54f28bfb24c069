package io.gatewaymeter.jobgraph;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.Stage2;
import java.util.List;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/** Stage 2 with three probes chained behind {@code parse}: in which order does a chain open? */
public final class LifecycleJob {
  /** The probes in the order in which events pass them. */
  static final List<String> PROBES = List.of("probe-1", "probe-2", "probe-3");

  private LifecycleJob() {}

  /** Builds the graph. */
  public static void define(
      StreamExecutionEnvironment env, Source<RawEvent, ?, ?> source, Sink<RequestRecord> records) {
    SingleOutputStreamOperator<Event> events = Stage2.events(env, source);
    for (String probe : PROBES) {
      events = events.map(new LifecycleProbe(probe)).name(probe).uid(probe);
    }
    Stage2.records(events.keyBy(Event::requestId).process(new RequestAssembler()), records);
  }
}

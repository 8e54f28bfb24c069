package io.gatewaymeter.replay;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.run.Ends;
import io.gatewaymeter.request.OpenRequest;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import io.gatewaymeter.stage2.Stage2;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.util.Collector;

/** A wrong variant of {@link RestartJob}. */
final class KillMutants {
  private KillMutants() {}

  /** What is open stands in the JVM and not in Flink's state. */
  static void staticMap(StreamExecutionEnvironment env, Ends ends, Edge edge, Restart restart) {
    env.configure(restart.configuration());
    SingleOutputStreamOperator<RequestRecord> assembled =
        Stage2.events(env, ends.source()).keyBy(Event::requestId).process(new StaticMap());
    Stage2.records(assembled, ends.sink(Topics.REQUEST_RECORDS));
    Stage2.sink(
        assembled.getSideOutput(RequestAssembler.UNPAIRED),
        ends.sink(Topics.UNPAIRED_EVENTS),
        "unpaired");
  }

  private static final class StaticMap extends KeyedProcessFunction<String, Event, RequestRecord> {
    private static final long serialVersionUID = 1L;
    private static final Map<String, OpenRequest> OPEN = new ConcurrentHashMap<>();

    @Override
    public void processElement(Event event, Context context, Collector<RequestRecord> out) {
      if (event.isStart()) {
        OPEN.put(event.requestId(), OpenRequest.of(event));
      } else if (event.isCompletion()) {
        OpenRequest started = OPEN.remove(event.requestId());
        if (started == null) {
          context.output(
              RequestAssembler.UNPAIRED,
              Unpaired.of(Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START, event));
        } else {
          out.collect(RequestRecord.of(started, event));
        }
      }
    }
  }
}

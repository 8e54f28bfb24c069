package io.gatewaymeter.request;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.stage2.Tally;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.util.Collector;
import org.apache.flink.util.OutputTag;

/**
 * Keyed by request id: pairs a request's {@code RequestStarted} with its {@code RequestCompleted}.
 *
 * <p>A completion that finds no open start emits no record, as in the course. Neither does a start
 * that replaces an open one. Both go to {@link #UNPAIRED}, so that every event is accounted for.
 */
public class RequestAssembler extends KeyedProcessFunction<String, Event, RequestRecord> {
  private static final long serialVersionUID = 1L;

  /** What found no partner, in the order in which each request's events arrived. */
  public static final OutputTag<Unpaired> UNPAIRED =
      new OutputTag<>("unpaired", TypeInformation.of(Unpaired.class));

  /** Names of the counters, in the Web UI's metrics and in the job's accumulators. */
  public static final String STARTS = "starts";

  public static final String COMPLETIONS = "completions";
  public static final String RECORDS = "records";
  public static final String IGNORED = "ignored";

  private transient ValueState<OpenRequest> open; // <1>
  private transient Tally starts;
  private transient Tally completions;
  private transient Tally records;
  private transient Tally ignored;

  @Override
  public void open(OpenContext context) {
    open = getRuntimeContext().getState(new ValueStateDescriptor<>("open", OpenRequest.class));
    starts = Tally.register(getRuntimeContext(), STARTS);
    completions = Tally.register(getRuntimeContext(), COMPLETIONS);
    records = Tally.register(getRuntimeContext(), RECORDS);
    ignored = Tally.register(getRuntimeContext(), IGNORED);
  }

  @Override
  public void processElement(Event event, Context context, Collector<RequestRecord> out)
      throws Exception {
    if (event.isStart()) {
      started(event, context);
    } else if (event.isCompletion()) {
      completed(event, context, out);
    } else {
      ignored.increment();
    }
  }

  private void started(Event event, Context context) throws Exception {
    starts.increment();
    if (open.value() != null) {
      context.output(UNPAIRED, Unpaired.of(Unpaired.Kind.START_OVER_OPEN_START, event));
    }
    open.update(OpenRequest.of(event)); // <2>
  }

  private void completed(Event event, Context context, Collector<RequestRecord> out)
      throws Exception {
    completions.increment();
    OpenRequest started = open.value(); // the state of this key only <3>
    if (started == null) {
      context.output(UNPAIRED, Unpaired.of(Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START, event));
      return;
    }
    open.clear(); // <4>
    records.increment();
    out.collect(RequestRecord.of(started, event));
  }
}

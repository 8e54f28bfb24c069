package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.request.OpenRequest;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import io.gatewaymeter.stage2.Tally;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.util.Collector;

/** Mutant: the {@code clear()} of a paired start is forgotten. */
public class ForgetfulAssembler extends KeyedProcessFunction<String, Event, RequestRecord> {
  private static final long serialVersionUID = 1L;

  private transient ValueState<OpenRequest> open;
  private transient Tally starts;
  private transient Tally completions;
  private transient Tally records;
  private transient Tally ignored;

  @Override
  public void open(OpenContext context) {
    open = getRuntimeContext().getState(new ValueStateDescriptor<>("open", OpenRequest.class));
    starts = Tally.register(getRuntimeContext(), RequestAssembler.STARTS);
    completions = Tally.register(getRuntimeContext(), RequestAssembler.COMPLETIONS);
    records = Tally.register(getRuntimeContext(), RequestAssembler.RECORDS);
    ignored = Tally.register(getRuntimeContext(), RequestAssembler.IGNORED);
  }

  @Override
  public void processElement(Event event, Context context, Collector<RequestRecord> out)
      throws Exception {
    if (event.isStart()) {
      starts.increment();
      open.update(OpenRequest.of(event));
    } else if (event.isCompletion()) {
      completions.increment();
      if (open.value() == null) {
        context.output(
            RequestAssembler.UNPAIRED,
            Unpaired.of(Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START, event));
      } else {
        records.increment();
        out.collect(RequestRecord.of(open.value(), event));
      }
    } else {
      ignored.increment();
    }
  }
}

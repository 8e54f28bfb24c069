package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.request.RequestRecord;
import org.apache.flink.util.Collector;

/** Mutant: every record is emitted twice. */
public class StutteringAssembler extends ObservedRequestAssembler {
  private static final long serialVersionUID = 1L;

  @Override
  public void processElement(Event event, Context context, Collector<RequestRecord> out)
      throws Exception {
    super.processElement(event, context, new Stutter(out));
  }

  private record Stutter(Collector<RequestRecord> out) implements Collector<RequestRecord> {
    @Override
    public void collect(RequestRecord made) {
      out.collect(made);
      out.collect(made);
    }

    @Override
    public void close() {
      out.close();
    }
  }
}

package io.gatewaymeter.stage2;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.EventParser;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.event.Rejection;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.streaming.api.functions.ProcessFunction;
import org.apache.flink.util.Collector;
import org.apache.flink.util.OutputTag;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Operator {@code parse}: a line in, an event out, or a rejection in {@link #REJECTED}. Every line
 * is counted once as parsed or as rejected; no line stops the job.
 */
public class ParseEvents extends ProcessFunction<RawEvent, Event> {
  private static final long serialVersionUID = 1L;
  private static final Logger LOG = LoggerFactory.getLogger(ParseEvents.class);

  /** The lines that are no events. */
  public static final OutputTag<Rejection> REJECTED =
      new OutputTag<>("rejected", TypeInformation.of(Rejection.class));

  /** Names of the counters, in the Web UI's metrics and in the job's accumulators. */
  public static final String PARSED = "parsed";

  public static final String MALFORMED = "malformed";

  private transient EventParser parser;
  private transient Tally parsed;
  private transient Tally malformed;

  @Override
  public void open(OpenContext context) {
    parser = new EventParser();
    parsed = Tally.register(getRuntimeContext(), PARSED);
    malformed = Tally.register(getRuntimeContext(), MALFORMED);
  }

  @Override
  public void processElement(RawEvent line, Context context, Collector<Event> out) {
    var result = parser.parse(line);
    if (result instanceof Event event) {
      parsed.increment();
      out.collect(event);
    } else if (result instanceof Rejection rejection) {
      malformed.increment();
      LOG.warn("{}", rejection.sentence());
      context.output(REJECTED, rejection);
    }
  }
}

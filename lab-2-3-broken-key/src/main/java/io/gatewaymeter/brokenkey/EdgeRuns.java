package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.run.Ends;
import io.gatewaymeter.kit.run.Outputs;
import io.gatewaymeter.kit.run.Run;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.run.Slice;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.Stage2;
import java.util.ArrayList;
import java.util.List;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.PrintSink;

/** Runs variants of the job and writes down what each one did. */
final class EdgeRuns {
  /** The way of each event is followed in sets of at most so many lines. */
  static final int SMALL_SET = 60;

  /** The topic of {@link Arrival}s. */
  static final String ARRIVALS = "arrivals";

  /** The job under observation: {@link BrokenKeyJob#define}, or a mutant of it in a test. */
  interface Job {
    SingleOutputStreamOperator<RequestRecord> define(
        StreamExecutionEnvironment env,
        Edge edge,
        int assembleParallelism,
        Source<RawEvent, ?, ?> source,
        Sink<RequestRecord> records);
  }

  private final Session session;
  private final Job job;
  private final boolean print;

  EdgeRuns(Session session, Job job, boolean print) {
    this.session = session;
    this.job = job;
    this.print = print;
  }

  /**
   * Runs a variant as often as it says.
   *
   * @param input its event set, as it was published
   */
  EdgeRun observe(Variant variant, Slice input) throws LabFailure {
    Run<Variant> first = run(variant, input);
    List<Long> repetitions = new ArrayList<>(List.of(records(first.out())));
    while (repetitions.size() < variant.repetitions()) {
      repetitions.add(records(run(variant, input).out()));
    }
    return EdgeReading.of(variant.set(), input, first, repetitions);
  }

  private Run<Variant> run(Variant variant, Slice input) throws LabFailure {
    int slots = Math.max(variant.source(), variant.assemble());
    return session.run(
        variant, variant.source(), slots, input, (env, ends) -> define(variant, env, ends));
  }

  private void define(Variant variant, StreamExecutionEnvironment env, Ends ends) {
    SingleOutputStreamOperator<RequestRecord> assembled =
        job.define(
            env,
            variant.edge(),
            variant.assemble(),
            ends.source(),
            ends.sink(Topics.REQUEST_RECORDS));
    Stage2.sink(
        assembled.getSideOutput(RequestAssembler.UNPAIRED),
        ends.sink(Topics.UNPAIRED_EVENTS),
        "unpaired");
    if (variant.set().lines().size() <= SMALL_SET) {
      Stage2.sink(assembled.getSideOutput(Arrival.ARRIVALS), ends.sink(ARRIVALS), ARRIVALS);
    }
    if (print) {
      Stage2.sink(assembled, new PrintSink<>(), "print");
    }
  }

  private static long records(Outputs out) {
    return out.of(Topics.REQUEST_RECORDS, RequestRecord.class).size();
  }
}

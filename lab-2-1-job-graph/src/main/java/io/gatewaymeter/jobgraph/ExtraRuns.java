package io.gatewaymeter.jobgraph;

import io.gatewaymeter.jobgraph.JobGraphEvidence.Lifecycle;
import io.gatewaymeter.jobgraph.JobGraphEvidence.SinkView;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.run.JobView.Box;
import io.gatewaymeter.kit.run.Run;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.run.Slice;
import io.gatewaymeter.request.RequestAssembler;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.flink.streaming.api.functions.sink.PrintSink;

/** The runs beside the variants: another sink, and the order in which a chain opens. */
final class ExtraRuns {
  private final Session session;
  private final int parallelism;
  private final Slice input;

  ExtraRuns(Session session, int parallelism, Slice input) {
    this.session = session;
    this.parallelism = parallelism;
    this.input = input;
  }

  /** The chained job before its Kafka sink, which has run, and before the course's print sink. */
  List<SinkView> sinks(VariantRun kafka, JobGraphLab.Graph graph) throws LabFailure {
    Run<String> print =
        session.run(
            "print",
            parallelism,
            parallelism,
            input,
            (env, ends) -> graph.define(env, ends.source(), new PrintSink<>(), Variant.CHAINED));
    return List.of(
        new SinkView("kafka", sent(kafka.boxes()), kafka.emitted()),
        new SinkView(
            "print",
            sent(print.graph().boxes()),
            print.out().counts().get(RequestAssembler.RECORDS)));
  }

  private static long sent(List<Box> boxes) {
    return boxes.get(boxes.size() - 1).recordsOut();
  }

  /** The order of calls in each subtask. */
  List<Lifecycle> lifecycles() throws LabFailure {
    Map<String, Long> calls =
        session
            .run(
                "lifecycle",
                parallelism,
                parallelism,
                input,
                (env, ends) ->
                    LifecycleJob.define(env, ends.source(), ends.sink(Topics.REQUEST_RECORDS)))
            .out()
            .counts();
    return IntStream.range(0, parallelism)
        .mapToObj(
            subtask ->
                new Lifecycle(
                    subtask, inOrder(calls, "open", subtask), inOrder(calls, "close", subtask)))
        .toList();
  }

  private static List<String> inOrder(Map<String, Long> calls, String method, int subtask) {
    return LifecycleJob.PROBES.stream()
        .sorted(
            Comparator.comparing(
                probe -> calls.get(LifecycleProbe.accumulator(method, probe, subtask))))
        .toList();
  }
}

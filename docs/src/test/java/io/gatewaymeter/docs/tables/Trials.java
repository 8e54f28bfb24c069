package io.gatewaymeter.docs.tables;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.run.JobView;
import io.gatewaymeter.kit.run.Run;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.run.Slice;
import io.gatewaymeter.stage2.ParseEvents;
import io.gatewaymeter.stage2.Stage2;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/** Runs a job for each method and writes down where its events came to. */
final class Trials {
  private static final String ARRIVALS = "redistribution-arrivals";

  /** By then, what is random has differed: the chance that it has not is below 1 to 10¹¹. */
  private static final int RUNS = 20;

  private final Session session;
  private final EventSet set;
  private final Slice input;

  Trials(Session session, EventSet set) throws LabFailure {
    this.session = session;
    this.set = set;
    this.input = session.publish(set);
  }

  /**
   * Runs a method, and what is random until two runs differ.
   *
   * @throws IllegalStateException with one sentence, if a run breaks one of the {@link Laws}
   */
  TrialRun observe(Trial trial) throws LabFailure {
    TrialRun first;
    try {
      first = run(trial);
    } catch (LabFailure e) {
      if (e.getCause() instanceof UnsupportedOperationException) {
        return new TrialRun(trial, "", List.of());
      }
      throw e;
    }
    if (trial.method().chance() == Redistribution.Chance.NONE) {
      return first;
    }
    for (int runs = 1; runs < RUNS; runs++) {
      TrialRun next = run(trial);
      if (!next.subtasks().equals(first.subtasks())) {
        return next;
      }
    }
    throw new IllegalStateException(trial + ": " + RUNS + " runs were alike, so it is not random.");
  }

  private TrialRun run(Trial trial) throws LabFailure {
    Run<Trial> run =
        session.run(
            trial,
            trial.senders(),
            Math.max(trial.senders(), trial.receivers()),
            input,
            (env, ends) ->
                RedistributionJob.define(
                    trial.senders() == 1 ? inOrder(env) : Stage2.events(env, ends.source()),
                    trial,
                    ends.sink(ARRIVALS)));
    List<Received> arrivals = run.out().of(ARRIVALS, Received.class);
    Laws.broken(trial, arrivals, set.lines().size())
        .ifPresent(
            sentence -> {
              throw new IllegalStateException(sentence);
            });
    JobView.Box send = run.graph().boxOf("send").orElseThrow();
    return new TrialRun(
        trial,
        run.graph().edges().stream()
            .filter(edge -> edge.from().equals(send.id()))
            .map(JobView.Edge::shipStrategy)
            .findFirst()
            .orElse(""),
        arrivals);
  }

  /** All events from one sender: from a topic of several partitions their order would be open. */
  private DataStream<Event> inOrder(StreamExecutionEnvironment env) {
    List<RawEvent> lines =
        IntStream.range(0, set.lines().size())
            .mapToObj(n -> new RawEvent(0, n, set.lines().get(n).value()))
            .toList();
    return env.fromData(lines, TypeInformation.of(RawEvent.class))
        .name("events")
        .uid("events")
        .process(new ParseEvents())
        .name("parse")
        .uid("parse");
  }
}

package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.run.Slice;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.Stage2;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;

/**
 * What Flink says to the two graphs that it refuses: the mistakes of this exercise that it can see.
 *
 * @param sourceParallelism subtasks of source and {@code parse} in both graphs
 * @param assembleParallelism subtasks of {@code assemble}, another number
 * @param explicitForward its answer to {@code forward()} between the two, given while the graph is
 *     built; null if it took it
 * @param stateWithoutKey its answer to keyed state on a stream that is not keyed, given when the
 *     subtasks open; null if it took it
 */
public record Refusals(
    int sourceParallelism,
    int assembleParallelism,
    String explicitForward,
    String stateWithoutKey) {

  /** Tries both. */
  static Refusals provoke(Session session, Slice input, int source, int assemble)
      throws LabFailure {
    return new Refusals(
        source,
        assemble,
        refusal(
            session,
            "explicit forward() %d -> %d".formatted(source, assemble),
            source,
            assemble,
            input,
            events -> events.forward().process(new HashMapAssembler())),
        refusal(
            session,
            "keyed state on a stream that is not keyed",
            source,
            assemble,
            input,
            events -> events.process(new StateWithoutKey())));
  }

  private interface Assemble {
    SingleOutputStreamOperator<RequestRecord> apply(SingleOutputStreamOperator<Event> events);
  }

  private static String refusal(
      Session session, String name, int source, int assemble, Slice input, Assemble edge)
      throws LabFailure {
    try {
      session.run(
          name,
          source,
          Math.max(source, assemble),
          input,
          (env, ends) -> {
            SingleOutputStreamOperator<Event> events = Stage2.events(env, ends.source());
            env.setParallelism(assemble);
            Stage2.records(edge.apply(events), ends.sink(Topics.REQUEST_RECORDS));
          });
      return null;
    } catch (LabFailure e) {
      if (e.exitCode() != LabFailure.CHECK) {
        throw e;
      }
      return RootCause.of(e);
    }
  }
}

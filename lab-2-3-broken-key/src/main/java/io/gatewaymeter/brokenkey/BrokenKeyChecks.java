package io.gatewaymeter.brokenkey;

import io.gatewaymeter.kit.lab.Check;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What must be true of every run of lab 2.3. */
final class BrokenKeyChecks {
  static final List<Check<BrokenKeyEvidence>> ALL =
      List.of(
          ofEachRun("The plan has the edge that was asked for", RoutingChecks::thePlanHasTheEdge),
          ofEachRun("Every event reaches assemble", RoutingChecks::everyEventArrives),
          ofEachRun(
              "Keyed events come to the subtask of their key group",
              RoutingChecks::keyedEventsComeToTheirKeyGroup),
          ofEachRun(
              "Without a key, only what meets in one subtask is paired",
              RoutingChecks::onlyWhatMeetsIsPaired),
          ofEachRun("Every record reaches the topic", BillingChecks::everyRecordReachesTheTopic),
          ofEachRun("A completion is billed once at most", BillingChecks::aCompletionIsBilledOnce),
          ofEachRun("A start is billed once at most", BillingChecks::aStartIsBilledOnce),
          ofEachRun(
              "Emitted and dropped make up the completions",
              BillingChecks::everyCompletionIsAccountedFor),
          ofEachRun(
              "The records are those predicted from the event set",
              BillingChecks::theRecordsAreThosePredicted),
          new Check<>(
              "Flink refuses forward() between unequal parallelisms, and state without a key",
              evidence -> refused(evidence.refusals())));

  private BrokenKeyChecks() {}

  /** Tells the first run that has a problem: the same mistake shows in several. */
  private static Check<BrokenKeyEvidence> ofEachRun(
      String name, Function<EdgeRun, Optional<String>> problem) {
    return new Check<>(
        name,
        evidence -> evidence.runs().stream().map(problem).flatMap(Optional::stream).findFirst());
  }

  private static Optional<String> refused(Refusals refusals) {
    if (!says(refusals.explicitForward(), "Forward partitioning does not allow change")) {
      return Optional.of(
          "an explicit forward() %d -> %d should be refused for its change of parallelism, but %s."
              .formatted(
                  refusals.sourceParallelism(),
                  refusals.assembleParallelism(),
                  answer(refusals.explicitForward())));
    }
    if (!says(refusals.stateWithoutKey(), "can only be used on a 'keyed stream'")) {
      return Optional.of(
          "state on a stream that is not keyed should be refused for want of a key, but %s."
              .formatted(answer(refusals.stateWithoutKey())));
    }
    return Optional.empty();
  }

  private static String answer(String message) {
    return message == null ? "Flink took it" : "Flink said: " + message;
  }

  private static boolean says(String message, String words) {
    return message != null && message.contains(words);
  }
}

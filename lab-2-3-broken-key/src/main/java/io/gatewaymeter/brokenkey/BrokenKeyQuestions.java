package io.gatewaymeter.brokenkey;

import io.gatewaymeter.kit.question.AnswerType.WholeNumber;
import io.gatewaymeter.kit.question.AnswerType.Word;
import io.gatewaymeter.kit.question.Prediction;
import io.gatewaymeter.kit.question.Question;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a student answers after lab 2.3, and expects before it. A rebalance is asked for only where
 * it can be predicted.
 */
final class BrokenKeyQuestions {
  static final List<Question<BrokenKeyEvidence>> ALL =
      List.of(
          records(
              "six_events_keyed",
              "Of the six events: how many request records came out with the keyed edge?",
              evidence -> evidence.table(Edge.KEYED),
              "Look at part (a), below the subtasks of the keyed edge.",
              "Find the pairs whose two events came to the same subtask, and count them."),
          records(
              "six_events_rebalance",
              "Of the six events: how many request records came out with the rebalance edge?",
              evidence -> evidence.table(Edge.REBALANCE),
              "Look at part (a), below the subtasks of the rebalance edge.",
              "In the Web UI, compare what assemble received and sent in the job of this name."),
          records(
              "six_events_forward",
              "Of the six events: how many request records came out with the forward edge?",
              evidence -> evidence.table(Edge.FORWARD),
              "Look at part (a), below the subtasks of the forward edge.",
              "Compare the subtask of each event with the reader of its partition."),
          records(
              "keyed_records",
              "Your event set, same parallelism on both sides: how many records with the keyed edge?",
              BrokenKeyQuestions.equal(Edge.KEYED),
              "Look at the first line of the table in part (b).",
              "Lab 2.2 counts the same: completions less those that came before their start."),
          records(
              "forward_records",
              "Your event set, same parallelism on both sides: how many records with the forward edge?",
              BrokenKeyQuestions.equal(Edge.FORWARD),
              "Look at part (b), at the line whose ship strategy is FORWARD.",
              "All events of a request stand in one partition: does anything part them here?"),
          new Question<>(
              "rebalance_records_of_8_readers",
              1,
              "Source parallelism 8, so one partition a reader: how many records with the rebalance edge?",
              new WholeNumber(),
              evidence -> ofEightReaders(evidence).assembleRecordsOut(),
              List.of(
                  "Look at part (b), at the line of rebalance whose subtasks begin with 8.",
                  "A pair meets if its events are a multiple of assemble's subtasks apart in their partition.")),
          new Question<>(
              "never_billed",
              1,
              "How many requests of that run should have been billed and were not?",
              new WholeNumber(),
              evidence -> ofEightReaders(evidence).account().neverBilled(),
              List.of(
                  "Look at the same line, further right.",
                  "Not all that was dropped: some completions have no start before them in any job.")),
          new Question<>(
              "silent_ship_strategy",
              1,
              "Your program names no partitioner, and assemble has fewer subtasks than the source: which ship strategy does Flink's plan have there?",
              new Word(),
              evidence ->
                  evidence
                      .ofSet()
                      .filter(EdgeRun::isUnequalForward)
                      .findFirst()
                      .map(EdgeRun::shipStrategy)
                      .orElseThrow(BrokenKeyQuestions::otherRun),
              List.of(
                  "Look at part (c).",
                  "The Web UI writes it on the arrow between the two boxes of the job.")),
          Question.prose(
              "why_forward_is_no_fix",
              2,
              "One sentence: the forward edge gave the right count; why is it not a fix?",
              "names at least two of: what has to line up outside the job, what a change of parallelism does, what a map in a subtask lacks.",
              "The pairs stay together only because the gateway's Kafka key, the readers' partitions and two equal parallelisms happen to line up, the job itself declares no key (change a parallelism and Flink deals the events out silently), and a map in a subtask is no keyed state: no checkpoint, no rescaling, no timers.",
              List.of(
                  "Part (c) runs the same program with other numbers of subtasks.",
                  "Ask who decided that both events of a request come to one subtask, and who would notice if that changed.")));

  static final List<Prediction<BrokenKeyEvidence>> PREDICTIONS =
      List.of(
          new Prediction<>(
              "six_events",
              "How many records will the six events make with the keyed, the rebalance and the forward edge?",
              evidence ->
                  "%d, %d and %d"
                      .formatted(
                          recordsOut(evidence.table(Edge.KEYED)),
                          recordsOut(evidence.table(Edge.REBALANCE)),
                          recordsOut(evidence.table(Edge.FORWARD)))),
          new Prediction<>(
              "rebalance",
              "Will a rebalance lose every request of a large event set, or about how many of a hundred?",
              evidence ->
                  "%d of %d were not billed"
                      .formatted(
                          ofEightReaders(evidence).account().neverBilled(),
                          recordsOut(equal(Edge.KEYED).apply(evidence)))));

  private BrokenKeyQuestions() {}

  private static Question<BrokenKeyEvidence> records(
      String id,
      String prompt,
      Function<BrokenKeyEvidence, Optional<EdgeRun>> run,
      String where,
      String how) {
    return new Question<>(
        id,
        1,
        prompt,
        new WholeNumber(),
        evidence -> recordsOut(run.apply(evidence)),
        List.of(where, how));
  }

  private static long recordsOut(Optional<EdgeRun> run) {
    return run.orElseThrow(BrokenKeyQuestions::otherRun).assembleRecordsOut();
  }

  private static Function<BrokenKeyEvidence, Optional<EdgeRun>> equal(Edge edge) {
    return evidence -> evidence.run(edge, evidence.parallelism(), evidence.parallelism());
  }

  private static EdgeRun ofEightReaders(BrokenKeyEvidence evidence) {
    return evidence
        .run(Edge.REBALANCE, 8, evidence.parallelism())
        .filter(EdgeRun::predictionExact)
        .orElseThrow(BrokenKeyQuestions::otherRun);
  }

  private static IllegalStateException otherRun() {
    return new IllegalStateException(
        "This evidence does not answer the question; run ./lab 2.3 without --event-set first.");
  }
}

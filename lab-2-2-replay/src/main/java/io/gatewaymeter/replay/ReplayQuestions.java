package io.gatewaymeter.replay;

import io.gatewaymeter.kit.question.AnswerType.WholeNumber;
import io.gatewaymeter.kit.question.ListType;
import io.gatewaymeter.kit.question.ListType.Element;
import io.gatewaymeter.kit.question.Prediction;
import io.gatewaymeter.kit.question.Question;
import java.util.List;

/** What a student answers after lab 2.2, and expects before it. */
final class ReplayQuestions {
  static final List<Question<ReplayEvidence>> ALL =
      List.of(
          new Question<>(
              "records",
              1,
              "How many request records did the job emit?",
              new WholeNumber(),
              evidence -> evidence.ledger().records(),
              List.of(
                  "Look at what became of the completions.",
                  "In the Web UI, it is what the box of assemble sent to its Kafka sink, less what is unpaired.")),
          new Question<>(
              "completions",
              1,
              "How many RequestCompleted events did the job read?",
              new WholeNumber(),
              evidence -> evidence.ledger().completions(),
              List.of(
                  "Look at the line of the ledger that names them.",
                  "Count them in the event set: ./lab events writes it, one line an event.")),
          new Question<>(
              "completions_before_their_start",
              1,
              "How many completions were read before the start of their request?",
              new WholeNumber(),
              evidence -> evidence.ledger().completionBeforeStart().size(),
              List.of(
                  "They are among the completions that became no record.",
                  "Completions less records, less those without any start and the duplicates.")),
          new Question<>(
              "ids_of_early_completions",
              2,
              "Which requests completed before their start? Give all their ids.",
              new ListType(Element.REQUEST_ID, false),
              evidence -> evidence.ledger().completionBeforeStart(),
              List.of(
                  "The summary shows the first ones only; open the evidence file that the lab named at its end.",
                  "Copy the whole list completion_before_start of the ledger, with its brackets.")),
          new Question<>(
              "starts_without_completion",
              1,
              "How many requests started and never completed?",
              new WholeNumber(),
              evidence -> evidence.ledger().startWithoutCompletion().size(),
              List.of(
                  "They are among the starts that are open at the end.",
                  "Not all of those: some that are open did complete, but too early.")),
          new Question<>(
              "ids_of_starts_without_completion",
              2,
              "Which requests started and never completed? Give all their ids.",
              new ListType(Element.REQUEST_ID, false),
              evidence -> evidence.ledger().startWithoutCompletion(),
              List.of(
                  "Look into the evidence file again, or find them in the event set yourself.",
                  "Copy the whole list start_without_completion of the ledger, with its brackets.")),
          new Question<>(
              "open_at_end",
              1,
              "How many requests are in state open when the job ends?",
              new WholeNumber(),
              evidence -> evidence.ledger().openAtEnd(),
              List.of(
                  "Look at what became of the starts.",
                  "Starts less records less replaced starts: who never completed, and who completed too early.")),
          Question.prose(
              "why_a_completion_can_be_early",
              1,
              "One sentence: all events of a request share a partition, which is read in order; how can a completion still come before its start?",
              "says whose order a partition keeps, and who made that order another one.",
              "The partition keeps the order in which the gateway wrote; the gateway's retry buffer wrote the start late, after the completion.",
              List.of(
                  "Kafka keeps the order of writing, not the order of happening.",
                  "Find one of the early completions in the event set and compare ts with the order of the lines.")));

  static final List<Prediction<ReplayEvidence>> PREDICTIONS =
      List.of(
          new Prediction<>(
              "records_of_completions",
              "Will every completion become a request record? If not, how many of a hundred will?",
              evidence ->
                  "%d of %d"
                      .formatted(evidence.ledger().records(), evidence.ledger().completions())),
          new Prediction<>(
              "left_open",
              "Will a request be left open when all events are read?",
              evidence -> evidence.ledger().openAtEnd() + " were"));

  private ReplayQuestions() {}
}

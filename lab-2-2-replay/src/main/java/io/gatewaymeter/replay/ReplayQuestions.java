package io.gatewaymeter.replay;

import io.gatewaymeter.kit.question.Prose;
import io.gatewaymeter.kit.question.Question;
import java.util.List;

/** What a student answers after lab 2.2. */
final class ReplayQuestions {
  static final List<Question<ReplayEvidence, ?>> ALL =
      List.of(
          new Question<>(
              "records",
              1,
              "How many request records did the job emit?",
              Long.class,
              evidence -> evidence.ledger().records(),
              List.of(
                  "Look at what became of the completions.",
                  "In the Web UI, it is what the box of assemble sent to its Kafka sink, less what is unpaired.")),
          new Question<>(
              "completions",
              1,
              "How many RequestCompleted events did the job read?",
              Long.class,
              evidence -> evidence.ledger().completions(),
              List.of(
                  "Look at the line of the ledger that names them.",
                  "Count them in the event set: ./lab events writes it, one line an event.")),
          new Question<>(
              "completions_before_their_start",
              2,
              "How many completions were read before the start of their request?",
              Integer.class,
              evidence -> evidence.ledger().completionBeforeStart().size(),
              List.of(
                  "They are among the completions that became no record.",
                  "Completions less records, less those without any start and the duplicates.")),
          new Question<>(
              "first_early_completion",
              1,
              "Which request id stands first in completion_before_start of your evidence file?",
              String.class,
              evidence ->
                  evidence.ledger().completionBeforeStart().stream().findFirst().orElse("none"),
              List.of(
                  "Open the evidence file that the lab named at its end.",
                  "The ids are sorted; answer none if the list is empty.")),
          new Question<>(
              "starts_without_completion",
              2,
              "How many requests started and never completed?",
              Integer.class,
              evidence -> evidence.ledger().startWithoutCompletion().size(),
              List.of(
                  "They are among the starts that are open at the end.",
                  "Not all of those: some that are open did complete, but too early.")),
          new Question<>(
              "open_at_end",
              1,
              "How many requests are in state open when the job ends?",
              Long.class,
              evidence -> evidence.ledger().openAtEnd(),
              List.of(
                  "Look at what became of the starts.",
                  "Starts less records less replaced starts: who never completed, and who completed too early.")),
          new Question<>(
              "why_a_completion_can_be_early",
              2,
              "One sentence: all events of a request share a partition, which is read in order; how can a completion still come before its start?",
              Prose.class,
              evidence ->
                  new Prose(
                      "The partition keeps the order in which the gateway wrote; the gateway's retry buffer wrote the start again after the completion."),
              List.of(
                  "Kafka keeps the order of writing, not the order of happening.",
                  "Find one of the early completions in the event set and compare ts with the order of the lines.")));

  private ReplayQuestions() {}
}

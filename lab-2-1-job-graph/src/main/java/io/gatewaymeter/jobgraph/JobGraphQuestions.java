package io.gatewaymeter.jobgraph;

import io.gatewaymeter.kit.question.Prose;
import io.gatewaymeter.kit.question.Question;
import java.util.List;

/** What a student answers after lab 2.1. */
final class JobGraphQuestions {
  static final List<Question<JobGraphEvidence, ?>> ALL =
      List.of(
          new Question<>(
              "boxes_chained",
              1,
              "How many boxes does the Web UI draw for stage 2 as it is?",
              Integer.class,
              evidence -> chained(evidence).boxes().size(),
              List.of(
                  "Open the finished job chained in the Web UI.",
                  "A box is a job vertex: one operator, or several that are chained.")),
          new Question<>(
              "boxes_parse_unchained",
              1,
              "How many boxes are there once parse has disableChaining()?",
              Integer.class,
              evidence -> unchained(evidence).boxes().size(),
              List.of(
                  "Open the finished job parse-unchained in the Web UI.",
                  "Look for the operator that has left the box of the source.")),
          new Question<>(
              "subtasks_per_box",
              1,
              "How many subtasks does each box have?",
              Integer.class,
              evidence -> chained(evidence).boxes().get(0).parallelism(),
              List.of(
                  "Each box in the Web UI says it under its name.",
                  "It is the parallelism that the lab was run with.")),
          new Question<>(
              "subtasks_parse_unchained",
              1,
              "How many subtasks does the whole job have once parse has disableChaining()?",
              Integer.class,
              evidence -> unchained(evidence).subtasks(),
              List.of(
                  "Add up the subtasks of all boxes.",
                  "Every box runs as often as the parallelism says.")),
          new Question<>(
              "slots_chained",
              1,
              "How many task slots does stage 2 as it is hold while it runs?",
              Integer.class,
              evidence -> chained(evidence).slotsUsed(),
              List.of(
                  "Slots are on the TaskManagers page: all slots less the free ones.",
                  "A finished job holds none: run the lab with --variant chained --hold and count.")),
          new Question<>(
              "slots_parse_unchained",
              1,
              "And how many once parse has disableChaining()?",
              Integer.class,
              evidence -> unchained(evidence).slotsUsed(),
              List.of(
                  "Run the lab with --hold, open the TaskManagers page and count again.",
                  "One slot can hold a subtask of every box of the job.")),
          new Question<>(
              "edge_into_assemble",
              1,
              "Which word does the Web UI write on the edge into the box of assemble?",
              String.class,
              JobGraphQuestions::edgeIntoAssemble,
              List.of(
                  "It is drawn on the arrow between the two boxes, in capitals.",
                  "It is what keyBy does with the key of every record.")),
          new Question<>(
              "records_parse_unchained",
              1,
              "How many request records does the job write once parse has disableChaining()?",
              Long.class,
              evidence -> unchained(evidence).recordsOut(),
              List.of(
                  "Look at what the box of assemble sent to its Kafka sink.",
                  "Compare with the job chained before you answer.")),
          new Question<>(
              "what_changed",
              2,
              "One sentence: what did disableChaining() change in the graph, and what can you read there now that you could not read before?",
              Prose.class,
              evidence ->
                  new Prose(
                      "parse has become a box (task) of its own with subtasks of its own, fed over a FORWARD edge; its records in and out stand at its box, where before only those of the whole chain did."),
              List.of(
                  "Compare the boxes, the arrows between them and the counts at each box.",
                  "Think of a line that parse rejects: at which of the two graphs would you see it?")),
          new Question<>(
              "what_did_not_change",
              2,
              "One sentence: what did disableChaining() leave as it was, and why?",
              Prose.class,
              evidence ->
                  new Prose(
                      "The slots (subtasks of different boxes share a slot, so the highest parallelism decides) and the output (the same operators see the same events by the same key; only the way from source to parse is another)."),
              List.of(
                  "Look at the TaskManagers page and at the records that were written.",
                  "Does a chain decide which subtask of assemble sees an event?")));

  private JobGraphQuestions() {}

  private static VariantRun chained(JobGraphEvidence evidence) {
    return evidence.runs().get(0);
  }

  private static VariantRun unchained(JobGraphEvidence evidence) {
    return evidence.runs().get(1);
  }

  private static String edgeIntoAssemble(JobGraphEvidence evidence) {
    VariantRun run = chained(evidence);
    return run.shipStrategyInto(run.boxOf("assemble")).orElse("none");
  }
}

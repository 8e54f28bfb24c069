package io.gatewaymeter.jobgraph;

import io.gatewaymeter.kit.question.AnswerType.WholeNumber;
import io.gatewaymeter.kit.question.AnswerType.Word;
import io.gatewaymeter.kit.question.ListType;
import io.gatewaymeter.kit.question.ListType.Element;
import io.gatewaymeter.kit.question.Prediction;
import io.gatewaymeter.kit.question.Question;
import io.gatewaymeter.kit.run.JobView.Box;
import java.util.List;

/** What a student answers after lab 2.1, and expects before it. */
final class JobGraphQuestions {
  static final List<Question<JobGraphEvidence>> ALL =
      List.of(
          new Question<>(
              "boxes_chained",
              1,
              "How many boxes does the Web UI draw for stage 2 as it is?",
              new WholeNumber(),
              evidence -> chained(evidence).boxes().size(),
              List.of(
                  "Open the finished job chained in the Web UI.",
                  "A box is a job vertex: one operator, or several that are chained.")),
          new Question<>(
              "boxes_parse_unchained",
              1,
              "How many boxes are there once parse has disableChaining()?",
              new WholeNumber(),
              evidence -> unchained(evidence).boxes().size(),
              List.of(
                  "Open the finished job parse-unchained in the Web UI.",
                  "Look for the operator that has left the box of the source.")),
          new Question<>(
              "subtasks_per_box_chained",
              1,
              "How many subtasks does each box of stage 2 as it is have, from the source's box on?",
              new ListType(Element.WHOLE_NUMBER, true),
              evidence -> subtasksPerBox(chained(evidence)),
              List.of(
                  "Each box in the Web UI says it under its name.",
                  "It is the parallelism that the lab was run with; write it once for each box.")),
          new Question<>(
              "subtasks_per_box_parse_unchained",
              1,
              "How many subtasks does each box have once parse has disableChaining()?",
              new ListType(Element.WHOLE_NUMBER, true),
              evidence -> subtasksPerBox(unchained(evidence)),
              List.of(
                  "Open the job parse-unchained and read every box again.",
                  "The list is as long as the graph has boxes; a box more is subtasks more.")),
          new Question<>(
              "slots_chained",
              1,
              "How many task slots does stage 2 as it is hold while it runs?",
              new WholeNumber(),
              evidence -> chained(evidence).slotsUsed(),
              List.of(
                  "Slots are on the TaskManagers page: all slots less the free ones.",
                  "A finished job holds none: run the lab with --variant chained --hold and count.")),
          new Question<>(
              "slots_parse_unchained",
              1,
              "How many task slots does the job hold once parse has disableChaining()?",
              new WholeNumber(),
              evidence -> unchained(evidence).slotsUsed(),
              List.of(
                  "Run the lab with --hold, open the TaskManagers page and count again.",
                  "One slot can hold a subtask of every box of the job.")),
          new Question<>(
              "edge_into_assemble",
              1,
              "Which word does the Web UI write on the edge into the box of assemble?",
              new Word(),
              JobGraphQuestions::edgeIntoAssemble,
              List.of(
                  "It is drawn on the arrow between the two boxes, in capitals.",
                  "It is what keyBy does with the key of every record.")),
          new Question<>(
              "records_parse_unchained",
              1,
              "How many request records does the job write once parse has disableChaining()?",
              new WholeNumber(),
              evidence -> unchained(evidence).recordsOut(),
              List.of(
                  "Look at what the box of assemble sent to its Kafka sink.",
                  "Compare with the job chained before you answer.")),
          Question.prose(
              "what_changed",
              1,
              "One sentence: what did disableChaining() change in the graph, and what can you read there now that you could not read before?",
              "names the operator that moved and what is drawn around it now, and a number that stood nowhere before.",
              "parse has become a box (task) of its own with subtasks of its own, fed over a FORWARD edge; its records in and out stand at its box, where before only those of the whole chain did.",
              List.of(
                  "Compare the boxes, the arrows between them and the counts at each box.",
                  "Think of a line that parse rejects: at which of the two graphs would you see it?")),
          Question.prose(
              "what_did_not_change",
              1,
              "One sentence: what did disableChaining() leave as it was, and why?",
              "names the output and the slots, and gives a reason for at least one of them.",
              "The slots (subtasks of different boxes share a slot, so the highest parallelism decides) and the output (the same operators see the same events by the same key; only the way from source to parse is another).",
              List.of(
                  "Look at the TaskManagers page and at the records that were written.",
                  "Does a chain decide which subtask of assemble sees an event?")));

  static final List<Prediction<JobGraphEvidence>> PREDICTIONS =
      List.of(
          new Prediction<>(
              "boxes",
              "How many boxes will the graph have, as it is and once parse has disableChaining()?",
              evidence ->
                  "%d, then %d"
                      .formatted(
                          chained(evidence).boxes().size(), unchained(evidence).boxes().size())),
          new Prediction<>(
              "slots",
              "Will the job take more slots with one box more?",
              evidence ->
                  "%d slots, then %d"
                      .formatted(chained(evidence).slotsUsed(), unchained(evidence).slotsUsed())));

  private JobGraphQuestions() {}

  private static VariantRun chained(JobGraphEvidence evidence) {
    return evidence.runs().get(0);
  }

  private static VariantRun unchained(JobGraphEvidence evidence) {
    return evidence.runs().get(1);
  }

  private static List<Integer> subtasksPerBox(VariantRun run) {
    return run.boxes().stream().map(Box::parallelism).toList();
  }

  private static String edgeIntoAssemble(JobGraphEvidence evidence) {
    VariantRun run = chained(evidence);
    return run.shipStrategyInto(run.boxOf("assemble")).orElse("none");
  }
}

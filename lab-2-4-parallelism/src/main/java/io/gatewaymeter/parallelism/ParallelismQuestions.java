package io.gatewaymeter.parallelism;

import io.gatewaymeter.kit.question.AnswerType.NumberById;
import io.gatewaymeter.kit.question.AnswerType.TrueOrFalse;
import io.gatewaymeter.kit.question.AnswerType.WholeNumber;
import io.gatewaymeter.kit.question.AnswerType.Word;
import io.gatewaymeter.kit.question.ListType;
import io.gatewaymeter.kit.question.ListType.Element;
import io.gatewaymeter.kit.question.Prediction;
import io.gatewaymeter.kit.question.Question;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a student answers after lab 2.4, and expects before it. */
final class ParallelismQuestions {
  static final List<Question<ParallelismEvidence>> ALL =
      List.of(
          new Question<>(
              "key_groups",
              1,
              "How many key groups does assemble have in each of the runs?",
              new WholeNumber(),
              evidence -> evidence.at(8).maxParallelism(),
              List.of(
                  "It is the job's maximum parallelism, not its parallelism.",
                  "The evidence names it max_parallelism; the job sets none, so it is Flink's default.")),
          subtasksAt(1),
          subtasksAt(2),
          subtasksAt(4),
          subtasksAt(8),
          new Question<>(
              "one_subtask_within_a_run",
              1,
              "Did every request stay on one subtask within each run?",
              new TrueOrFalse(),
              evidence -> evidence.runs().stream().allMatch(ParallelismRun::stable),
              List.of(
                  "The lab logs the subtask of every event, not of every request.",
                  "Look at stable of each run in the evidence.")),
          new Question<>(
              "records_per_subtask_at_8",
              1,
              "At parallelism 8, how many records did each subtask of assemble receive, from subtask 0 on?",
              new ListType(Element.WHOLE_NUMBER, true),
              evidence -> evidence.at(8).recordsInPerSubtask(),
              List.of(
                  "In the Web UI, open the box of assemble of the job parallelism 8 and read Records Received of its subtasks.",
                  "The evidence has it as records_in_per_subtask; subtasks count from 0.")),
          new Question<>(
              "busiest_above_mean_at_8",
              1,
              "At parallelism 8, by how many per cent of the mean is the busiest subtask above the mean? Round to a whole number.",
              new WholeNumber(),
              evidence -> (int) Math.round(100 * (evidence.at(8).maxOverMean() - 1)),
              List.of(
                  "The mean is all records in, divided by the subtasks.",
                  "Take max/mean of that run, less 1, as per cent.")),
          new Question<>(
              "idle_readers",
              1,
              "With the source above the topic's partitions, which readers have no partition?",
              new ListType(Element.WHOLE_NUMBER, false),
              evidence -> evidence.idle(false).idleReaders(),
              List.of(
                  "There are as many as readers exceed partitions, and they need not be the last.",
                  "Look at readers of the run with the larger source_parallelism, or for the source's subtasks without records in the Web UI.")),
          new Question<>(
              "watermark_without_idleness",
              1,
              "What is the watermark at assemble, with idle readers and without withIdleness?",
              new Word(),
              evidence -> evidence.idle(false).watermarkAtAssemble().toString(),
              List.of(
                  "It is the lowest that any reader has handed on.",
                  "Answer as watermark_at_assemble of that run has it.")),
          Question.prose(
              "why_the_subtask_changes",
              1,
              "One sentence: how can a request's subtask change from run to run while its key group does not?",
              "says what the key group depends on, and what parallelism has to do with key groups.",
              "The key group depends on the id and the maximum parallelism alone; parallelism only decides in how many ranges the key groups are dealt out to subtasks.",
              List.of(
                  "Two numbers decide: one is fixed for the life of the state.",
                  "Write down the range of key groups of subtask 0 at 1, 2, 4 and 8.")),
          Question.prose(
              "what_module_5_will_say",
              1,
              "One sentence for module 5: what does an idle reader do to event time, and what helps?",
              "says what a reader without events fails to send, what that does downstream, and one remedy.",
              "An idle reader never hands on a watermark, and the lowest of all inputs counts, so event time downstream stands still although events flow; withIdleness takes such a reader out of the count, as would no more readers than partitions.",
              List.of(
                  "Compare the two watermarks at assemble, and what each reader handed on.",
                  "Think of a window that waits for the watermark to pass its end.")));

  static final List<Prediction<ParallelismEvidence>> PREDICTIONS =
      List.of(
          new Prediction<>(
              "same_subtask",
              "How many of a hundred requests will have the same subtask number at parallelism 1, 2, 4 and 8?",
              evidence ->
                  "%d of %d requests"
                      .formatted(
                          evidence.stayed().size(), evidence.at(1).subtaskByRequest().size())),
          new Prediction<>(
              "without_partition",
              "Ten readers over eight partitions: which of the readers 0 to 9 will have none?",
              evidence -> evidence.idle(false).idleReaders().toString()));

  private ParallelismQuestions() {}

  private static Question<ParallelismEvidence> subtasksAt(int parallelism) {
    return new Question<>(
        "subtasks_at_" + parallelism,
        1,
        "On which subtask did each of your named requests run at parallelism %d?"
            .formatted(parallelism),
        new NumberById(),
        evidence -> {
          Map<String, Integer> subtasks =
              new TreeMap<>(evidence.at(parallelism).subtaskByRequest());
          subtasks.keySet().retainAll(evidence.namedRequests());
          return subtasks;
        },
        List.of(
            "The lab's summary and the evidence name your requests; every request has one subtask in a run.",
            "Look for the request ids in the TaskManagers' log (./lab 2.4 --hold), or in subtask_by_request of that run."));
  }
}

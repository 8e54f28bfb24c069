package io.gatewaymeter.parallelism;

import io.gatewaymeter.kit.question.Prose;
import io.gatewaymeter.kit.question.Question;
import java.util.List;

/** What a student answers after lab 2.4. */
final class ParallelismQuestions {
  static final List<Question<ParallelismEvidence, ?>> ALL =
      List.of(
          new Question<>(
              "key_groups",
              1,
              "How many key groups does assemble have in each of the runs?",
              Integer.class,
              evidence -> evidence.at(8).maxParallelism(),
              List.of(
                  "It is the job's maximum parallelism, not its parallelism.",
                  "The evidence names it max_parallelism; the job sets none, so it is Flink's default.")),
          subtasksAt(1),
          subtasksAt(2),
          subtasksAt(4),
          subtasksAt(8),
          new Question<>(
              "same_subtask_in_all_runs",
              2,
              "How many requests have the same subtask number at parallelism 1, 2, 4 and 8?",
              Integer.class,
              evidence -> evidence.stayed().size(),
              List.of(
                  "At parallelism 1 there is only one number that a request can have.",
                  "Count the key groups that stay in the first range at 8, or join the four subtask_by_request of the evidence.")),
          new Question<>(
              "busiest_subtask_at_8",
              1,
              "At parallelism 8, which subtask of assemble received the most records?",
              Integer.class,
              evidence -> evidence.at(8).busiest(),
              List.of(
                  "Subtasks count from 0.",
                  "In the Web UI, open the box of assemble of the job parallelism 8 and compare Records Received of its subtasks.")),
          new Question<>(
              "busiest_above_mean_at_8",
              2,
              "By how many per cent of the mean is that subtask above the mean? A whole number.",
              Integer.class,
              evidence -> (int) Math.round(100 * (evidence.at(8).maxOverMean() - 1)),
              List.of(
                  "The mean is all records in, divided by the subtasks.",
                  "Take max/mean of that run, less 1, as per cent.")),
          new Question<>(
              "idle_readers",
              2,
              "With the source above the topic's partitions, which readers have no partition?",
              List.class,
              evidence -> evidence.idle(false).idleReaders(),
              List.of(
                  "There are as many as readers exceed partitions, and they need not be the last.",
                  "Look at readers of the run with the larger source_parallelism, or for the source's subtasks without records in the Web UI.")),
          new Question<>(
              "finishes_with_idle_readers",
              1,
              "Does a bounded job finish although some of its readers have nothing to read?",
              Boolean.class,
              evidence -> evidence.idle(false).records() > 0,
              List.of(
                  "Look at the state of that job in the Web UI.",
                  "A run that did not finish would have no records in the evidence.")),
          new Question<>(
              "watermark_without_idleness",
              1,
              "What is the watermark at assemble, with idle readers and without withIdleness?",
              String.class,
              evidence -> evidence.idle(false).watermarkAtAssemble().toString(),
              List.of(
                  "It is the lowest that any reader has handed on.",
                  "Answer as watermark_at_assemble of that run has it.")),
          new Question<>(
              "why_the_subtask_changes",
              2,
              "One sentence: how can a request's subtask change from run to run while its key group does not?",
              Prose.class,
              evidence ->
                  new Prose(
                      "The key group depends on the id and the maximum parallelism alone; parallelism only decides in how many ranges the key groups are dealt out to subtasks."),
              List.of(
                  "Two numbers decide: one is fixed for the life of the state.",
                  "Write down the range of key groups of subtask 0 at 1, 2, 4 and 8.")),
          new Question<>(
              "what_module_5_will_say",
              2,
              "One sentence for module 5: what does an idle reader do to event time, and what helps?",
              Prose.class,
              evidence ->
                  new Prose(
                      "An idle reader never hands on a watermark, and the lowest of all inputs counts, so event time downstream stands still although events flow; withIdleness takes such a reader out of the count, as would no more readers than partitions."),
              List.of(
                  "Compare the two watermarks at assemble, and what each reader handed on.",
                  "Think of a window that waits for the watermark to pass its end.")));

  private ParallelismQuestions() {}

  private static Question<ParallelismEvidence, ?> subtasksAt(int parallelism) {
    return new Question<>(
        "subtasks_at_" + parallelism,
        1,
        "On which subtasks did your named requests run at parallelism "
            + parallelism
            + "? List them in the order of named_requests.",
        List.class,
        evidence ->
            evidence.namedRequests().stream()
                .map(evidence.at(parallelism).subtaskByRequest()::get)
                .toList(),
        List.of(
            "The lab's summary and the evidence name your requests; every request has one subtask in a run.",
            "Look for the request ids in the TaskManagers' log (./lab 2.4 --hold), or in subtask_by_request of that run."));
  }
}

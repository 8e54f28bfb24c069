package io.gatewaymeter.parallelism;

import io.gatewaymeter.kit.lab.Check;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.flink.runtime.state.KeyGroupRangeAssignment;

/** What must be true of every run of lab 2.4. */
final class ParallelismChecks {
  static final List<Check<ParallelismEvidence>> ALL =
      List.of(
          ofRuns("Every job has the parallelism that it was given", ParallelismChecks::parallelism),
          ofRuns("Every event reaches assemble and is logged once", ParallelismChecks::logged),
          ofRuns("A request stays on one subtask within a run", ParallelismChecks::stable),
          ofRuns("A request runs on the subtask of its key group", ParallelismChecks::keyGroup),
          ofRuns("Every run assembles the same records", ParallelismChecks::records),
          ofRuns("Every partition has one reader", ParallelismChecks::readers),
          ofRuns("The watermarks are those that the events imply", ParallelismChecks::watermarks));

  private ParallelismChecks() {}

  private interface OfRun {
    /** What is wrong with a run, and what to do. */
    Optional<String> problem(ParallelismEvidence evidence, ParallelismRun run);
  }

  /** A check of every run, which tells the first problem. */
  private static Check<ParallelismEvidence> ofRuns(String name, OfRun check) {
    return new Check<>(
        name,
        evidence ->
            evidence.runs().stream()
                .flatMap(
                    run ->
                        check.problem(evidence, run).stream()
                            .map(problem -> "at " + run.asked() + ", " + problem))
                .findFirst());
  }

  private static Optional<String> parallelism(ParallelismEvidence evidence, ParallelismRun run) {
    Variant asked = run.asked();
    String problem =
        "%s has %d subtasks instead of %d; let no operator of the job set a parallelism of its own.";
    if (run.parallelism() != asked.parallelism()) {
      return problem(problem, "assemble", run.parallelism(), asked.parallelism());
    }
    return run.sourceParallelism() == asked.sourceParallelism()
        ? Optional.empty()
        : problem(problem, "the source", run.sourceParallelism(), asked.sourceParallelism());
  }

  /** The job's own log against Flink's count, and both against the event set. */
  private static Optional<String> logged(ParallelismEvidence evidence, ParallelismRun run) {
    long events = run.recordsInPerSubtask().stream().mapToLong(Long::longValue).sum();
    if (events != evidence.expectedEvents()) {
      return problem(
          "the event set has %d events, but %d came to assemble; look at what stands before it.",
          evidence.expectedEvents(), events);
    }
    return run.loggedPerSubtask().equals(run.recordsInPerSubtask())
        ? Optional.empty()
        : problem(
            "the subtasks of assemble received %s events and logged %s; log each event once, with"
                + " the subtask that has it.",
            run.recordsInPerSubtask(), run.loggedPerSubtask());
  }

  private static Optional<String> stable(ParallelismEvidence evidence, ParallelismRun run) {
    return run.unstable().entrySet().stream()
        .findFirst()
        .map(
            first ->
                say(
                    "%d of %d requests were seen on more than one subtask, first %s on %s; the key"
                        + " must be the request id, and the log must name the subtask that it is on.",
                    run.unstable().size(),
                    run.keyGroupByRequest().size(),
                    first.getKey(),
                    first.getValue()));
  }

  /** Computed anew from the request id, as Flink does it, and from nothing that the job said. */
  private static Optional<String> keyGroup(ParallelismEvidence evidence, ParallelismRun run) {
    List<String> elsewhere = new ArrayList<>();
    run.keyGroupByRequest()
        .forEach(
            (id, keyGroup) -> {
              int owner =
                  KeyGroupRangeAssignment.computeOperatorIndexForKeyGroup(
                      run.maxParallelism(), run.parallelism(), keyGroup);
              Integer seen = run.subtaskByRequest().get(id);
              if (seen == null || seen != owner) {
                elsewhere.add(
                    say(
                        "%s on %s, while subtask %d owns its key group %d",
                        id, seen == null ? "none" : seen, owner, keyGroup));
              }
            });
    return elsewhere.isEmpty()
        ? Optional.empty()
        : problem(
            "%d of %d requests were not seen on the subtask of their key group, first %s; key the"
                + " stream by Event::requestId.",
            elsewhere.size(), run.keyGroupByRequest().size(), elsewhere.get(0));
  }

  private static Optional<String> records(ParallelismEvidence evidence, ParallelismRun run) {
    if (run.records() != evidence.expectedRecords()) {
      return problem(
          "the job wrote %d request records instead of %d; the two events of a request must meet.",
          run.records(), evidence.expectedRecords());
    }
    return run.sameRecords()
        ? Optional.empty()
        : problem(
            "the records are not those of the first run; parallelism must not change a record.");
  }

  private static Optional<String> readers(ParallelismEvidence evidence, ParallelismRun run) {
    List<Integer> read =
        run.readers().stream().flatMap(reader -> reader.partitions().stream()).sorted().toList();
    return read.equals(IntStream.range(0, evidence.partitions()).boxed().toList())
        ? Optional.empty()
        : problem(
            "the readers have partitions %s of %d; look at the Kafka source.",
            read, evidence.partitions());
  }

  private static Optional<String> watermarks(ParallelismEvidence evidence, ParallelismRun run) {
    ExpectedWatermarks expected = new ExpectedWatermarks(evidence.latestTsByPartition());
    for (ParallelismRun.Reader reader : run.readers()) {
      Watermark ofReader = expected.ofReader(reader.partitions());
      if (!reader.watermark().equals(ofReader)) {
        return problem(
            "reader %d handed on watermark %s instead of %s; look at the source's strategy.",
            reader.subtask(), reader.watermark(), ofReader);
      }
    }
    Watermark atAssemble =
        ExpectedWatermarks.atNext(
            run.readers().stream().map(ParallelismRun.Reader::watermark).toList(),
            run.asked().withIdleness());
    return run.watermarkAtAssemble().equals(atAssemble)
        ? Optional.empty()
        : problem(
            "the watermark at assemble is %s instead of %s; look at withIdleness in the source's"
                + " strategy.",
            run.watermarkAtAssemble(), atAssemble);
  }

  private static Optional<String> problem(String format, Object... arguments) {
    return Optional.of(say(format, arguments));
  }

  private static String say(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}

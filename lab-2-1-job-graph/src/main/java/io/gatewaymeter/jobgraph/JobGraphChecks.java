package io.gatewaymeter.jobgraph;

import io.gatewaymeter.jobgraph.JobGraphEvidence.SinkView;
import io.gatewaymeter.jobgraph.VariantRun.OperatorCounts;
import io.gatewaymeter.kit.lab.Check;
import io.gatewaymeter.kit.run.JobView.Box;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What must be true of every run of lab 2.1. */
final class JobGraphChecks {
  static final List<Check<JobGraphEvidence>> ALL =
      List.of(
          new Check<>("Every variant has its chains", each(JobGraphChecks::chains)),
          new Check<>("Every box has the subtasks asked for", JobGraphChecks::subtasks),
          new Check<>("Every slot sharing group takes its own slots", each(JobGraphChecks::slots)),
          new Check<>("Every record is written", JobGraphChecks::records),
          new Check<>("All variants write the same records", each(JobGraphChecks::sameOutput)),
          new Check<>("Operators read the same in all variants", JobGraphChecks::sameInputs),
          new Check<>("A box counts what its sink sends, and no more", JobGraphChecks::sinks),
          new Check<>("A chain opens and closes last to first", JobGraphChecks::lifecycle));

  private JobGraphChecks() {}

  private static Optional<String> chains(VariantRun run) {
    Variant asked = variant(run);
    String seen = Chains.of(run.boxes());
    if (!seen.equals(Chains.of(asked))) {
      return Optional.of(
          "%s made %s instead of %s; look at the line of the exercise in JobGraphJob."
              .formatted(asked, seen, Chains.of(asked)));
    }
    int groups = Chains.groups(run.boxes());
    return groups == Chains.groups(asked)
        ? Optional.empty()
        : Optional.of(
            "%s has %d slot sharing groups instead of %d; look at slotSharingGroup in JobGraphJob."
                .formatted(asked, groups, Chains.groups(asked)));
  }

  private static Optional<String> subtasks(JobGraphEvidence evidence) {
    List<String> problems = new ArrayList<>();
    for (VariantRun run : evidence.runs()) {
      List<Integer> subtasks = run.boxes().stream().map(Box::parallelism).toList();
      if (subtasks.stream().anyMatch(each -> each != evidence.parallelism())) {
        problems.add(
            "%s has %s subtasks in its boxes instead of %d in each; take the setParallelism out of JobGraphJob."
                .formatted(
                    run.askedFor(),
                    subtasks.toString().replaceAll("[\\[\\]]", ""),
                    evidence.parallelism()));
      }
    }
    return joined(problems);
  }

  /** Of one group, boxes share slots: it takes as many as its widest box has subtasks. */
  private static Optional<String> slots(VariantRun run) {
    int needed =
        run.boxes().stream()
            .collect(Collectors.toMap(Box::slotSharingGroup, Box::parallelism, Math::max))
            .values()
            .stream()
            .mapToInt(Integer::intValue)
            .sum();
    return needed == run.slotsUsed()
        ? Optional.empty()
        : Optional.of(
            "%s holds %d slots instead of %d; run the lab again, and report it if it stays so."
                .formatted(run.askedFor(), run.slotsUsed(), needed));
  }

  private static Optional<String> records(JobGraphEvidence evidence) {
    return joined(
        evidence.runs().stream()
            .filter(run -> run.recordsOut() != evidence.recordsExpected())
            .map(
                run ->
                    "%s wrote %d records, assemble emitted %d, the event set makes %d; look at the sink first, then at assemble."
                        .formatted(
                            run.askedFor(),
                            run.recordsOut(),
                            run.emitted(),
                            evidence.recordsExpected()))
            .toList());
  }

  private static Optional<String> sameOutput(VariantRun run) {
    return run.unlikeChained() == 0
        ? Optional.empty()
        : Optional.of(
            "records that only one of %s and chained wrote: %d; look at what else differs between the two in JobGraphJob."
                .formatted(run.askedFor(), run.unlikeChained()));
  }

  /** Inputs only: an operator's own output counts side outputs at the end of a box, else not. */
  private static Optional<String> sameInputs(JobGraphEvidence evidence) {
    VariantRun first = evidence.runs().get(0);
    return joined(
        evidence.runs().stream()
            .filter(run -> !inputs(run).equals(inputs(first)))
            .map(
                run ->
                    "the operators of %s read %s records, those of %s %s; look at what stands between them in JobGraphJob."
                        .formatted(run.askedFor(), inputs(run), first.askedFor(), inputs(first)))
            .toList());
  }

  private static List<Long> inputs(VariantRun run) {
    return run.operators().stream().map(OperatorCounts::recordsIn).toList();
  }

  private static Optional<String> sinks(JobGraphEvidence evidence) {
    long emitted = evidence.recordsExpected();
    return joined(
        evidence.sinks().stream()
            .filter(sink -> !sink.equals(expected(sink.sink(), emitted)))
            .map(
                sink ->
                    "before the %s sink assemble emitted %d and its box shows %d, instead of %d and %d; look at the sink."
                        .formatted(
                            sink.sink(),
                            sink.assembleRecordsOut(),
                            sink.boxRecordsOut(),
                            emitted,
                            expected(sink.sink(), emitted).boxRecordsOut()))
            .toList());
  }

  private static SinkView expected(String sink, long emitted) {
    return new SinkView(sink, sink.equals("kafka") ? emitted : 0, emitted);
  }

  private static Optional<String> lifecycle(JobGraphEvidence evidence) {
    List<String> lastToFirst = new ArrayList<>(LifecycleJob.PROBES);
    Collections.reverse(lastToFirst);
    return joined(
        evidence.lifecycles().stream()
            .filter(
                each -> !each.opened().equals(lastToFirst) || !each.closed().equals(lastToFirst))
            .map(
                each ->
                    "subtask %d opened %s and closed %s; this Flink does it in another order."
                        .formatted(each.subtask(), each.opened(), each.closed()))
            .toList());
  }

  private static Variant variant(VariantRun run) {
    return Arrays.stream(Variant.values())
        .filter(each -> each.toString().equals(run.askedFor()))
        .findFirst()
        .orElseThrow();
  }

  private static Function<JobGraphEvidence, Optional<String>> each(
      Function<VariantRun, Optional<String>> problem) {
    return evidence ->
        joined(evidence.runs().stream().map(problem).flatMap(Optional::stream).toList());
  }

  private static Optional<String> joined(List<String> sentences) {
    return sentences.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", sentences));
  }
}

package io.gatewaymeter.replay;

import io.gatewaymeter.kit.eventset.Ledger;
import io.gatewaymeter.kit.lab.Check;
import io.gatewaymeter.kit.run.JobView.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What must be true of every run of lab 2.2. */
final class ReplayChecks {
  static final List<Check<ReplayEvidence>> ALL =
      List.of(
          new Check<>("No line of the topic is lost", ReplayChecks::everyLineIsCounted),
          new Check<>("Every parsed event reaches the assembler", ReplayChecks::everyEventArrives),
          new Check<>("The ledger adds up", evidence -> joined(evidence.ledger().imbalance())),
          new Check<>("The job did what the event set says", ReplayChecks::asPredicted));

  private ReplayChecks() {}

  private static Optional<String> everyLineIsCounted(ReplayEvidence evidence) {
    long published = evidence.eventSet().events();
    long counted = evidence.ledger().events();
    return counted == published
        ? Optional.empty()
        : Optional.of(
            "%d lines were published, but parse counted %d; look at the Kafka source and at ParseEvents."
                .formatted(published, counted));
  }

  /** The network between the two boxes, as Flink counted it, against the parser's own count. */
  private static Optional<String> everyEventArrives(ReplayEvidence evidence) {
    Ledger ledger = evidence.ledger();
    Optional<Box> assemble =
        evidence.boxes().stream().filter(box -> box.name().contains("assemble")).findFirst();
    if (assemble.isEmpty()) {
      return Optional.of("no box holds an operator named assemble; name it in ReplayJob.");
    }
    long arrived = assemble.get().recordsIn();
    return arrived == ledger.parsed()
        ? Optional.empty()
        : Optional.of(
            "parse counted %d events, but %d came to box \"%s\"; look at what stands between parse and assemble."
                .formatted(ledger.parsed(), arrived, assemble.get().name()));
  }

  /** The undisturbed job, and the jobs that lost a TaskManager if there were any. */
  private static Optional<String> asPredicted(ReplayEvidence evidence) {
    List<String> sentences = new ArrayList<>(evidence.differences());
    for (KillRun run : evidence.kills()) {
      for (String difference : run.observed().diff(run.predicted())) {
        sentences.add("In \"%s\", %s".formatted(run.name(), difference));
      }
    }
    return joined(sentences);
  }

  private static Optional<String> joined(List<String> sentences) {
    return sentences.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", sentences));
  }
}

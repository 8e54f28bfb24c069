package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import io.gatewaymeter.kit.lab.Evidence;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.lab.Observed;
import io.gatewaymeter.kit.question.Truths;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Right answers from runs of the labs, on one cluster. */
final class LabTruths implements TruthSource {
  private final List<Lab<?>> labs;
  private final LabRuns runs;

  LabTruths(List<Lab<?>> labs, LabRuns runs) {
    this.labs = labs;
    this.runs = runs;
  }

  @Override
  public SeedTruth of(long seed) {
    Map<String, Truths> truths = new HashMap<>();
    SortedMap<String, String> failures = new TreeMap<>();
    for (Lab<?> lab : labs) {
      try {
        truths.put(lab.number(), truths(lab, seed));
      } catch (LabFailure e) {
        failures.put(lab.number(), e.getMessage());
      } catch (RuntimeException e) {
        failures.put(lab.number(), "The run failed (%s).".formatted(RootCause.of(e)));
      }
    }
    return new SeedTruth(truths, failures);
  }

  /** A run that one of the lab's own checks refutes tells nobody what is right. */
  private <E extends Record & Evidence> Truths truths(Lab<E> lab, long seed) throws LabFailure {
    Observed<E> observed = runs.observe(lab, seed);
    if (!observed.problems().isEmpty()) {
      throw new LabFailure(LabFailure.CHECK, String.join(" ", observed.problems()));
    }
    return lab.questionnaire().truths(observed.evidence());
  }
}

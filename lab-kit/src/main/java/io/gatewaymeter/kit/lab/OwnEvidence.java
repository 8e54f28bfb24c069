package io.gatewaymeter.kit.lab;

import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.question.Truths;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The evidence that a lab left when it last ran, whoever changed it since.
 *
 * @param lab the lab
 * @param found what can be read as its evidence
 */
public record OwnEvidence<E extends Record & Evidence>(Lab<E> lab, Optional<E> found) {
  /** Reads a file, which need not be there. */
  public static <E extends Record & Evidence> OwnEvidence<E> read(Lab<E> lab, Path file) {
    try {
      return of(lab, Files.readAllBytes(file));
    } catch (IOException e) {
      return new OwnEvidence<>(lab, Optional.empty());
    }
  }

  /**
   * Reads the bytes of a file.
   *
   * @param json whatever is in it
   */
  public static <E extends Record & Evidence> OwnEvidence<E> of(Lab<E> lab, byte[] json) {
    try {
      return new OwnEvidence<>(lab, Optional.of(Json.MAPPER.readValue(json, lab.evidenceType())));
    } catch (IOException | RuntimeException e) {
      return new OwnEvidence<>(lab, Optional.empty());
    }
  }

  /** What the run showed, as far as it can be told. */
  public Truths truths() {
    return found.map(lab.questionnaire()::seenIn).orElse(Truths.NONE);
  }

  /**
   * The evidence, if it stands for a run of this very code over the events of a seed, with no other
   * options: if it answers all questions and passes all checks.
   */
  public Optional<E> fresh(long seed) {
    return found.filter(evidence -> isFresh(evidence, seed));
  }

  private boolean isFresh(E evidence, long seed) {
    try {
      return lab.jobCode().equals(evidence.jobCode())
          && EventSetView.of(EventSet.of(EventSet.DEFAULT, seed, null)).equals(evidence.eventSet())
          && evidence.parallelism() == LabOptions.of().parallelism()
          && new Observed<>(lab, evidence).problems().isEmpty()
          && lab.questionnaire().truths(evidence) != null;
    } catch (Exception e) {
      // Half of it is missing, or somebody wrote it who is no lab.
      return false;
    }
  }
}

package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.question.AnswerType.WholeNumber;
import io.gatewaymeter.kit.question.Prediction;
import io.gatewaymeter.kit.question.Question;
import io.gatewaymeter.kit.run.Session;
import java.util.List;
import java.util.Optional;

/** A lab that has run already: nothing starts for it. */
public final class ToyLab implements Lab<ToyLab.Seen> {
  /** Fingerprint of the job as it is. */
  public static final String CODE = "0123456789abcdef";

  /** What it saw of the default events with seed 7. */
  public record Seen(String lab, String jobCode, EventSetView eventSet, int parallelism, Integer n)
      implements Evidence {}

  /** Evidence that is fresh for seed 7. */
  public static Seen seen(Integer n) {
    return new Seen("9.1", CODE, EventSetView.of(EventSet.of("module-1", 7, null)), 4, n);
  }

  @Override
  public String number() {
    return "9.1";
  }

  @Override
  public String title() {
    return "play";
  }

  @Override
  public String jobCode() {
    return CODE;
  }

  @Override
  public Class<Seen> evidenceType() {
    return Seen.class;
  }

  @Override
  public Seen observe(Session session, LabOptions options) {
    throw new IllegalStateException("nothing runs here");
  }

  @Override
  public List<Check<Seen>> checks() {
    return List.of(
        new Check<>(
            "There are enough",
            seen -> seen.n() == null || seen.n() > 0 ? Optional.empty() : Optional.of("too few.")));
  }

  @Override
  public List<Question<Seen>> questions() {
    return List.of(
        new Question<>(
            "n",
            3,
            "How many?",
            new WholeNumber(),
            Seen::n,
            List.of("Look there.", "Look closer.")),
        Question.prose("why", 2, "Why?", "says why.", "So.", List.of("Think.", "Think more.")));
  }

  @Override
  public List<Prediction<Seen>> predictions() {
    return List.of(
        new Prediction<>("many", "Many?", seen -> seen.n() + " were"),
        new Prediction<>(
            "never",
            "Ever?",
            seen -> {
              throw new IllegalStateException("not in this run");
            }));
  }

  @Override
  public List<String> summary(Seen seen) {
    return List.of();
  }
}

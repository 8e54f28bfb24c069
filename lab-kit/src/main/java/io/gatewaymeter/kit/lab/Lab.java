package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.question.Prediction;
import io.gatewaymeter.kit.question.Question;
import io.gatewaymeter.kit.question.Questionnaire;
import io.gatewaymeter.kit.run.Session;
import java.util.List;
import java.util.Optional;

/**
 * One exercise: it observes its job and prints nothing. Summary, report and checks see the evidence
 * alone. The report is drawn by the template {@code report.ftlh} that stands beside the lab's class
 * among the resources; see {@link io.gatewaymeter.kit.render.Report}.
 *
 * @param <E> its evidence, a record that is written as JSON
 */
public interface Lab<E extends Record & Evidence> {

  /** The exercise's number on the course page, as {@code 2.2}. */
  String number();

  /** What the exercise does, as half a sentence. */
  String title();

  /**
   * Feeds and runs the job and writes down what it saw.
   *
   * @throws LabFailure if the environment fails or is unavailable or the job fails
   */
  E observe(Session session, LabOptions options) throws LabFailure;

  /** What must be true of the evidence. */
  List<Check<E>> checks();

  /** Fingerprint of its compiled job: evidence with another one is of another job. */
  String jobCode();

  /** The type of its evidence, which {@code evidence.json} is read back as. */
  Class<E> evidenceType();

  /** What a student answers after the run. */
  List<Question<E>> questions();

  /** What a student expects before the run. */
  List<Prediction<E>> predictions();

  /** All that the lab asks. */
  default Questionnaire<E> questionnaire() {
    return new Questionnaire<>(number(), title(), evidenceType(), questions(), predictions());
  }

  /** The evidence for a terminal: at most about 30 lines of at most 100 columns. */
  List<String> summary(E evidence);

  /** The lab's own options: an object with picocli's annotations; none by default. */
  default Optional<Object> ownOptions() {
    return Optional.empty();
  }

  /**
   * Starts what a student should find in the Web UI while {@code --hold} keeps it up. By default
   * nothing: the finished jobs are there.
   *
   * @throws LabFailure if the environment fails or is unavailable
   */
  default void beforeHold(Session session, LabOptions options) throws LabFailure {}
}

package io.gatewaymeter.kit.render;

import java.util.List;

/**
 * What a report is drawn from. A template sees these fields as they stand in JSON: {@code number},
 * {@code title}, {@code evidence} with its fields in snake case, {@code checks} and {@code
 * predictions}.
 *
 * @param number the lab's number, as {@code 2.2}
 * @param title what the lab does, as half a sentence
 * @param evidence the lab's evidence
 * @param checks what the lab's checks said of the evidence
 * @param predictions what the student expected before the run; empty if nothing
 */
public record Report(
    String number,
    String title,
    Record evidence,
    List<Checked> checks,
    List<Predicted> predictions) {
  /**
   * A check of the lab and its result.
   *
   * @param name what is true when it passes
   * @param problem one sentence; null where it passed
   */
  public record Checked(String name, String problem) {}

  /**
   * What a student expected, and what happened.
   *
   * @param prompt what was asked before the run
   * @param expected as the student wrote it
   * @param happened in a few words
   */
  public record Predicted(String prompt, String expected, String happened) {}
}

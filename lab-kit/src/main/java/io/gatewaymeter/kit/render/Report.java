package io.gatewaymeter.kit.render;

import java.util.List;

/**
 * What a report is drawn from. A template sees these fields as they stand in JSON: {@code number},
 * {@code title}, {@code evidence} with its fields in snake case, and {@code checks}.
 *
 * @param number the lab's number, as {@code 2.2}
 * @param title what the lab does, as half a sentence
 * @param evidence the lab's evidence
 * @param checks what the lab's checks said of the evidence
 */
public record Report(String number, String title, Record evidence, List<Checked> checks) {
  /**
   * A check of the lab and its result.
   *
   * @param name what is true when it passes
   * @param problem one sentence; null where it passed
   */
  public record Checked(String name, String problem) {}
}

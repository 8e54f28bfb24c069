package io.gatewaymeter.kit.question;

/**
 * A sentence that a person judges.
 *
 * @param rubric what a right sentence says
 */
public record Prose(String rubric) {}

package io.gatewaymeter.kit.question;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * Who answers, and on which events: the file {@code student.yaml}, the one home of both.
 *
 * @param name as the student writes it; empty until somebody has
 * @param seed of the event sets of all labs
 */
public record Student(String name, long seed) {
  /** Nobody yet. */
  public static final Student NOBODY = new Student("", 1);

  /**
   * Reads the file.
   *
   * @param bytes whatever is in it
   * @throws UnreadableFile with one sentence if there is no name and no seed
   */
  public static Student read(byte[] bytes) throws UnreadableFile {
    JsonNode form = StrictYaml.read(FormText.of(bytes));
    JsonNode name = form.path("name");
    JsonNode seed = form.path("seed");
    if (form.size() != 2 || !form.has("name") || !form.has("seed")) {
      throw new UnreadableFile(
          "It needs two lines and no more, name: and seed:, each with its value behind the colon.");
    }
    if (!name.isTextual() && !name.isNull()) {
      throw new UnreadableFile("Its name is no text; put it in quotes.");
    }
    if (!seed.isIntegralNumber() || !seed.canConvertToLong()) {
      throw new UnreadableFile(
          "Its seed is no whole number of at most 18 digits; take 1, or the one you were given.");
    }
    return new Student(name.isNull() ? "" : name.textValue().strip(), seed.longValue());
  }
}

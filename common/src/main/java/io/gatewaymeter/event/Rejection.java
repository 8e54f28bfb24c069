package io.gatewaymeter.event;

/**
 * Why a line is not an event. The line itself stays in the topic, at partition@offset.
 *
 * @param reason what is wrong
 * @param field where it is wrong, as a path such as {@code payload.latency_ms}; empty where the
 *     line as a whole is wrong
 * @param partition the Kafka partition the line was read from
 * @param offset its offset in that partition
 */
public record Rejection(Reason reason, String field, int partition, long offset) implements Parsed {

  /** One sentence for a log: what, where, and what the line would have needed. */
  public String sentence() {
    String where = field.isEmpty() ? "the line" : "field " + field;
    return "Rejected " + partition + "@" + offset + ": " + where + " " + reason.text() + ".";
  }
}

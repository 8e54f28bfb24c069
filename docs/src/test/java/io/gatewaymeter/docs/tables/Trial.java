package io.gatewaymeter.docs.tables;

/**
 * A method to try.
 *
 * @param senders subtasks before it; one sender has all events in their order, more have what the
 *     Kafka connector gives them
 * @param receivers subtasks behind it
 */
record Trial(Redistribution method, int senders, int receivers) {

  /** The job's name, as {@code keyBy 4 -> 4}. */
  @Override
  public String toString() {
    return "%s %d -> %d".formatted(method, senders, receivers);
  }
}

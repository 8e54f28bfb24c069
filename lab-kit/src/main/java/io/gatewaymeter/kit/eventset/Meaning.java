package io.gatewaymeter.kit.eventset;

import io.gatewaymeter.event.Reason;

/**
 * What the generator of an event set meant by a line. It is noted while the line is written and
 * never read out of it, so that the parser can be held against it.
 */
public sealed interface Meaning {

  /**
   * A line that is an event.
   *
   * @param eventType as it stands in {@code event_type}, known to stage 2 or not
   * @param requestId the request
   */
  record Good(String eventType, String requestId) implements Meaning {}

  /**
   * A line that is no event.
   *
   * @param reason what is wrong
   * @param field where, as a path such as {@code payload.latency_ms}; empty where the line as a
   *     whole is wrong
   */
  record Bad(Reason reason, String field) implements Meaning {}
}

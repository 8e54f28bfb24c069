package io.gatewaymeter.event;

/** What one line of the topic turned out to be: an event, or a rejection that says why not. */
public sealed interface Parsed permits Event, Rejection {

  /** The Kafka partition that the line was read from. */
  int partition();

  /** The line's offset in its partition. */
  long offset();
}

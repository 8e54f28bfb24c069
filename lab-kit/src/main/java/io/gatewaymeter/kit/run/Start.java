package io.gatewaymeter.kit.run;

/** Where an unbounded job begins to read: the start offsets of its source. */
public enum Start {
  /**
   * The first offset of its slice. Topics of the labs are never emptied and hold the events of
   * earlier runs; for one run, this is what the earliest offset of the topic would be in a new one.
   */
  EARLIEST,

  /** The end of the topic: Kafka's {@code latest}, as the connector resolves it. */
  LATEST
}

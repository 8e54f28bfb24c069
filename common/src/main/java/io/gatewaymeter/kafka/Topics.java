package io.gatewaymeter.kafka;

/** The topics of stage 2. */
public final class Topics {
  /** What the gateway writes: 8 partitions, the Kafka key is the request id. */
  public static final String GATEWAY_EVENTS = "gateway-events";

  /** Partitions of {@link #GATEWAY_EVENTS}. */
  public static final int GATEWAY_EVENTS_PARTITIONS = 8;

  /** What stage 2 writes: the request records, as JSON. */
  public static final String REQUEST_RECORDS = "request-records";

  /** Events that found no partner in the assembler. */
  public static final String UNPAIRED_EVENTS = "unpaired-events";

  /** Lines that are no events. */
  public static final String REJECTED_LINES = "rejected-lines";

  private Topics() {}
}

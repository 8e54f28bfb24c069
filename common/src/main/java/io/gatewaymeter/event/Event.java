package io.gatewaymeter.event;

/**
 * One valid gateway event, with the place it was read from.
 *
 * <p>A public record with fields that Flink knows, so Flink serializes it as a POJO and never falls
 * back to Kryo. The payload fields that stage 2 needs are flattened into it: a {@code Map<String,
 * Object>} would be a generic type.
 *
 * @param eventType one of {@link EventType}, or a type that stage 2 does not know
 * @param requestId the request; the key of stage 2
 * @param tenantId who pays
 * @param model the model that was asked
 * @param ts when it happened, in epoch milliseconds, greater than 0
 * @param promptTokens tokens of the prompt, 0 or more; null unless {@code RequestStarted}
 * @param latencyMs milliseconds from start to completion as the gateway measured them, negative
 *     where its clock was skewed; null unless {@code RequestCompleted}
 * @param completionTokens tokens of the answer, 0 or more; null unless {@code RequestCompleted}
 * @param status how the request ended; null unless {@code RequestCompleted}
 * @param partition the Kafka partition it was read from
 * @param offset its offset in that partition
 */
public record Event(
    String eventType,
    String requestId,
    String tenantId,
    String model,
    long ts,
    Integer promptTokens,
    Long latencyMs,
    Integer completionTokens,
    String status,
    int partition,
    long offset)
    implements Parsed {

  public boolean isStart() {
    return EventType.REQUEST_STARTED.equals(eventType);
  }

  public boolean isCompletion() {
    return EventType.REQUEST_COMPLETED.equals(eventType);
  }
}

package io.gatewaymeter.request;

import io.gatewaymeter.event.Event;

/**
 * One request that started and completed: what is billed.
 *
 * @param tenantId who pays, from the start
 * @param model the model that was asked, from the start
 * @param startedTs from the start, in epoch milliseconds
 * @param completedTs from the completion, in epoch milliseconds
 * @param latencyMs milliseconds as the gateway measured them; negative where its clock was skewed
 * @param status how the request ended, as the gateway wrote it
 */
public record RequestRecord(
    String requestId,
    String tenantId,
    String model,
    long startedTs,
    long completedTs,
    long latencyMs,
    int promptTokens,
    int completionTokens,
    String status) {

  /** Puts the two halves of a request together. */
  public static RequestRecord of(OpenRequest started, Event completion) {
    return new RequestRecord(
        completion.requestId(),
        started.tenantId(),
        started.model(),
        started.startedTs(),
        completion.ts(),
        completion.latencyMs(),
        started.promptTokens(),
        completion.completionTokens(),
        completion.status());
  }
}

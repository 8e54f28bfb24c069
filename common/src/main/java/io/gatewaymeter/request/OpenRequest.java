package io.gatewaymeter.request;

import io.gatewaymeter.event.Event;

/**
 * What the assembler keeps of a start until its completion comes: the value of state {@code open}.
 *
 * @param startedTs when the request started, in epoch milliseconds
 * @param promptTokens tokens of the prompt, 0 or more
 */
public record OpenRequest(String tenantId, String model, long startedTs, int promptTokens) {

  /** What is kept of a {@code RequestStarted}. */
  public static OpenRequest of(Event start) {
    return new OpenRequest(start.tenantId(), start.model(), start.ts(), start.promptTokens());
  }
}

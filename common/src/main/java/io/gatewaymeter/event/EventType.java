package io.gatewaymeter.event;

/**
 * The event types of the gateway, as they stand in {@code event_type}.
 *
 * <p>Not an enum: a type that is not listed here is valid too. It passes the parser and the
 * assembler ignores it.
 */
public final class EventType {
  public static final String REQUEST_STARTED = "RequestStarted";
  public static final String REQUEST_COMPLETED = "RequestCompleted";
  public static final String TOKEN_GENERATED = "TokenGenerated";
  public static final String TOOL_CALLED = "ToolCalled";
  public static final String AGENT_STEP_COMPLETED = "AgentStepCompleted";
  public static final String MODEL_ERROR = "ModelError";

  private EventType() {}
}

package io.gatewaymeter.parallelism;

/**
 * One line of the subtask log: an event, and where the assembler saw it.
 *
 * @param requestId the request of the event
 * @param eventType the event's type
 * @param subtask the subtask of {@code assemble}, from 0
 */
public record SubtaskEntry(String requestId, String eventType, int subtask) {}

package io.gatewaymeter.docs.tables;

/**
 * Where an event came to; one that was copied has several.
 *
 * @param subtask the subtask that received it, from 0
 */
public record Received(Sent sent, int subtask) {}

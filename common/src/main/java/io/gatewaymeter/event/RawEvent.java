package io.gatewaymeter.event;

/**
 * One Kafka record of the topic, not yet parsed.
 *
 * @param partition the Kafka partition it was read from
 * @param offset its offset in that partition
 * @param value the line, as the bytes that were published; null for a tombstone
 */
public record RawEvent(int partition, long offset, byte[] value) {}

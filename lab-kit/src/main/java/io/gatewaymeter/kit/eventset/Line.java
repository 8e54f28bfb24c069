package io.gatewaymeter.kit.eventset;

/**
 * One line of an event set, which becomes one Kafka record.
 *
 * @param key the Kafka key, which is the request id; null for a record without a key
 * @param value the line in UTF-8, never empty and without a line break; null for a tombstone
 * @param timestamp the Kafka record's timestamp, in epoch milliseconds: the event's {@code ts}, or
 *     that of the line before if this one is malformed
 * @param meaning what the generator meant by it
 */
public record Line(String key, byte[] value, long timestamp, Meaning meaning) {}

package io.gatewaymeter.docs.tables;

/**
 * An event as a sender hands it to a redistributing method.
 *
 * @param ts the event's time in epoch milliseconds, by which it is known: no two have the same
 * @param partition the Kafka partition it was read from; 0 where it was not read from Kafka
 * @param sender the subtask that sends it, from 0
 * @param turn how many events this sender sent before it
 */
public record Sent(long ts, String requestId, int partition, int sender, int turn) {}

package io.gatewaymeter.brokenkey;

/**
 * The way of one event.
 *
 * @param n its number in the event set, from 1
 * @param partition the Kafka partition it was read from
 * @param reader the source subtask that reads this partition
 * @param keyGroup the key group of its request id, whether the edge asks for it or not
 * @param subtask the subtask of {@code assemble} that it came to; random behind a rebalance
 * @param matched whether its request became a record
 */
public record Route(
    int n,
    String requestId,
    String eventType,
    int partition,
    int reader,
    int keyGroup,
    int subtask,
    boolean matched) {}

package io.gatewaymeter.kit.run;

import java.util.Map;

/**
 * A piece of a topic: for every partition the offsets from {@code from} up to, but not including,
 * {@code to}. It is what was published, what a source is bounded by, and what is read back.
 *
 * @param topic the topic's name
 * @param from first offset of each partition
 * @param to the offset after the last one of each partition
 */
public record Slice(String topic, Map<Integer, Long> from, Map<Integer, Long> to) {
  public Slice {
    from = Map.copyOf(from);
    to = Map.copyOf(to);
    if (!from.keySet().equals(to.keySet())) {
      throw new IllegalArgumentException(
          "A slice needs both ends of every partition: from " + from + ", to " + to + ".");
    }
  }

  /** How many Kafka records it holds. */
  public long size() {
    return to.entrySet().stream().mapToLong(end -> end.getValue() - from.get(end.getKey())).sum();
  }
}

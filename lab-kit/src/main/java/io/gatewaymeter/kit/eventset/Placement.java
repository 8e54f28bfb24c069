package io.gatewaymeter.kit.eventset;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.kafka.clients.producer.internals.BuiltInPartitioner;

/**
 * Where lines go before Flink routes them: to which Kafka partition, and with it to which reader.
 */
public final class Placement {
  private Placement() {}

  /**
   * The partition of a line: Kafka's own hash of the key, and partition 0 for a line without one.
   */
  public static int partition(Line line, int partitions) {
    return line.key() == null
        ? 0
        : BuiltInPartitioner.partitionForKey(
            line.key().getBytes(StandardCharsets.UTF_8), partitions);
  }

  /**
   * The source subtask that reads a partition. The Kafka connector deals partitions round-robin,
   * from a reader that depends on the topic's name. Its own method is not public ({@code
   * KafkaSourceEnumerator.getSplitOwner}); a test holds this one against a running job.
   */
  public static int reader(String topic, int partition, int readers) {
    int first = ((topic.hashCode() * 31) & Integer.MAX_VALUE) % readers;
    return (first + partition) % readers;
  }

  /** Whether no reader has lines of two partitions, whose order among each other is open. */
  public static boolean isOnePartitionPerReader(EventSet set, int readers) {
    List<Integer> used =
        set.lines().stream().map(line -> partition(line, set.partitions())).distinct().toList();
    Set<Integer> owners = new HashSet<>();
    used.forEach(partition -> owners.add(reader(set.topic(), partition, readers)));
    return owners.size() == used.size();
  }
}

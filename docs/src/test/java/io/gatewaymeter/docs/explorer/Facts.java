package io.gatewaymeter.docs.explorer;

import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.flink.connector.kafka.source.enumerator.KafkaSourceEnumerator;
import org.apache.flink.runtime.state.KeyGroupRange;
import org.apache.flink.runtime.state.KeyGroupRangeAssignment;
import org.apache.flink.util.MathUtils;
import org.apache.kafka.clients.producer.internals.BuiltInPartitioner;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.utils.Utils;

/** What Flink, its Kafka connector and Kafka themselves compute. */
final class Facts {
  private Facts() {}

  /** A parallelism with a maximum. */
  record Job(int parallelism, int max) {
    @Override
    public String toString() {
      return parallelism + " with a maximum of " + max;
    }
  }

  static final List<Job> JOBS =
      List.of(
          new Job(1, 128),
          new Job(2, 128),
          new Job(4, 128),
          new Job(8, 128),
          new Job(10, 128),
          new Job(3, 100),
          new Job(7, 127),
          new Job(86, 256),
          new Job(200, 512),
          new Job(1, 1),
          new Job(32767, 32768),
          new Job(32768, 32768));

  /** Of a request id. */
  static List<Fact<String>> ofIds() {
    List<Fact<String>> facts = new ArrayList<>();
    facts.add(new Fact<>("hash", "Flink.hashCode(it)", String::hashCode));
    facts.add(
        new Fact<>(
            "Kafka's hash",
            "Kafka.murmur2(Kafka.bytes(it))",
            id -> Utils.murmur2(id.getBytes(StandardCharsets.UTF_8))));
    for (int partitions : new int[] {8, 1, 7}) {
      facts.add(
          new Fact<>(
              "partition of " + partitions,
              "Kafka.partition(it, " + partitions + ")",
              id ->
                  BuiltInPartitioner.partitionForKey(
                      id.getBytes(StandardCharsets.UTF_8), partitions)));
    }
    for (Job job : JOBS) {
      String group = "Flink.keyGroup(it, %d)".formatted(job.max());
      facts.add(
          new Fact<>(
              "key group of " + job.max(),
              group,
              id -> KeyGroupRangeAssignment.assignToKeyGroup(id, job.max())));
      facts.add(
          new Fact<>(
              "subtask at " + job,
              "Flink.subtask(%s, %d, %d)".formatted(group, job.parallelism(), job.max()),
              id ->
                  KeyGroupRangeAssignment.assignKeyToParallelOperator(
                      id, job.max(), job.parallelism())));
    }
    return facts;
  }

  /** Of a hash. */
  static List<Fact<Integer>> ofHashes() {
    return List.of(new Fact<>("mixed hash", "Flink.murmurHash(it)", MathUtils::murmurHash));
  }

  /** Of a parallelism. */
  static List<Fact<Integer>> ofParallelisms() {
    return List.of(
        new Fact<>(
            "default maximum",
            "Flink.defaultMaxParallelism(it)",
            KeyGroupRangeAssignment::computeDefaultMaxParallelism));
  }

  /** Of a subtask of one job. */
  static List<Fact<Integer>> ofSubtasks(Job job) {
    String range = "Flink.range(it, %d, %d)".formatted(job.parallelism(), job.max());
    return List.of(
        new Fact<>(
            "first key group at " + job,
            range + ".first",
            subtask -> range(job, subtask).getStartKeyGroup()),
        new Fact<>(
            "last key group at " + job,
            range + ".last",
            subtask -> range(job, subtask).getEndKeyGroup()));
  }

  /** Of the name of a topic. */
  static List<Fact<String>> ofTopics() throws ReflectiveOperationException {
    // Not public, and not worth a copy: this is what the source calls.
    Method owner =
        KafkaSourceEnumerator.class.getDeclaredMethod(
            "getSplitOwner", TopicPartition.class, int.class);
    owner.setAccessible(true);
    List<Fact<String>> facts = new ArrayList<>();
    for (int readers : new int[] {1, 2, 3, 4, 8, 10, 200}) {
      for (int partition = 0; partition < 12; partition++) {
        int number = partition;
        facts.add(
            new Fact<>(
                "reader of partition " + partition + " among " + readers,
                "Kafka.reader(it, %d, %d)".formatted(partition, readers),
                topic -> reader(owner, new TopicPartition(topic, number), readers)));
      }
    }
    return facts;
  }

  private static KeyGroupRange range(Job job, int subtask) {
    return KeyGroupRangeAssignment.computeKeyGroupRangeForOperatorIndex(
        job.max(), job.parallelism(), subtask);
  }

  private static int reader(Method owner, TopicPartition partition, int readers) {
    try {
      return (int) owner.invoke(null, partition, readers);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("The connector's getSplitOwner cannot be called.", e);
    }
  }
}

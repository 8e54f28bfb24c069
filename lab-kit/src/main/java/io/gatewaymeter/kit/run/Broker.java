package io.gatewaymeter.kit.run;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ApiException;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;

/** The Kafka broker as an administrator sees it: topics and offsets. */
final class Broker implements AutoCloseable {
  /** How long the broker may take for one answer before the lab calls it dead. */
  static final int TIMEOUT_MS = 6_000;

  private static final Duration NEW_TOPIC_POLL = Duration.ofMillis(10);

  private final String address;
  private final Admin admin;

  /**
   * Connects lazily.
   *
   * @param address {@code host:port}
   */
  Broker(String address) {
    this.address = address;
    this.admin =
        Admin.create(
            Map.of(
                "bootstrap.servers", address,
                "request.timeout.ms", TIMEOUT_MS / 2,
                "default.api.timeout.ms", TIMEOUT_MS));
  }

  String address() {
    return address;
  }

  /**
   * Makes sure that a topic exists. Nothing in it is ever deleted: an event's own time is its Kafka
   * timestamp, and the broker's retention of 7 days would take the events of last month at once.
   *
   * @throws LabFailure if it exists with another number of partitions, or the broker is gone
   */
  void ensureTopic(String topic, int partitions) throws LabFailure {
    NewTopic wanted =
        new NewTopic(topic, partitions, (short) 1).configs(Map.of("retention.ms", "-1"));
    try {
      answer(admin.createTopics(List.of(wanted)).all());
    } catch (TopicExistsException e) {
      int found = partitions(topic);
      if (found != partitions) {
        throw new LabFailure(
            LabFailure.ENVIRONMENT,
            "Topic %s on the broker at %s has %d partitions instead of %d; use a broker of its own for the labs."
                .formatted(topic, address, found, partitions));
      }
    }
  }

  /** A topic that was made a moment ago is unknown to the broker for some milliseconds. */
  private int partitions(String topic) throws LabFailure {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(TIMEOUT_MS);
    while (true) {
      try {
        return answer(admin.describeTopics(List.of(topic)).allTopicNames())
            .get(topic)
            .partitions()
            .size();
      } catch (UnknownTopicOrPartitionException e) {
        if (System.nanoTime() > deadline) {
          throw gone(e);
        }
        LockSupport.parkNanos(NEW_TOPIC_POLL.toNanos());
      }
    }
  }

  /** The offset after the last record of each partition. */
  Map<Integer, Long> endOffsets(String topic) throws LabFailure {
    Map<TopicPartition, OffsetSpec> latest =
        IntStream.range(0, partitions(topic))
            .mapToObj(partition -> new TopicPartition(topic, partition))
            .collect(Collectors.toMap(Function.identity(), partition -> OffsetSpec.latest()));
    return answer(admin.listOffsets(latest).all()).entrySet().stream()
        .collect(Collectors.toMap(end -> end.getKey().partition(), end -> end.getValue().offset()));
  }

  /** Asks for a sign of life. */
  void requireAlive() throws LabFailure {
    answer(admin.describeCluster().nodes());
  }

  private <T> T answer(KafkaFuture<T> future) throws LabFailure {
    try {
      return future.get(TIMEOUT_MS, TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof TopicExistsException
          || e.getCause() instanceof UnknownTopicOrPartitionException) {
        throw (ApiException) e.getCause();
      }
      throw gone(e);
    } catch (TimeoutException e) {
      throw gone(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw gone(e);
    }
  }

  /** The broker failed or is unavailable: what happened, and what to do. */
  LabFailure gone(Throwable cause) {
    return new LabFailure(
        LabFailure.ENVIRONMENT,
        "The Kafka broker at %s does not answer (%s); start the lab again, and if it stays so, free memory and disk space."
            .formatted(address, RootCause.of(cause)),
        cause);
  }

  @Override
  public void close() {
    admin.close(Duration.ZERO);
  }
}

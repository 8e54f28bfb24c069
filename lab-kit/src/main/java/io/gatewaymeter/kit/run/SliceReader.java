package io.gatewaymeter.kit.run;

import io.gatewaymeter.kit.LabFailure;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/** Reads a slice back, each partition in its order. */
final class SliceReader {
  private static final int FETCH_WAIT_MS = 5;

  private final Broker broker;

  SliceReader(Broker broker) {
    this.broker = broker;
  }

  /**
   * Hands every record of a slice to a consumer.
   *
   * @throws LabFailure if the broker stops answering before the end of the slice
   */
  void read(Slice slice, Consumer<ConsumerRecord<byte[], byte[]>> to) throws LabFailure {
    try (KafkaConsumer<byte[], byte[]> consumer = consumer()) {
      Set<TopicPartition> unread = new HashSet<>();
      slice
          .from()
          .forEach(
              (partition, from) -> {
                if (from < slice.to().get(partition)) {
                  unread.add(new TopicPartition(slice.topic(), partition));
                }
              });
      consumer.assign(unread);
      unread.forEach(
          partition -> consumer.seek(partition, slice.from().get(partition.partition())));
      while (!unread.isEmpty()) {
        var batch = consumer.poll(Duration.ofMillis(Broker.TIMEOUT_MS));
        if (batch.isEmpty()) {
          throw broker.gone(new KafkaException("nothing read from " + unread));
        }
        for (ConsumerRecord<byte[], byte[]> kafkaRecord : batch) {
          if (kafkaRecord.offset() < slice.to().get(kafkaRecord.partition())) {
            to.accept(kafkaRecord);
          }
        }
        for (TopicPartition partition : List.copyOf(unread)) {
          if (consumer.position(partition) >= slice.to().get(partition.partition())) {
            unread.remove(partition);
            consumer.pause(List.of(partition));
          }
        }
      }
    } catch (KafkaException e) {
      throw broker.gone(e);
    }
  }

  private KafkaConsumer<byte[], byte[]> consumer() {
    return new KafkaConsumer<>(
        Map.of(
            ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
            broker.address(),
            ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
            false,
            ConsumerConfig.AUTO_OFFSET_RESET_CONFIG,
            "none",
            // It asks on past the end of the slice, and closing waits for that answer.
            ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG,
            FETCH_WAIT_MS,
            ConsumerConfig.DEFAULT_API_TIMEOUT_MS_CONFIG,
            Broker.TIMEOUT_MS),
        new ByteArrayDeserializer(),
        new ByteArrayDeserializer());
  }
}

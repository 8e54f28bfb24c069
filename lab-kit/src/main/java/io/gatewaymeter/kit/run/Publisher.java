package io.gatewaymeter.kit.run;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Line;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** Publishes event sets, in order, and answers for every line. */
final class Publisher {
  private static final int PROGRESS_EVERY = 500;

  private final Broker broker;
  private final Progress progress;

  Publisher(Broker broker, Progress progress) {
    this.broker = broker;
    this.progress = progress;
  }

  /**
   * Publishes a set to its topic, which must exist and must have no other writer meanwhile.
   *
   * @return exactly what was published, every line acknowledged by the broker
   * @throws LabFailure if the broker did not acknowledge all of it
   */
  Slice publish(EventSet set) throws LabFailure {
    Map<Integer, Long> from = broker.endOffsets(set.topic());
    AtomicReference<Exception> refused = new AtomicReference<>();
    try (KafkaProducer<byte[], byte[]> producer = producer()) {
      int sent = 0;
      for (Line line : set.lines()) {
        producer.send(
            kafkaRecord(set.topic(), line),
            (place, failure) -> {
              if (failure != null) {
                refused.compareAndSet(null, failure);
              }
            });
        if (refused.get() != null) {
          break;
        }
        if (++sent % PROGRESS_EVERY == 0) {
          progress.at("publish", sent, set.lines().size());
        }
      }
      producer.flush();
    } catch (KafkaException e) {
      refused.compareAndSet(null, e);
    }
    if (refused.get() != null) {
      throw broker.gone(refused.get());
    }
    Slice slice = new Slice(set.topic(), from, broker.endOffsets(set.topic()));
    if (slice.size() != set.lines().size()) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "Topic %s grew by %d records while %d events were published; stop whatever else writes to it."
              .formatted(set.topic(), slice.size(), set.lines().size()));
    }
    return slice;
  }

  private static ProducerRecord<byte[], byte[]> kafkaRecord(String topic, Line line) {
    byte[] key = line.key() == null ? null : line.key().getBytes(StandardCharsets.UTF_8);
    // Kafka spreads records without a key by load: partition 0 instead, so that every run is alike.
    Integer partition = key == null ? 0 : null;
    return new ProducerRecord<>(topic, partition, line.timestamp(), key, line.value());
  }

  private KafkaProducer<byte[], byte[]> producer() {
    return new KafkaProducer<>(
        Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
            broker.address(),
            ProducerConfig.ACKS_CONFIG,
            "all",
            ProducerConfig.LINGER_MS_CONFIG,
            5,
            ProducerConfig.MAX_BLOCK_MS_CONFIG,
            Broker.TIMEOUT_MS,
            ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG,
            Broker.TIMEOUT_MS / 2,
            ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG,
            Broker.TIMEOUT_MS),
        new ByteArraySerializer(),
        new ByteArraySerializer());
  }
}

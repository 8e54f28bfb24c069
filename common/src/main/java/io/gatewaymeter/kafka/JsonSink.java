package io.gatewaymeter.kafka;

import io.gatewaymeter.json.JsonSerializer;
import org.apache.flink.connector.base.DeliveryGuarantee;
import org.apache.flink.connector.kafka.sink.KafkaRecordSerializationSchema;
import org.apache.flink.connector.kafka.sink.KafkaSink;
import org.apache.flink.connector.kafka.sink.KafkaSinkBuilder;

/** A Kafka sink that writes one JSON object a record. */
public final class JsonSink {
  private JsonSink() {}

  /**
   * A sink to a topic.
   *
   * @param bootstrapServers {@code host:port} of a broker, as the job reaches it
   * @param topic the topic to write
   * @param <T> a record type that {@link io.gatewaymeter.json.Json} can write
   */
  public static <T> KafkaSink<T> to(String bootstrapServers, String topic) {
    return JsonSink.<T>builder(bootstrapServers, topic).build();
  }

  /** The same, for a caller who wants to set more. */
  public static <T> KafkaSinkBuilder<T> builder(String bootstrapServers, String topic) {
    return KafkaSink.<T>builder()
        .setBootstrapServers(bootstrapServers)
        .setRecordSerializer(
            KafkaRecordSerializationSchema.<T>builder()
                .setTopic(topic)
                .setValueSerializationSchema(new JsonSerializer<T>())
                .build())
        .setDeliveryGuarantee(DeliveryGuarantee.AT_LEAST_ONCE);
  }
}

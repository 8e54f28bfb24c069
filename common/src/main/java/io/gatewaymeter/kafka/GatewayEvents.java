package io.gatewaymeter.kafka;

import io.gatewaymeter.event.RawEvent;
import org.apache.flink.connector.kafka.source.KafkaSource;
import org.apache.flink.connector.kafka.source.KafkaSourceBuilder;

/** The Kafka source of stage 2. */
public final class GatewayEvents {
  private GatewayEvents() {}

  /**
   * A source of raw lines. Where it starts and whether it ends is for the caller to say; unsaid, it
   * reads from the earliest offset and never ends.
   *
   * @param bootstrapServers {@code host:port} of a broker, as the job reaches it
   * @param topic the topic to read
   */
  public static KafkaSourceBuilder<RawEvent> source(String bootstrapServers, String topic) {
    return KafkaSource.<RawEvent>builder()
        .setBootstrapServers(bootstrapServers)
        .setTopics(topic)
        .setGroupId("gatewaymeter")
        .setClientIdPrefix("gatewaymeter")
        .setDeserializer(new RawEventDeserializer());
  }
}

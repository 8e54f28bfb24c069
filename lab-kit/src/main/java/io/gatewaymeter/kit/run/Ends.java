package io.gatewaymeter.kit.run;

import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.kafka.GatewayEvents;
import io.gatewaymeter.kafka.JsonSink;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.connector.kafka.source.KafkaSourceBuilder;
import org.apache.flink.connector.kafka.source.enumerator.initializer.OffsetsInitializer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.common.TopicPartition;

/**
 * The two ends that a session gives a job: a source that reads one slice, and sinks to topics, from
 * which the session reads back what this job wrote.
 */
public final class Ends {
  /**
   * Kafka's clients have a hundred metrics each, which Flink would fetch whenever a lab asks REST
   * for one of an operator: a quarter of the work of a lab that holds jobs.
   */
  private static final Properties WITHOUT_CLIENT_METRICS = new Properties();

  static {
    WITHOUT_CLIENT_METRICS.setProperty("register.consumer.metrics", "false");
    WITHOUT_CLIENT_METRICS.setProperty("register.producer.metrics", "false");
  }

  /**
   * A reader that ends closes its consumer, which waits for the answer to its last fetch: by
   * default for 500 ms. One that idles asks again as often.
   */
  private static final String FETCH_WAIT_MS = "100";

  /** Of a bounded source, whose readers do not idle. */
  private static final String LAST_FETCH_WAIT_MS = "20";

  private final String broker;
  private final Slice slice;
  private final Start start;
  private final boolean bounded;
  private final int lane;
  private final Map<String, String> topics = new TreeMap<>();

  private Ends(String broker, Slice slice, Start start, boolean bounded, int lane) {
    this.broker = broker;
    this.slice = slice;
    this.start = start;
    this.bounded = bounded;
    this.lane = lane;
  }

  /** Of a job that reads a slice and ends. */
  static Ends bounded(String broker, Slice slice, int lane) {
    return new Ends(broker, slice, Start.EARLIEST, true, lane);
  }

  /** Of a job that goes on waiting after the slice. */
  static Ends unbounded(String broker, Slice slice, Start start) {
    return new Ends(broker, slice, start, false, 0);
  }

  /**
   * A source that starts at the slice, unless the job was started from {@link Start#LATEST}. In a
   * job that runs to its end it delivers exactly the slice; in a job that is held it goes on
   * waiting.
   */
  public Source<RawEvent, ?, ?> source() {
    KafkaSourceBuilder<RawEvent> source =
        GatewayEvents.source(broker, slice.topic())
            .setProperties(WITHOUT_CLIENT_METRICS)
            .setProperty(
                ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG,
                bounded ? LAST_FETCH_WAIT_MS : FETCH_WAIT_MS)
            .setStartingOffsets(
                start == Start.LATEST
                    ? OffsetsInitializer.latest()
                    : OffsetsInitializer.offsets(byTopicPartition(slice.from())));
    if (bounded) {
      source.setBounded(OffsetsInitializer.offsets(byTopicPartition(slice.to())));
    }
    return source.build();
  }

  /** A sink that writes JSON to a topic, which the session makes where it is missing. */
  public <T> Sink<T> sink(String topic) {
    String real = Lanes.topic(topic, lane);
    topics.put(topic, real);
    return JsonSink.<T>builder(broker, real).setKafkaProducerConfig(WITHOUT_CLIENT_METRICS).build();
  }

  /** The topics of all sinks, by the names that were asked for. */
  Map<String, String> topics() {
    return topics;
  }

  private Map<TopicPartition, Long> byTopicPartition(Map<Integer, Long> offsets) {
    return offsets.entrySet().stream()
        .collect(
            Collectors.toMap(
                offset -> new TopicPartition(slice.topic(), offset.getKey()), Map.Entry::getValue));
  }
}

package io.gatewaymeter.replay;

import io.gatewaymeter.kafka.GatewayEvents;
import io.gatewaymeter.kafka.JsonSink;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.cluster.Endpoints;
import io.gatewaymeter.kit.cluster.embedded.EmbeddedCluster;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Line;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.flink.connector.kafka.source.enumerator.initializer.OffsetsInitializer;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * The yardstick of lab 2.2: the same broker, cluster, events and job, and nothing else. No
 * evidence, no ledger, nothing read back. {@code ./lab 2.2} is measured against it (see
 * CONTRIBUTING.md).
 */
public final class BareReplay {
  private BareReplay() {}

  /** Runs the job once over event set module-1. */
  public static void main(String[] args) throws Exception {
    Path dir = Files.createTempDirectory("bare-");
    EmbeddedCluster cluster = EmbeddedCluster.start(dir, dir.resolve("log"));
    Endpoints at = cluster.endpoints();
    publish(at.brokerForLab(), EventSet.of(EventSet.DEFAULT, 1, null).lines());
    StreamExecutionEnvironment env =
        StreamExecutionEnvironment.createRemoteEnvironment(
            at.flinkRest().getHost(), at.flinkRest().getPort());
    env.setParallelism(4);
    ReplayJob.define(
        env,
        GatewayEvents.source(at.brokerForJob(), Topics.GATEWAY_EVENTS)
            .setBounded(OffsetsInitializer.latest())
            .build(),
        JsonSink.to(at.brokerForJob(), Topics.REQUEST_RECORDS),
        JsonSink.to(at.brokerForJob(), Topics.UNPAIRED_EVENTS),
        JsonSink.to(at.brokerForJob(), Topics.REJECTED_LINES));
    System.out.println(env.execute("bare").getAllAccumulatorResults());
    cluster.close();
    try (Stream<Path> files = Files.walk(dir)) {
      files.sorted(java.util.Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    }
    System.exit(0);
  }

  private static void publish(String broker, List<Line> lines) throws Exception {
    Map<String, Object> settings = Map.of("bootstrap.servers", broker, "linger.ms", 5);
    try (Admin admin = Admin.create(settings)) {
      admin
          .createTopics(
              List.of(
                  topic(Topics.GATEWAY_EVENTS, 8),
                  topic(Topics.REQUEST_RECORDS, 1),
                  topic(Topics.UNPAIRED_EVENTS, 1),
                  topic(Topics.REJECTED_LINES, 1)))
          .all()
          .get();
    }
    try (KafkaProducer<byte[], byte[]> producer =
        new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer())) {
      for (Line line : lines) {
        byte[] key = line.key().getBytes(StandardCharsets.UTF_8);
        producer.send(
            new ProducerRecord<>(Topics.GATEWAY_EVENTS, null, line.timestamp(), key, line.value()));
      }
    }
  }

  private static NewTopic topic(String name, int partitions) {
    return new NewTopic(name, partitions, (short) 1).configs(Map.of("retention.ms", "-1"));
  }
}

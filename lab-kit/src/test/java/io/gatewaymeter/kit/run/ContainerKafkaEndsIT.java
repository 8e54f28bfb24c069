package io.gatewaymeter.kit.run;

import io.gatewaymeter.kit.cluster.compose.DockerEngine;
import io.gatewaymeter.kit.testing.FullDepth;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.common.utils.AppInfoParser;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.kafka.KafkaContainer;

/** The Kafka ends on a broker in a container, of the version that the embedded one has. */
@FullDepth
class ContainerKafkaEndsIT extends KafkaEndsContract {
  private static final String IMAGE = "apache/kafka:" + AppInfoParser.getVersion();

  private KafkaContainer kafka;

  @Override
  Optional<String> lacks() {
    // Testcontainers is asked second: without Docker it searches for long and logs what it tried.
    Optional<String> lacking = DockerEngine.lacks(List.of(IMAGE));
    if (lacking.isEmpty() && !DockerClientFactory.instance().isDockerAvailable()) {
      return Optional.of("needs an engine that Testcontainers finds, too: set DOCKER_HOST");
    }
    return lacking;
  }

  @Override
  String startBroker(String embedded) {
    kafka = new KafkaContainer(IMAGE);
    kafka.start();
    return kafka.getBootstrapServers();
  }

  @Override
  void stopBroker() {
    kafka.stop();
  }
}

package io.gatewaymeter.kit.run;

import java.util.Optional;

/** The Kafka ends on the embedded broker, which is always there. */
class EmbeddedKafkaEndsIT extends KafkaEndsContract {
  @Override
  Optional<String> lacks() {
    return Optional.empty();
  }

  @Override
  String startBroker(String embedded) {
    return embedded;
  }

  @Override
  void stopBroker() {}
}

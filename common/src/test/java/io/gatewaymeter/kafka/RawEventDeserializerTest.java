package io.gatewaymeter.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.RawEvent;
import java.util.ArrayList;
import java.util.List;
import org.apache.flink.api.common.functions.util.ListCollector;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;

class RawEventDeserializerTest {
  private static final byte[] KEY = {1};

  @Test
  void aLineIsHandedOnAsItIsWithItsPlace() {
    byte[] value = {0, -1, '{'};
    assertThat(deserialize(new ConsumerRecord<>("any", 3, 42, KEY, value)))
        .usingRecursiveFieldByFieldElementComparator()
        .containsExactly(new RawEvent(3, 42, new byte[] {0, -1, '{'}));
  }

  @Test
  void aTombstoneIsHandedOnToo() {
    assertThat(deserialize(new ConsumerRecord<>("any", 3, 42, KEY, null)))
        .containsExactly(new RawEvent(3, 42, null));
  }

  @Test
  void aLineNeedsNoKey() {
    assertThat(deserialize(new ConsumerRecord<>("any", 3, 42, null, null)))
        .containsExactly(new RawEvent(3, 42, null));
  }

  @Test
  void theSourceSaysWhichTypeItProduces() {
    assertThat(GatewayEvents.source("localhost:9", Topics.GATEWAY_EVENTS).build().getProducedType())
        .isEqualTo(TypeInformation.of(RawEvent.class));
  }

  private static List<RawEvent> deserialize(ConsumerRecord<byte[], byte[]> line) {
    List<RawEvent> out = new ArrayList<>();
    new RawEventDeserializer().deserialize(line, new ListCollector<>(out));
    return out;
  }
}

package io.gatewaymeter.kafka;

import io.gatewaymeter.event.RawEvent;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.connector.kafka.source.reader.deserializer.KafkaRecordDeserializationSchema;
import org.apache.flink.util.Collector;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * Hands on every Kafka record as it is, with its place. Parsing is the next operator's work, so
 * that no line (a tombstone has a null value) can fail the source.
 */
public class RawEventDeserializer implements KafkaRecordDeserializationSchema<RawEvent> {
  private static final long serialVersionUID = 1L;

  @Override
  public void deserialize(ConsumerRecord<byte[], byte[]> line, Collector<RawEvent> out) {
    out.collect(new RawEvent(line.partition(), line.offset(), line.value()));
  }

  @Override
  public TypeInformation<RawEvent> getProducedType() {
    return TypeInformation.of(RawEvent.class);
  }
}

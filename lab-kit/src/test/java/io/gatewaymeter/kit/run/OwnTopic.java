package io.gatewaymeter.kit.run;

import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.stage2.Stage2;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.connector.source.Source;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * A topic with 8 partitions for one test, so that tests may run in any order.
 *
 * @param broker {@code host:port}
 */
record OwnTopic(String broker, Session session, String name) {
  private static final int PARTITIONS = 8;
  private static final long TIMESTAMP = 1_788_220_800_000L;

  /** A Kafka record to publish; key and value may be null. */
  ProducerRecord<byte[], byte[]> to(int partition, byte[] key, byte[] value) {
    return new ProducerRecord<>(name, partition, TIMESTAMP, key, value);
  }

  /** Publishes Kafka records past the session, which knows no headers, in order. */
  @SafeVarargs
  final Slice publish(ProducerRecord<byte[], byte[]>... records) throws LabFailure {
    try (Broker admin = new Broker(broker);
        KafkaProducer<byte[], byte[]> producer =
            new KafkaProducer<>(
                Map.of("bootstrap.servers", broker),
                new ByteArraySerializer(),
                new ByteArraySerializer())) {
      admin.ensureTopic(name, PARTITIONS);
      Map<Integer, Long> from = admin.endOffsets(name);
      for (ProducerRecord<byte[], byte[]> each : records) {
        producer.send(each);
      }
      producer.flush();
      return new Slice(name, from, admin.endOffsets(name));
    }
  }

  /** What a job reads of a slice: it writes every raw event to a topic, which is read back. */
  List<RawEvent> readByAJob(Slice slice) throws LabFailure {
    return readByAJob(slice, Ends::source);
  }

  List<RawEvent> readByAJob(Slice slice, Function<Ends, Source<RawEvent, ?, ?>> source)
      throws LabFailure {
    return outputs(slice, source, name + "-copy").of(name + "-copy", RawEvent.class);
  }

  /** What the job writes, as it is in the topic. */
  List<byte[]> writtenByAJob(Slice slice) throws LabFailure {
    return outputs(slice, Ends::source, name + "-copy").values().get(name + "-copy");
  }

  private Outputs outputs(Slice slice, Function<Ends, Source<RawEvent, ?, ?>> source, String copy)
      throws LabFailure {
    return session
        .run(
            name,
            4,
            4,
            slice,
            (env, ends) ->
                Stage2.sink(
                    env.fromSource(
                            source.apply(ends), WatermarkStrategy.noWatermarks(), "gateway-events")
                        .uid("gateway-events"),
                    ends.sink(copy),
                    "copy"))
        .out();
  }
}

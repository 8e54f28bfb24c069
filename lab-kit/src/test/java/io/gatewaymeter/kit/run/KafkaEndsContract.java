package io.gatewaymeter.kit.run;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.kafka.GatewayEvents;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Line;
import io.gatewaymeter.kit.lab.LabRuns;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.flink.connector.kafka.source.enumerator.initializer.OffsetsInitializer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;

/**
 * What the Kafka source and sink of a job do on every broker. A subclass brings the broker; the
 * jobs run on an embedded Flink.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class KafkaEndsContract {
  private static final byte[] KEY = {'k'};

  private Optional<String> lacking;
  private String broker;
  private Session session;
  private OwnTopic topic;

  /** Why this machine cannot have such a broker, if it cannot. */
  abstract Optional<String> lacks();

  /**
   * Starts the broker.
   *
   * @param embedded the broker that is there anyway
   * @return {@code host:port}
   */
  abstract String startBroker(String embedded);

  abstract void stopBroker();

  @BeforeAll
  void start() throws Exception {
    lacking = lacks();
    if (lacking.isEmpty()) {
      Cluster flink = LabRuns.shared().cluster(KafkaEndsContract.class);
      broker = startBroker(flink.endpoints().brokerForLab());
      session = Session.open(Mixed.of(flink, broker), Progress.NONE);
    }
  }

  @AfterAll
  void stop() {
    if (session != null) {
      session.close();
    }
    if (broker != null) {
      stopBroker();
    }
  }

  @BeforeEach
  void needsABroker(TestInfo test) {
    assumeTrue(lacking.isEmpty(), () -> lacking.get());
    topic = new OwnTopic(broker, session, test.getTestMethod().orElseThrow().getName());
  }

  @Test
  void aRecordArrivesWithItsPlaceAndItsBytes() throws Exception {
    byte[] noText = {'{', 0, -1, '\n'};
    Slice slice = topic.publish(topic.to(3, KEY, noText), topic.to(3, KEY, bytes("second")));
    assertEvents(topic.readByAJob(slice))
        .containsExactly(event(3, 0, noText), event(3, 1, bytes("second")));
  }

  @Test
  void aTombstoneArrivesWithoutAValue() throws Exception {
    Slice slice = topic.publish(topic.to(0, KEY, null), topic.to(0, KEY, bytes("after")));
    assertEvents(topic.readByAJob(slice))
        .containsExactly(event(0, 0, null), event(0, 1, bytes("after")));
  }

  @Test
  void aRecordNeedsNoKey() throws Exception {
    Slice slice = topic.publish(topic.to(7, null, bytes("keyless")), topic.to(7, null, null));
    assertEvents(topic.readByAJob(slice))
        .containsExactly(event(7, 0, bytes("keyless")), event(7, 1, null));
  }

  @Test
  void headersChangeNothing() throws Exception {
    ProducerRecord<byte[], byte[]> traced = topic.to(1, KEY, bytes("traced"));
    traced.headers().add("trace", new byte[] {1, 2}).add("empty", null);
    assertEvents(topic.readByAJob(topic.publish(traced)))
        .containsExactly(event(1, 0, bytes("traced")));
  }

  @Test
  void emptyPartitionsHoldNothingUp() throws Exception {
    Slice slice = topic.publish(topic.to(5, KEY, bytes("alone")));
    assertThat(slice.from()).hasSize(8);
    assertEvents(topic.readByAJob(slice)).containsExactly(event(5, 0, bytes("alone")));
  }

  @Test
  void aSliceWithoutRecordsEndsWithoutRecords() throws Exception {
    Slice slice = topic.publish();
    assertThat(slice.size()).isZero();
    assertEvents(topic.readByAJob(slice)).isEmpty();
  }

  @Test
  void aSliceLeavesOutWhatIsOlderAndWhatIsNewer() throws Exception {
    topic.publish(topic.to(2, KEY, bytes("older")), topic.to(4, KEY, bytes("older")));
    Slice slice = topic.publish(topic.to(2, KEY, bytes("one")), topic.to(6, KEY, bytes("two")));
    topic.publish(topic.to(2, KEY, bytes("newer")), topic.to(6, KEY, bytes("newer")));
    assertThat(slice.from()).containsEntry(2, 1L).containsEntry(4, 1L).containsEntry(6, 0L);
    assertThat(slice.to()).containsEntry(2, 2L).containsEntry(4, 1L).containsEntry(6, 1L);
    String[] expected = {event(2, 1, bytes("one")), event(6, 0, bytes("two"))};
    assertEvents(topic.readByAJob(slice)).containsExactlyInAnyOrder(expected);
    assertEvents(session.read(slice)).containsExactlyInAnyOrder(expected);
  }

  @Test
  void aSourceThatIsToldNothingBeginsWithTheEarliestRecord() throws Exception {
    topic.publish(topic.to(0, KEY, bytes("earliest")));
    Slice latest = topic.publish(topic.to(0, KEY, bytes("latest")));
    assertEvents(
            topic.readByAJob(
                latest,
                ends ->
                    GatewayEvents.source(broker, topic.name())
                        .setBounded(OffsetsInitializer.latest())
                        .build()))
        .containsExactly(event(0, 0, bytes("earliest")), event(0, 1, bytes("latest")));
  }

  @Test
  void theSinkWritesOneJsonObjectARecord() throws Exception {
    Slice slice = topic.publish(topic.to(6, KEY, bytes("line")), topic.to(6, KEY, null));
    assertThat(topic.writtenByAJob(slice).stream().map(value -> new String(value, UTF_8)).toList())
        .containsExactly(
            "{\"partition\":6,\"offset\":0,\"value\":\"bGluZQ==\"}",
            "{\"partition\":6,\"offset\":1,\"value\":null}");
  }

  @Test
  void aPublishedSetIsReadByAJobAsByTheLab() throws Exception {
    EventSet set = EventSet.of("hostile", 5, null);
    Slice slice = session.publish(set);
    List<RawEvent> read = session.read(slice);
    assertThat(read.stream().map(RawEvent::value))
        .containsExactlyInAnyOrderElementsOf(set.lines().stream().map(Line::value).toList());
    assertEvents(topic.readByAJob(slice)).containsExactlyInAnyOrderElementsOf(texts(read));
  }

  @Test
  void theKafkaTimestampIsThatOfTheLineAndItsPartitionThatOfTheRequest() throws Exception {
    Map<Integer, Long> latest =
        session.latestTimestamps(session.publish(EventSet.of("six-events", 1, null)));
    // r-4f1a is completed after 1,350 ms; its id belongs to partition 3 for every Java client.
    assertThat(latest).containsEntry(3, 1_788_220_801_350L);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(UTF_8);
  }

  private static ListAssert<String> assertEvents(List<RawEvent> events) {
    return assertThat(texts(events));
  }

  /** As text: a record does not compare the bytes of its value. */
  private static List<String> texts(List<RawEvent> events) {
    return events.stream().map(it -> event(it.partition(), it.offset(), it.value())).toList();
  }

  private static String event(int partition, long offset, byte[] value) {
    return partition + "-" + offset + " " + Arrays.toString(value);
  }
}

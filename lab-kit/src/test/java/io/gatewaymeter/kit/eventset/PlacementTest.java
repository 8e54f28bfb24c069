package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kafka.Topics;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacementTest {

  @ParameterizedTest
  @CsvSource({"r-4f1a, 3", "r-7d28, 0", "r-9ca0, 2"})
  void theKeyChoosesThePartition(String key, int partition) {
    assertThat(Placement.partition(line(key), 8)).isEqualTo(partition);
    assertThat(Placement.partition(line(key), 1)).isZero();
  }

  @Test
  void aLineWithoutAKeyIsOfPartitionZero() {
    assertThat(Placement.partition(line(null), 8)).isZero();
  }

  @Test
  void partitionsAreDealtFromAReaderThatTheTopicsNameChooses() {
    assertThat(readers(4)).containsExactly(2, 3, 0, 1, 2, 3, 0, 1);
    assertThat(readers(8)).containsExactly(6, 7, 0, 1, 2, 3, 4, 5);
    assertThat(readers(10)).containsExactly(4, 5, 6, 7, 8, 9, 0, 1);
  }

  @ParameterizedTest
  @CsvSource({
    "module-1,     8, true",
    "module-1,     4, false",
    "six-events,   4, true",
    "six-events,   2, false",
    "every-fourth, 1, true",
  })
  void onlyPartitionsThatHoldEventsCount(String name, int readers, boolean one) {
    EventSet set = EventSet.of(name, 1, null);

    assertThat(Placement.isOnePartitionPerReader(set, readers)).isEqualTo(one);
  }

  private static int[] readers(int parallelism) {
    return IntStream.range(0, Topics.GATEWAY_EVENTS_PARTITIONS)
        .map(partition -> Placement.reader(Topics.GATEWAY_EVENTS, partition, parallelism))
        .toArray();
  }

  private static Line line(String key) {
    return new Line(key, new byte[] {1}, 1, new Meaning.Good("RequestStarted", "r"));
  }
}

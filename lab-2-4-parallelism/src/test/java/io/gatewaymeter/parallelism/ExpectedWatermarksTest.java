package io.gatewaymeter.parallelism;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExpectedWatermarksTest {
  private final ExpectedWatermarks expected = new ExpectedWatermarks(Map.of(0, 10_000L, 1, 7_000L));

  @Test
  void aReaderIsAsFarAsThePartitionThatIsFurthestBehind() {
    assertThat(expected.ofReader(List.of(0))).isEqualTo(new Watermark(4_999L));
    assertThat(expected.ofReader(List.of(0, 1))).isEqualTo(new Watermark(1_999L));
  }

  @Test
  void aReaderWithoutAPartitionOrWithAnEmptyOneHasNoWatermark() {
    assertThat(expected.ofReader(List.of())).isEqualTo(Watermark.NONE);
    assertThat(expected.ofReader(List.of(0, 2))).isEqualTo(Watermark.NONE);
  }

  @Test
  void theLowestReaderCountsUnlessAllAreIdleInTheEnd() {
    List<Watermark> marks = List.of(new Watermark(5L), new Watermark(3L));
    assertThat(ExpectedWatermarks.atNext(marks, false)).isEqualTo(new Watermark(3L));
    assertThat(ExpectedWatermarks.atNext(marks, true)).isEqualTo(new Watermark(5L));
  }

  @Test
  void oneReaderWithoutAWatermarkIsEnoughToHaveNone() {
    List<Watermark> marks = List.of(new Watermark(5L), Watermark.NONE);
    assertThat(ExpectedWatermarks.atNext(marks, false)).isEqualTo(Watermark.NONE);
    assertThat(ExpectedWatermarks.atNext(marks, true)).isEqualTo(new Watermark(5L));
  }
}

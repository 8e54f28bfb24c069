package io.gatewaymeter.parallelism;

import io.gatewaymeter.stage2.Stage2;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The watermarks that follow from the events, once a source has read all of them.
 *
 * @param latestTs the highest timestamp in each partition that holds events, in epoch milliseconds
 */
record ExpectedWatermarks(Map<Integer, Long> latestTs) {
  /** A watermark t says that no event at or before t is still to come: hence the 1. */
  static final long BEHIND_MS = Stage2.OUT_OF_ORDERNESS.toMillis() + 1;

  /** Of one reader: of the partition that is furthest behind. */
  Watermark ofReader(List<Integer> partitions) {
    return lowest(
        partitions.stream()
            .map(latestTs::get)
            .map(latest -> latest == null ? Watermark.NONE : new Watermark(latest - BEHIND_MS))
            .toList());
  }

  /**
   * At the next operator: of the reader that is furthest behind. With idleness every reader is idle
   * in the end, and an operator all of whose inputs are idle takes the highest.
   */
  static Watermark atNext(List<Watermark> ofReaders, boolean withIdleness) {
    return withIdleness ? highest(ofReaders) : lowest(ofReaders);
  }

  private static Watermark lowest(List<Watermark> marks) {
    return marks.contains(Watermark.NONE)
        ? Watermark.NONE
        : existing(marks).min(Long::compare).map(Watermark::new).orElse(Watermark.NONE);
  }

  private static Watermark highest(List<Watermark> marks) {
    return existing(marks).max(Long::compare).map(Watermark::new).orElse(Watermark.NONE);
  }

  private static Stream<Long> existing(List<Watermark> marks) {
    return marks.stream().map(Watermark::ms).filter(Objects::nonNull);
  }
}

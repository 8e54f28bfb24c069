package io.gatewaymeter.kit.eventset;

import java.util.List;
import java.util.Random;

/**
 * What a gateway sends that retries too much: starts and completions of a request twice, late, and
 * without one another. Requests overlap; the events of one keep their order.
 */
final class RetryStorm {
  /**
   * The events of one request in their order: S is a start and C a completion; s and c are the last
   * one of its kind once more, byte for byte. A request takes the next pattern, over and over.
   */
  private static final List<String> PATTERNS =
      List.of(
          "SC",
          "SSC",
          "SsC",
          "SCC",
          "SCc",
          "SCS",
          "SCs",
          "C",
          "CS",
          "CSC",
          "SSCC",
          "SsCc",
          "SCSC",
          "SCsc",
          "CC",
          "CCS",
          "CcSC",
          "SSS",
          "S",
          "SCSCC",
          "SCCS",
          "SSCCSSCC",
          "CSCSC",
          "SCCC");

  private static final int MEAN_GAP_MS = 150;

  private final Random random;
  private final Timeline timeline = new Timeline();

  private RetryStorm(Random random) {
    this.random = random;
  }

  static List<Line> lines(Random random, int size) {
    RetryStorm set = new RetryStorm(random);
    Requests requests = new Requests(random, size);
    long begin = Timeline.BEGIN;
    for (int i = 0; i < size; i++) {
      set.request(requests.next(), begin, PATTERNS.get(i % PATTERNS.size()));
      begin += random.nextInt(2 * MEAN_GAP_MS);
    }
    return set.timeline.lines();
  }

  private void request(Request request, long begin, String pattern) {
    long at = begin;
    Line start = null;
    Line completion = null;
    for (char event : pattern.toCharArray()) {
      switch (event) {
        case 'S' -> start = request.start(at, 20 + random.nextInt(800));
        case 'C' -> completion = request.completion(at, at - begin, 1 + random.nextInt(300), "ok");
        default -> {
          // The same bytes again.
        }
      }
      timeline.add(at, Character.toUpperCase(event) == 'S' ? start : completion);
      at += 100 + random.nextInt(1_500);
    }
  }
}

package io.gatewaymeter.kit.eventset;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * The table of the course page: three starts, three completions, six events in a row.
 *
 * <p>From the second request on, a start is followed by the completion of the request before it. So
 * a start and its completion are 2 or 3 events apart whatever the size, never 4.
 */
final class SixEvents {
  private static final long STEP_MS = 675;

  // Three key groups, subtasks, partitions and readers, each other than the next (see the test).
  private static final List<String> IDS = List.of("r-4f1a", "r-7d28", "r-9ca0");

  private SixEvents() {}

  static List<Line> lines(Random random, int size) {
    Requests requests = new Requests(random, size);
    List<Request> named = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      named.add(i < IDS.size() ? requests.named(IDS.get(i)) : requests.next());
    }
    List<Line> lines = new ArrayList<>();
    long[] startedTs = new long[size];
    for (int i = 0; i <= size; i++) {
      if (i < size) {
        startedTs[i] = now(lines);
        lines.add(named.get(i).start(now(lines), 20 + random.nextInt(800)));
      }
      // The first two starts come in a row.
      if (i > 0) {
        long latencyMs = now(lines) - startedTs[i - 1];
        lines.add(
            named.get(i - 1).completion(now(lines), latencyMs, 1 + random.nextInt(300), "ok"));
      }
    }
    return lines;
  }

  private static long now(List<Line> lines) {
    return Timeline.BEGIN + STEP_MS * lines.size();
  }
}

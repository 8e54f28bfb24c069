package io.gatewaymeter.kit.eventset;

import java.util.ArrayList;
import java.util.List;

/** Small event sets, written as words of S (start) and C (completion). */
final class Words {
  /** r-0 is a plain pair, r-1 completes twice, r-2 completes before its start, r-3 starts twice. */
  static final EventSet ONE_OF_EACH = set("SC", "SCC", "CS", "SSC");

  private Words() {}

  /** Request r-0 has the events of the first word, r-1 those of the second, and so on. */
  static EventSet set(String... words) {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < words.length; i++) {
      for (char letter : words[i].toCharArray()) {
        lines.add(line(i, letter == 'S', 1 + lines.size()));
      }
    }
    return new EventSet("words", 0, words.length, lines);
  }

  /** An event whose every number is its own, so that no two could be mistaken for one another. */
  static Line line(int request, boolean start, int ts) {
    Request of = new Request("r-" + request, "t-" + request, "m-" + request);
    return start ? of.start(ts, 100 + ts) : of.completion(ts, 200 + ts, 300 + ts, "ok");
  }
}

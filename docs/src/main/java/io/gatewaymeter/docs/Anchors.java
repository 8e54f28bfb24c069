package io.gatewaymeter.docs;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The anchors that GitHub gives to the headings of one file, so that its links mean the same here.
 */
final class Anchors {
  private final Map<String, Integer> seen = new HashMap<>();

  /** The anchor of the file's next heading, with a number if the same one came before. */
  String next(String heading) {
    String anchor =
        heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\d_\\- ]", "").replace(' ', '-');
    int before = seen.merge(anchor, 1, Integer::sum) - 1;
    return before == 0 ? anchor : anchor + "-" + before;
  }
}

package io.gatewaymeter.docs;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;

/** The anchors that GitHub gives to a file's headings, so that a link means the same here. */
final class Anchors {
  private final Map<String, Integer> seen = new HashMap<>();

  /** All of a file, in its order. */
  static Set<String> of(String markdown) {
    Anchors anchors = new Anchors();
    Set<String> all = new LinkedHashSet<>();
    for (Node node : StrictVisitor.children(MarkdownToAsciidoc.PARSER.parse(markdown))) {
      if (node instanceof Heading) {
        all.add(anchors.next(Inlines.plain(node)));
      }
    }
    return all;
  }

  /** The anchor of the file's next heading, with a number if the same one came before. */
  String next(String heading) {
    String anchor =
        heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\d_\\- ]", "").replace(' ', '-');
    int before = seen.merge(anchor, 1, Integer::sum) - 1;
    return before == 0 ? anchor : anchor + "-" + before;
  }
}

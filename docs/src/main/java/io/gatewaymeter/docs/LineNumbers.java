package io.gatewaymeter.docs;

import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;

/**
 * Gives each line of a listing with class {@code numbered} an id, {@code Event.java-L31}, and a
 * link to it. The number is the sheet's to draw, so that who copies code copies code alone.
 */
final class LineNumbers {
  private LineNumbers() {}

  static void add(Document document) {
    for (Element listing : document.select(".listingblock.numbered")) {
      Element code = listing.expectFirst("code");
      List<TextNode> texts = code.nodeStream(TextNode.class).toList();
      code.prependChild(link(listing.id(), 1));
      int line = 1;
      for (TextNode text : texts) {
        String[] lines = text.getWholeText().split("\n", -1);
        text.text(lines[0]);
        for (int i = lines.length - 1; i > 0; i--) {
          text.after(new TextNode(lines[i])).after(link(listing.id(), line + i)).after("\n");
        }
        line += lines.length - 1;
      }
    }
  }

  /** Not in the way of Tab and of a screen reader, for which there would be thousands. */
  private static Element link(String listing, int line) {
    String id = listing + "-L" + line;
    return new Element("a")
        .id(id)
        .attr("href", "#" + id)
        .attr("data-line", String.valueOf(line))
        .attr("tabindex", "-1")
        .attr("aria-hidden", "true");
  }
}

package io.gatewaymeter.docs;

import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Asciidoctor warns of a text without its marker in the code; this finds the other way round. */
final class Callouts {
  private Callouts() {}

  /**
   * @throws IllegalArgumentException with one sentence, if a marker in code has no text below it
   */
  static void check(String page, Document document) {
    for (Element listing : document.select(".listingblock:has(.conum)")) {
      Element list = listing.nextElementSibling();
      int texts = list != null && list.hasClass("colist") ? list.select("li").size() : 0;
      List<String> markers = listing.select(".conum").eachText();
      for (String marker : markers) {
        if (Integer.parseInt(marker.replaceAll("\\D", "")) > texts) {
          throw new IllegalArgumentException(
              "%s: callout %s of %s has no text; write it below the listing."
                  .formatted(page, marker, listing.id()));
        }
      }
    }
  }
}

package io.gatewaymeter.docs;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Turns Asciidoctor's boxes into what a screen reader can jump to. */
final class Landmarks {
  /** A wide table scrolls in its own box, by keyboard, too. */
  private static final String SCROLL = "<div class=\"scroll\" tabindex=\"0\"></div>";

  private Landmarks() {}

  static void add(String page, Document document) {
    Element main = document.expectFirst("#content").tagName("main");
    Element title = document.expectFirst("h1");
    main.prependChild(title);
    Element contents = document.selectFirst("#toc");
    if (contents != null) {
      contents.tagName("nav").attr("aria-label", "On this page");
      contents.expectFirst("#toctitle").remove();
      main.before(contents);
      title.after(folded("On this page", contents));
    }
    document.expectFirst("#header").remove();
    for (Element link : document.select("nav.site a[href=" + page + "]")) {
      link.attr("aria-current", "page");
    }
    Element pages = document.expectFirst("nav.site");
    pages.before(folded("Pages", pages));
    document.select("table:not(.admonitionblock table)").wrap(SCROLL);
    document.select("pre").attr("tabindex", "0");
  }

  /** A second copy for narrow screens, where the sheet hides the first. */
  private static Element folded(String title, Element nav) {
    Element details = new Element("details");
    details.appendElement("summary").text(title);
    details.appendChildren(nav.clone().children());
    return new Element("nav").addClass("folded").attr("aria-label", title).appendChild(details);
  }
}

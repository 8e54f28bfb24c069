package io.gatewaymeter.docs;

import org.jsoup.nodes.Element;

/**
 * A README as pages include it: what it says is HTML already, and its headings are Asciidoc's, so
 * that they have their level and their entry in the contents of the page.
 */
final class ReadmePartial {
  private final String id;
  private final StringBuilder out = new StringBuilder();
  private final StringBuilder passage = new StringBuilder();
  private String region;

  private ReadmePartial(String id) {
    this.id = id;
  }

  /**
   * The Asciidoc. What stands above the first section is the region {@code start}, and each section
   * is a region with the name of its anchor.
   *
   * @param id of its title; those of its sections begin with it
   * @param html of {@link Markdown}
   */
  static String of(String id, Element html) {
    ReadmePartial partial = new ReadmePartial(id);
    for (Element block : html.children()) {
      if (block.normalName().matches("h[1-6]")) {
        partial.heading(block, block.normalName().charAt(1) - '0');
      } else {
        partial.passage.append(block.outerHtml()).append("\n");
      }
    }
    partial.begin(null);
    return partial.out.toString();
  }

  private void heading(Element heading, int level) {
    endPassage();
    if (level < 3) {
      begin(level == 1 ? "start" : heading.id());
    }
    out.append("[#%s]\n".formatted(level == 1 ? id : id + "-" + heading.id()));
    out.append("%s %s\n\n".formatted("=".repeat(level), Asciidoc.pass(heading.html())));
  }

  private void begin(String next) {
    endPassage();
    out.append(region == null ? "" : "// end::%s[]\n\n".formatted(region));
    out.append(next == null ? "" : "// tag::%s[]\n".formatted(next));
    region = next;
  }

  private void endPassage() {
    if (!passage.isEmpty()) {
      out.append("++++\n%s++++\n\n".formatted(Asciidoc.unread(passage.toString())));
      passage.setLength(0);
    }
  }
}

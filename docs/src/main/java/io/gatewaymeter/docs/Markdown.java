package io.gatewaymeter.docs;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** A README as HTML. Its headings have the anchors that GitHub gives them. */
final class Markdown {
  private static final List<Extension> EXTENSIONS =
      List.of(TablesExtension.create(), HeadingAnchorExtension.create());

  private static final Parser PARSER =
      Parser.builder()
          .extensions(EXTENSIONS)
          .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
          .build();

  private static final Pattern SHELL_COMMENT = Pattern.compile("(?m)(?:^|(?<=\\s))# .*");

  private Markdown() {}

  /**
   * Renders a file.
   *
   * @param file its name, for messages
   * @param links from a link's destination and its place in the file to the link on the site; null
   *     for text without a link
   * @return an element that has its blocks as children
   */
  static Element html(String file, String text, BinaryOperator<String> links) {
    String html =
        HtmlRenderer.builder()
            .extensions(EXTENSIONS)
            .attributeProviderFactory(
                context ->
                    (node, tag, attributes) -> {
                      if (node instanceof Link link) {
                        follow(links.apply(link.getDestination(), place(file, link)), attributes);
                      }
                    })
            .build()
            .render(PARSER.parse(text));
    Document document = Jsoup.parseBodyFragment(html);
    document.outputSettings().prettyPrint(false);
    document.select("a:not([href])").unwrap();
    for (Element code : document.select("code.language-sh")) {
      code.html(SHELL_COMMENT.matcher(code.html()).replaceAll("<span class=\"c\">$0</span>"));
    }
    return document.body();
  }

  /** The anchors of all headings of a file. */
  static Set<String> anchors(String text) {
    return Set.copyOf(html("", text, (link, place) -> link).select("[id]").eachAttr("id"));
  }

  private static void follow(String target, Map<String, String> attributes) {
    if (target == null) {
      attributes.remove("href");
    } else {
      attributes.put("href", target);
    }
  }

  private static String place(String file, Node node) {
    return "%s, line %d".formatted(file, node.getSourceSpans().get(0).getLineIndex() + 1);
  }
}

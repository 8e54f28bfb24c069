package io.gatewaymeter.docs;

import java.util.Set;
import java.util.function.BinaryOperator;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;

/** What stands in a paragraph, a heading or a cell, as one line of Asciidoc. */
final class Inlines extends StrictVisitor {
  private final String file;
  private final BinaryOperator<String> links;
  private final StringBuilder out = new StringBuilder();

  private Inlines(String file, BinaryOperator<String> links) {
    super(
        file,
        Set.of(
            Text.class,
            SoftLineBreak.class,
            Code.class,
            Emphasis.class,
            StrongEmphasis.class,
            Link.class));
    this.file = file;
    this.links = links;
  }

  /**
   * Converts the children of a node.
   *
   * @param links as of {@link MarkdownToAsciidoc#convert}
   */
  static String of(Node parent, String file, BinaryOperator<String> links) {
    Inlines visitor = new Inlines(file, links);
    visitor.visitChildren(parent);
    return visitor.out.toString();
  }

  /** The text that a reader sees. */
  static String plain(Node node) {
    if (node instanceof Text text) {
      return text.getLiteral();
    }
    if (node instanceof Code code) {
      return code.getLiteral();
    }
    StringBuilder plain = new StringBuilder();
    children(node).forEach(child -> plain.append(plain(child)));
    return plain.toString();
  }

  @Override
  public void visit(Text text) {
    out.append(Asciidoc.escape(text.getLiteral()));
  }

  @Override
  public void visit(SoftLineBreak lineBreak) {
    out.append(' ');
  }

  @Override
  public void visit(Code code) {
    out.append("``%s``".formatted(Asciidoc.escape(code.getLiteral())));
  }

  @Override
  public void visit(Emphasis emphasis) {
    out.append("__%s__".formatted(of(emphasis, file, links)));
  }

  @Override
  public void visit(StrongEmphasis strong) {
    out.append("**%s**".formatted(of(strong, file, links)));
  }

  @Override
  public void visit(Link link) {
    if (link.getTitle() != null) {
      throw unknown(link, "a link with a title");
    }
    String target = links.apply(link.getDestination(), place(link));
    String text = of(link, file, links);
    out.append(target == null ? text : "link:++%s++[%s]".formatted(target, text));
  }
}

package io.gatewaymeter.docs;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BulletList;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.ListBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/**
 * A README as Asciidoc. What stands under its title is a tagged region {@code start}, what stands
 * under each heading of level 2 one with the heading's slug, so that a page can include parts.
 */
final class MarkdownToAsciidoc extends StrictVisitor {
  static final Parser PARSER =
      Parser.builder()
          .extensions(List.of(TablesExtension.create()))
          .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
          .build();

  private final String file;
  private final String id;
  private final BinaryOperator<String> links;
  private final Anchors anchors = new Anchors();
  private final StringBuilder out = new StringBuilder();
  private String region;
  private boolean attached;

  private MarkdownToAsciidoc(String file, String id, BinaryOperator<String> links) {
    super(
        file,
        Set.of(
            Heading.class,
            Paragraph.class,
            FencedCodeBlock.class,
            BulletList.class,
            OrderedList.class,
            ListItem.class,
            TableBlock.class,
            TableHead.class,
            TableBody.class,
            TableRow.class));
    this.file = file;
    this.id = id;
    this.links = links;
  }

  /**
   * Converts a file.
   *
   * @param file its name, for messages
   * @param id of its title; those of its sections begin with it
   * @param links from a link's destination and its place in the file to the link on the site; null
   *     for text without a link
   * @throws IllegalArgumentException with one sentence, if it has something that the site does not
   */
  static String convert(String file, String markdown, String id, BinaryOperator<String> links) {
    MarkdownToAsciidoc visitor = new MarkdownToAsciidoc(file, id, links);
    visitor.visitChildren(PARSER.parse(markdown));
    visitor.begin(null);
    return visitor.out.toString();
  }

  @Override
  public void visit(Heading heading) {
    String slug = anchors.next(Inlines.plain(heading));
    if (heading.getLevel() < 3) {
      begin(heading.getLevel() == 1 ? "start" : slug);
    }
    out.append("[#%s]\n".formatted(heading.getLevel() == 1 ? id : id + "-" + slug));
    out.append("%s %s\n\n".formatted("=".repeat(heading.getLevel()), inlines(heading)));
  }

  private void begin(String next) {
    out.append(region == null ? "" : "// end::%s[]\n\n".formatted(region));
    out.append(next == null ? "" : "// tag::%s[]\n".formatted(next));
    region = next;
  }

  @Override
  public void visit(Paragraph paragraph) {
    out.append(Asciidoc.lineStart(inlines(paragraph))).append("\n\n");
  }

  @Override
  public void visit(FencedCodeBlock block) {
    // Of an output, the command that printed it stands behind the language.
    String language =
        block.getInfo().isEmpty() ? "" : "source," + block.getInfo().split(" ")[0] + ",";
    String fence = block.getLiteral().contains("----") ? "-".repeat(60) : "----";
    String code =
        block.getLiteral().replaceAll("(?m)^(?=(include|ifn?def|ifeval|endif)::)", "\\\\");
    out.append("[%ssubs=-callouts]\n%s\n%s%s\n\n".formatted(language, fence, code, fence));
  }

  @Override
  public void visit(BulletList list) {
    visitChildren(list);
    end(list);
  }

  @Override
  public void visit(OrderedList list) {
    int start = list.getMarkerStartNumber();
    out.append(start == 1 ? "" : "[start=%d]\n".formatted(start));
    visitChildren(list);
    end(list);
  }

  /** A comment, without which the next list would go on with this one. */
  private void end(ListBlock list) {
    if (attached || !(list.getParent() instanceof ListItem)) {
      out.append("\n//-\n\n");
    }
  }

  @Override
  public void visit(ListItem item) {
    List<Node> blocks = children(item);
    if (blocks.isEmpty() || !(blocks.get(0) instanceof Paragraph)) {
      throw unknown(item, "a list item that does not begin with text");
    }
    out.append(marker(item) + " " + inlines(blocks.get(0)) + "\n");
    blocks.get(0).unlink();
    if (blocks.size() == 2 && blocks.get(1) instanceof ListBlock) {
      visitChildren(item);
    } else if (blocks.size() > 1) {
      attachBlocks(item);
    }
  }

  private static String marker(ListItem item) {
    Class<?> kind = item.getParent().getClass();
    int depth = 0;
    for (Node list = item; list != null; list = list.getParent()) {
      depth += list.getClass() == kind ? 1 : 0;
    }
    return (kind == OrderedList.class ? "." : "*").repeat(depth);
  }

  private void attachBlocks(ListItem item) {
    if (attached) {
      throw unknown(item, "a list item with blocks, inside another one");
    }
    attached = true;
    out.append("+\n--\n");
    visitChildren(item);
    out.append("--\n");
    attached = false;
  }

  @Override
  public void visit(CustomBlock table) {
    String columns =
        children(table.getFirstChild().getFirstChild()).stream()
            .map(cell -> ((TableCell) cell).getAlignment() == TableCell.Alignment.RIGHT ? ">" : "<")
            .collect(joining(","));
    out.append("[%%autowidth%%header,cols=\"%s\"]\n|===\n".formatted(columns));
    visitChildren(table);
    out.append("|===\n\n");
  }

  @Override
  public void visit(CustomNode node) {
    if (node instanceof TableRow) {
      out.append(
          children(node).stream().map(c -> "|" + inlines(c)).collect(joining(" ", "", "\n")));
    } else {
      visitChildren(node);
    }
  }

  private String inlines(Node parent) {
    return Inlines.of(parent, file, links);
  }
}

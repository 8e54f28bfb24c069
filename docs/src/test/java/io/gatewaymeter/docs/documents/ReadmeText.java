package io.gatewaymeter.docs.documents;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/** Reads a README. The info string of an output is {@code text} and the command that printed it. */
final class ReadmeText {
  private static final Parser PARSER =
      Parser.builder()
          .extensions(List.of(TablesExtension.create()))
          .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
          .build();

  private ReadmeText() {}

  static Document read(String name, String text) {
    List<Block> blocks = new ArrayList<>();
    List<Command> inline = new ArrayList<>();
    PARSER
        .parse(text)
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(FencedCodeBlock block) {
                String[] info = (block.getInfo() + " ").split(" ", 2);
                blocks.add(
                    new Block(
                        place(name, block), info[0], info[1].strip(), "", block.getLiteral()));
              }

              @Override
              public void visit(Code code) {
                inline.add(new Command(place(name, code), code.getLiteral()));
              }
            });
    return new Document(name, blocks, inline);
  }

  private static String place(String name, Node node) {
    return name + ":" + (node.getSourceSpans().get(0).getLineIndex() + 1);
  }
}

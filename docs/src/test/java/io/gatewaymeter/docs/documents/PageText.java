package io.gatewaymeter.docs.documents;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a page, as far as its pages use Asciidoc: a listing between lines of dashes, with {@code
 * [source,sh]} above. An output is {@code [listing,of="./lab 2.2"]}, and lines that are quoted from
 * a file {@code [source,java,file=PATH]}.
 */
final class PageText {
  private static final Pattern SOURCE =
      Pattern.compile("\\[source,\\s*(\\w+)(?:,.*file=([^,\\]]+))?.*]");
  private static final Pattern OUTPUT = Pattern.compile("\\[listing,\\s*of=\"(.*)\"]");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  private PageText() {}

  static Document read(String name, String text) {
    List<Block> blocks = new ArrayList<>();
    List<Command> inline = new ArrayList<>();
    List<String> lines = text.lines().toList();
    String above = "";
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.equals("----")) {
        int from = i + 1;
        for (i = from; i < lines.size() && !lines.get(i).equals("----"); i++) {}
        blocks.add(block(name + ":" + from, above, lines.subList(from, i)));
      } else {
        String place = name + ":" + (i + 1);
        CODE.matcher(line).results().forEach(m -> inline.add(new Command(place, m.group(1))));
        above = line.startsWith(".") ? above : line; // a title may stand between them
      }
    }
    return new Document(name, blocks, inline);
  }

  private static Block block(String place, String above, List<String> lines) {
    Matcher source = SOURCE.matcher(above);
    Matcher output = OUTPUT.matcher(above);
    return new Block(
        place,
        source.matches() ? source.group(1) : output.matches() ? "text" : "",
        output.matches() ? output.group(1) : "",
        source.matches() && source.group(2) != null ? source.group(2) : "",
        String.join("\n", lines) + "\n");
  }
}

package io.gatewaymeter.docs;

/** Plain text as Asciidoc reads it back unchanged. */
final class Asciidoc {
  private static final String MARKUP = "&<>{}[]*_`#^~+=|\\:'\"$@";

  private Asciidoc() {}

  /** The text with a character reference for everything that Asciidoc could take for markup. */
  static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    for (char c : text.toCharArray()) {
      escaped.append(MARKUP.indexOf(c) < 0 ? String.valueOf(c) : reference(c));
    }
    return escaped.toString().replace("--", "&#45;&#45;").replace("...", "&#46;&#46;&#46;");
  }

  /** The start of a line, where a dot, a dash or a number would begin a title or a list. */
  static String lineStart(String line) {
    if (line.matches("(?s)\\w+[.)]\\s.*")) {
      int dot = line.replaceFirst("(?s)[.)].*", "").length();
      return line.substring(0, dot) + reference(line.charAt(dot)) + line.substring(dot + 1);
    }
    return line.matches("(?s)[-./!?,;%()].*")
        ? reference(line.charAt(0)) + line.substring(1)
        : line;
  }

  private static String reference(char c) {
    return "&#" + (int) c + ";";
  }
}

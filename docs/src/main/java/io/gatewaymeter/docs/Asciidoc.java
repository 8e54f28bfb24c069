package io.gatewaymeter.docs;

/** What Asciidoctor hands through as it is. */
final class Asciidoc {
  private Asciidoc() {}

  /** HTML within a line. */
  static String pass(String html) {
    return "pass:[%s]".formatted(html.replace("]", "\\]"));
  }

  /** Lines that look like directives, which are followed even in a block that is handed through. */
  static String unread(String lines) {
    return lines.replaceAll("(?m)^(?=(include|ifn?def|ifeval|endif)::)", "\\\\");
  }
}

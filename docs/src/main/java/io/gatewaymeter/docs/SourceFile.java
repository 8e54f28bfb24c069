package io.gatewaymeter.docs;

import java.util.regex.Pattern;

/**
 * A file that the lab page shows.
 *
 * @param module the folder of its module; empty for a file of the root
 * @param path from the repository's root, with slashes
 * @param id of its listing on the page
 * @param about one sentence; empty if the file has none
 * @param explained whether it has callouts, and so stands where they are explained
 */
record SourceFile(String module, String path, String id, String about, boolean explained) {
  private static final Pattern PACKAGE = Pattern.compile("/src/main/java/(.*)/");

  static boolean hasCallouts(String text) {
    return text.lines().anyMatch(line -> line.matches(".*<\\d+>"));
  }

  String name() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** The file's Java package; empty for another file. */
  String javaPackage() {
    var found = PACKAGE.matcher(path);
    return found.find() ? found.group(1).replace('/', '.') : "";
  }

  /** The listing, which Asciidoctor reads from where the file lives. */
  String listing() {
    String language = name().substring(name().lastIndexOf('.') + 1);
    return "[source.numbered,%s,id=%s]\n----\ninclude::{root}/%s[]\n----\n"
        .formatted(language, id, path);
  }
}

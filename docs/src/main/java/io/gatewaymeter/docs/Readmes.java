package io.gatewaymeter.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The READMEs that the site shows, by their path from the repository's root. */
final class Readmes {
  private Readmes() {}

  /** Every README of the root and of its folders, and {@code CONTRIBUTING.md}. */
  static List<String> of(Path root) throws IOException {
    try (Stream<Path> files = Files.find(root, 2, (path, about) -> about.isRegularFile())) {
      return files
          .map(path -> root.relativize(path).toString().replace('\\', '/'))
          .filter(name -> name.matches("CONTRIBUTING\\.md|([\\w-]+/)?README\\.md"))
          .sorted()
          .toList();
    }
  }

  /** Its Asciidoc under {@code {generated}}: {@code README.adoc}, {@code compose/README.adoc}. */
  static String partial(String readme) {
    return readme.replaceAll("md$", "adoc");
  }

  /** The id of its title, with which the ids of its sections begin. */
  static String id(String readme) {
    return switch (readme) {
      case "README.md" -> "labs";
      case "CONTRIBUTING.md" -> "contributing";
      default -> readme.substring(0, readme.indexOf('/'));
    };
  }
}

package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** The pages that the build has written to {@code target/site}. */
final class Site {
  static final Path FOLDER = Path.of("target/site").toAbsolutePath();
  static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  static final String LAB_PAGE = "lab-02-streams-keys-and-operators.html";

  private Site() {}

  /** All pages by their file's name. */
  static Map<String, Document> pages() throws IOException {
    Map<String, Document> pages = new TreeMap<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".html")).toList()) {
        pages.put(file.getFileName().toString(), Jsoup.parse(file));
      }
    }
    assertThat(pages).isNotEmpty();
    return pages;
  }

  static Set<String> ids(Document page) {
    return page.select("[id]").stream().map(Element::id).collect(Collectors.toSet());
  }
}

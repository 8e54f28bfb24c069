package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** The links of the site, which the build has written to {@code target/site}. */
class LinksIT {
  private static final Path SITE = Path.of("target/site").toAbsolutePath();

  @Test
  void everyLinkAndAnchorIsThere() throws Exception {
    List<String> broken = new ArrayList<>();
    for (Path page : pages()) {
      for (Element link : Jsoup.parse(page).select("[href], [src]")) {
        String target = link.hasAttr("href") ? link.attr("href") : link.attr("src");
        if (!target.matches("[a-z]+:.*") && !isThere(page, target)) {
          broken.add(page.getFileName() + ": " + target);
        }
      }
    }
    assertThat(broken).isEmpty();
  }

  /**
   * A link to another host is followed by the reader, if at all; whatever loads by itself is ours.
   */
  @Test
  void noPageLoadsAnythingFromAnotherHost() throws Exception {
    List<String> foreign = new ArrayList<>();
    for (Path page : pages()) {
      for (Element loaded : Jsoup.parse(page).select("[src], link[href], [srcset], object[data]")) {
        if (loaded.outerHtml().matches("(?s).*=\"(https?:)?//.*")) {
          foreign.add(page.getFileName() + ": " + loaded.outerHtml());
        }
      }
    }
    assertThat(foreign).isEmpty();
  }

  private final Map<Path, Document> parsed = new HashMap<>();

  private boolean isThere(Path page, String target) throws IOException {
    int hash = target.indexOf('#');
    String file = hash < 0 ? target : target.substring(0, hash);
    Path path = file.isEmpty() ? page : page.resolveSibling(file);
    if (!Files.isRegularFile(path)) {
      return false;
    }
    if (hash < 0) {
      return true;
    }
    if (!parsed.containsKey(path)) {
      parsed.put(path, Jsoup.parse(path));
    }
    return parsed.get(path).getElementById(target.substring(hash + 1)) != null;
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.list(SITE)) {
      List<Path> pages = files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
      assertThat(pages).isNotEmpty();
      return pages;
    }
  }
}

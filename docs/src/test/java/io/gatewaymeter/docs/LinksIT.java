package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** The links of the site. */
class LinksIT {
  @Test
  void everyLinkAndAnchorIsThere() throws Exception {
    Map<String, Document> pages = Site.pages();
    Map<String, Set<String>> anchors = new HashMap<>();
    pages.forEach((name, page) -> anchors.put(name, Site.ids(page)));
    List<String> broken = new ArrayList<>();
    pages.forEach(
        (name, page) -> {
          for (Element link : page.select("[href], [src]")) {
            String target = link.hasAttr("href") ? link.attr("href") : link.attr("src");
            if (!isThere(name, target, anchors)) {
              broken.add(name + ": " + target);
            }
          }
        });
    assertThat(broken).isEmpty();
  }

  private static boolean isThere(String page, String target, Map<String, Set<String>> anchors) {
    if (target.matches("[a-z]+:.*")) {
      return true;
    }
    int hash = target.indexOf('#');
    String file = hash < 0 ? target : target.substring(0, hash);
    String name = file.isEmpty() ? page : file;
    if (hash < 0) {
      return Files.isRegularFile(Site.FOLDER.resolve(name));
    }
    String anchor = target.substring(hash + 1);
    // The key-group explorer keeps there what was typed.
    return name.equals("key-groups.html") && anchor.startsWith("id=")
        || anchors.getOrDefault(name, Set.of()).contains(anchor);
  }

  /**
   * A link to another host is followed by the reader, if at all; whatever loads by itself is ours.
   */
  @Test
  void noPageLoadsAnythingFromAnotherHost() throws Exception {
    List<String> foreign = new ArrayList<>();
    Site.pages()
        .forEach(
            (name, page) -> {
              for (Element loaded : page.select("[src], link[href], [srcset], object[data]")) {
                if (loaded.outerHtml().matches("(?s).*=\"(https?:)?//.*")) {
                  foreign.add(name + ": " + loaded.outerHtml());
                }
              }
            });
    assertThat(foreign).isEmpty();
  }

  @Test
  void noSheetLoadsAnything() throws IOException {
    try (var files = Files.list(Site.FOLDER)) {
      for (var sheet : files.filter(file -> file.toString().endsWith(".css")).toList()) {
        assertThat(sheet).content().doesNotContain("url(", "@import", "//");
      }
    }
  }
}

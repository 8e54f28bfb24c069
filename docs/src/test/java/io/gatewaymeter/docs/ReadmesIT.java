package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the READMEs say, as another renderer shows it, stands on the site, word for word. */
class ReadmesIT {
  private static final String BLOCKS = "h1, h2, h3, h4, p, pre, th, td, li";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "lab-2-1-job-graph",
        "lab-2-2-replay",
        "lab-2-3-broken-key",
        "lab-2-4-parallelism",
        "compose"
      })
  void theLabPageHasAllOf(String folder) throws Exception {
    assertThat(missing(folder + "/README.md", Site.LAB_PAGE)).isEmpty();
  }

  @Test
  void thePageOnGradingHasAllOfItsReadme() throws Exception {
    assertThat(missing("lab-cli/README.md", "grading.html")).isEmpty();
  }

  @Test
  void contributingIsAPage() throws Exception {
    assertThat(missing("CONTRIBUTING.md", "contributing.html")).isEmpty();
  }

  @Test
  void startAndLabPageHaveAllOfTheReadme() throws Exception {
    assertThat(missing("README.md", "index.html", Site.LAB_PAGE)).isEmpty();
  }

  @Test
  void aBlockThatThePageLacksIsFound() throws Exception {
    assertThat(missing("CONTRIBUTING.md", "grading.html"))
        .contains("Contributing", "./lab check 2.2 --blank > lab-2-2-replay/worksheet.yaml");
  }

  private static List<String> missing(String readme, String... pages) throws Exception {
    Set<String> shown = new HashSet<>();
    for (String page : pages) {
      shown.addAll(texts(Site.pages().get(page).select("main").select(BLOCKS)));
    }
    List<String> missing = new ArrayList<>(texts(rendered(readme)));
    missing.removeAll(shown);
    return missing;
  }

  private static Elements rendered(String readme) throws Exception {
    var tables = List.of(TablesExtension.create());
    String html =
        HtmlRenderer.builder()
            .extensions(tables)
            .build()
            .render(
                Parser.builder()
                    .extensions(tables)
                    .build()
                    .parse(Files.readString(Site.ROOT.resolve(readme))));
    return Jsoup.parse(html).select(BLOCKS);
  }

  /** A list item counts with its own text: its blocks are blocks themselves. */
  private static List<String> texts(Elements blocks) {
    List<String> texts = new ArrayList<>();
    for (Element block : blocks) {
      Element copy = block.clone();
      copy.select("ul, ol, pre, p").stream().filter(e -> e != copy).forEach(Element::remove);
      texts.add(
          copy.normalName().equals("pre")
              ? copy.wholeText().strip()
              : copy.text().replaceAll("\\s+", " ").strip());
    }
    texts.removeIf(String::isEmpty);
    return texts;
  }
}

package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The sources on the lab page are those of the repository, all of them and to the letter. */
class SourcesIT {
  private static Document page;

  @BeforeAll
  static void read() throws Exception {
    page = Site.pages().get(Site.LAB_PAGE);
  }

  @Test
  void everySourceFileIsThereOnceAsItIs() throws Exception {
    List<String> shown = page.select(".numbered code").stream().map(SourcesIT::text).toList();
    List<String> files = new ArrayList<>();
    for (Path file : sources()) {
      files.add(withoutCallouts(Files.readString(file)));
    }
    assertThat(files).hasSizeGreaterThan(80);
    assertThat(shown).containsExactlyInAnyOrderElementsOf(files);
  }

  private static String text(Element code) {
    Element copy = code.clone();
    copy.select(".conum").remove();
    return copy.wholeText();
  }

  private static String withoutCallouts(String file) {
    return file.stripTrailing().replaceAll("(?m)<\\d+>$", "");
  }

  @Test
  void aListingIsCalledAsItsFile() throws Exception {
    List<String> names = sources().stream().map(file -> file.getFileName().toString()).toList();
    List<String> ids = page.select(".numbered").eachAttr("id");
    assertThat(ids.stream().map(id -> id.replaceAll("^(common|lab-\\d-\\d)-", "")))
        .containsExactlyInAnyOrderElementsOf(names);
  }

  @Test
  void everyLineBeginsWithItsAddress() {
    for (Element listing : page.select(".numbered")) {
      Element code = listing.expectFirst("code").clone();
      for (Element link : code.select("a[data-line]")) {
        assertThat(link.attr("href")).isEqualTo("#" + link.id());
        link.text(link.id() + ">");
      }
      List<String> lines = code.wholeText().lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        assertThat(lines.get(i)).startsWith(listing.id() + "-L" + (i + 1) + ">");
      }
    }
  }

  @Test
  void thePointOfEachExerciseIsExplained() {
    assertThat(explained("JobGraphJob.java")).contains("disableChaining()", ".keyBy(");
    assertThat(explained("ReplayJob.java")).contains(".keyBy(");
    assertThat(explained("RequestAssembler.java")).contains("ValueState<OpenRequest> open;");
    assertThat(explained("BrokenKeyJob.java")).contains("switch (edge)", ".rebalance()");
    assertThat(explained("HashMapAssembler.java")).contains("Map<String, OpenRequest> open;");
    assertThat(explained("ParallelismJob.java")).contains(".keyBy(", "SubtaskLoggingAssembler()");
  }

  /** The lines of a listing that have a callout. */
  private static String explained(String id) {
    return String.join(
        "\n",
        page.getElementById(id)
            .expectFirst("code")
            .wholeText()
            .lines()
            .filter(line -> line.matches(".*\\(\\d\\)"))
            .toList());
  }

  private static List<Path> sources() throws Exception {
    try (Stream<Path> files = Files.walk(Site.ROOT, 12)) {
      return files
          .filter(
              file ->
                  Site.ROOT
                      .relativize(file)
                      .toString()
                      .replace('\\', '/')
                      .matches(
                          "student\\.yaml|(common|lab-\\d-\\d-[^/]+)/(worksheet\\.yaml|src/main/java/.*\\.java)"))
          .toList();
    }
  }
}

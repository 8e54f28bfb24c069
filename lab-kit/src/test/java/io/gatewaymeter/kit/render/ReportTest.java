package io.gatewaymeter.kit.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.render.Report.Checked;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class ReportTest {
  private static final ReportPage PAGE = ReportPage.of(ReportTest.class);

  private static final String HOSTILE =
      "<script>alert('x')</script>\"&amp; \u202Eright to left\u202C שלום \uD83D\uDE00";

  private static final List<Checked> PASSED = List.of(new Checked("Nothing is lost", null));

  record Seen(
      String flinkVersion,
      String on,
      String jobCode,
      int total,
      List<String> ids,
      Map<String, Integer> sizes,
      List<Box> boxes,
      List<Edge> edges) {}

  record Box(String id, List<String> operators, int parallelism, long recordsIn, long recordsOut) {}

  record Edge(String from, String to, String shipStrategy) {}

  record Bare(String flinkVersion, String on, String jobCode) {}

  @Test
  void textFromOutsideStaysText() throws Exception {
    String longId = "r-" + "9".repeat(20_000);
    Page page = Page.parse(html(seen(HOSTILE, longId, "' onload='x", "]]>")));
    assertThat(page.texts("bdi")).containsExactly(HOSTILE, longId, "' onload='x", "]]>");
    assertThat(page.elements("script")).isEmpty();
    assertThat(page.texts("td")).contains(HOSTILE);
    assertThat(page.texts("dt")).contains(HOSTILE);
  }

  @Test
  void aPredictionStandsBesideWhatHappenedAndStaysText() throws Exception {
    List<Report.Predicted> predicted =
        List.of(new Report.Predicted("How many?", HOSTILE, "3 & no more"));
    Page page = Page.parse(PAGE.html(new Report("2.9", "sample", seen("r-1"), PASSED, predicted)));
    assertThat(page.texts("h2")).contains("What you expected");
    assertThat(page.texts("td")).containsSubsequence(HOSTILE, "3 & no more");
  }

  @Test
  void withoutAPredictionThereIsNoSuchSection() throws Exception {
    assertThat(Page.parse(html(seen("r-1"))).texts("h2")).doesNotContain("What you expected");
  }

  @Test
  void aControlCharacterShowsAsTheReplacementCharacter() throws Exception {
    Page page = Page.parse(html(seen("a\u0000b\u0007c\u001Bd\u0085e\uFFFEf", "tab\tstays")));
    assertThat(page.texts("bdi"))
        .containsExactly("a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf", "tab\tstays");
  }

  @Test
  void aTextTooLongForItsBoxIsCutBetweenLettersAndWholeInItsTooltip() throws Exception {
    String id = "\uD83D\uDE00".repeat(50);
    Page page = Page.parse(html(seen(id)));
    assertThat(page.texts("text")).contains("\uD83D\uDE00".repeat(14) + "…");
    assertThat(page.texts("title")).contains(id);
  }

  @Test
  void isOneFileThatAsksForNoOther() {
    assertThat(html(seen("r-1")))
        .doesNotContain("http:", "https:", "//", "@import", "<script", "<link", "<img", "src=")
        .doesNotContainPattern("url\\((?!#arrowhead\\))");
  }

  @Test
  void saysItsLanguageAndTitleAndNamesItsPictures() throws Exception {
    Page page = Page.parse(html(seen("r-1")));
    assertThat(page.document().getDocumentElement().getAttribute("lang")).isEqualTo("en");
    assertThat(page.texts("title")).first().isEqualTo("Lab 2.9: sample");
    for (String landmark : List.of("header", "main", "footer", "h1")) {
      assertThat(page.elements(landmark)).as(landmark).hasSize(1);
    }
    Element picture = page.elements("svg").get(1);
    assertThat(picture.getAttribute("role")).isEqualTo("img");
    assertThat(picture.getAttribute("aria-labelledby")).isEqualTo("boxes-title boxes-desc");
    assertThat(page.texts("caption")).containsExactly("Sizes");
  }

  @Test
  void theRestOfALongListOfIdsIsFolded() throws Exception {
    Page page = Page.parse(html(seen("a", "b", "c", "d", "e", "f")));
    assertThat(page.texts("bdi")).containsExactly("a", "b", "c", "d", "e", "f");
    assertThat(page.texts("summary")).containsExactly("and 4 more");
  }

  @Test
  void aBarIsToScaleAndZeroHasNone() throws Exception {
    Page page = Page.parse(html(seen("r-1")));
    assertThat(
            page.elements("span").stream()
                .map(it -> it.getAttribute("style"))
                .filter(style -> !style.isEmpty()))
        .containsExactly("width: 25%", "width: 0.3%");
    assertThat(page.texts("dd").stream().map(String::strip))
        .containsExactly("0 of 4,000 lines", "1,000 of 4,000 lines", "1 of 4,000 lines");
  }

  @Test
  void anEdgeNamesItsShipStrategyAndABoxThatIsNotTheOneBefore() throws Exception {
    assertThat(Page.parse(html(seen("r-1"))).texts("li"))
        .contains("HASH1,234,567 records", "FORWARD1 recordfrom box 1");
  }

  @Test
  void aFailedCheckIsSaidAtTheTopAndShownAtTheEnd() {
    List<Checked> checks =
        List.of(PASSED.get(0), new Checked("All adds up", "3 lines are not 2 + 0."));
    assertThat(PAGE.html(new Report("2.9", "sample", seen("r-1"), checks, List.of())))
        .contains("Checks passed: 1 of 2. The job, or what measured it, is broken")
        .contains("All adds up: 3 lines are not 2 + 0.");
    assertThat(html(seen("r-1"))).contains("Checks passed: 1 of 1.").doesNotContain("broken");
  }

  @Test
  void theSameEvidenceGivesTheSameTextInEveryLocaleAndTimeZone() {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    String plain = html(seen("r-1"));
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Chatham"));
      assertThat(html(seen("r-1"))).isEqualTo(plain).contains("1,234,567").contains("120.12");
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  @Test
  void theEvidenceFileGivesTheSamePageAsTheEvidence() throws Exception {
    Seen seen = seen(HOSTILE);
    String json = Json.MAPPER.writeValueAsString(seen);
    assertThat(html(Json.MAPPER.readValue(json, Seen.class))).isEqualTo(html(seen));
  }

  @Test
  void aTemplateThatAsksForWhatEvidenceLacksIsWrong() {
    assertThatIllegalStateException()
        .isThrownBy(() -> html(new Bare("2.3.0", "embedded", "c0de")))
        .withMessageStartingWith("The report's template is wrong: ")
        .withMessageContaining("evidence.total");
  }

  @Test
  void aLabWithoutATemplateIsWrong() {
    assertThatIllegalStateException()
        .isThrownBy(() -> ReportPage.of(Json.class))
        .withMessage(
            "A report needs a template: add the resource io/gatewaymeter/json/report.ftlh.");
  }

  private static String html(Record evidence) {
    return PAGE.html(new Report("2.9", "sample", evidence, PASSED, List.of()));
  }

  private static Seen seen(String... ids) {
    Map<String, Integer> sizes = new TreeMap<>(Map.of("a", 1_000, HOSTILE, 0, "b", 1));
    return new Seen(
        "2.3.0",
        "embedded",
        "c0de",
        4_000,
        List.of(ids),
        sizes,
        List.of(
            new Box("v1", List.of("source", HOSTILE), 4, 0, 1_234_567),
            new Box("v2", List.of("assemble"), 1, 1_234_567, 1),
            new Box("v3", List.of("sink"), 4, 1, 0)),
        List.of(new Edge("v1", "v2", "HASH"), new Edge("v1", "v3", "FORWARD")));
  }
}

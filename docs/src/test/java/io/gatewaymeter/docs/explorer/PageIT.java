package io.gatewaymeter.docs.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.docs.Browser;
import io.gatewaymeter.kit.testing.FullDepth;
import java.nio.file.Files;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** The explorer as a reader uses it, who has a keyboard and no mouse. */
@FullDepth
class PageIT {
  @RegisterExtension private final Browser browser = new Browser();
  private final Explorer page = new Explorer(browser);

  @BeforeEach
  void open() {
    browser.open("key-groups.html");
  }

  @ParameterizedTest
  @CsvSource({"1, 0, 0 to 127", "2, 1, 64 to 127", "4, 2, 64 to 95", "8, 5, 80 to 95"})
  void theRequestOfTheCourseIsInKeyGroup87(int parallelism, int subtask, String range) {
    page.type("parallelism", parallelism);
    assertThat(browser.text("kg-answer"))
        .startsWith(
            "r-4f1a is in key group 87, which subtask " + subtask + " owns. It comes from Kafka")
        .contains("from Kafka partition 3, through");
    assertThat(browser.text("kg-range")).isEqualTo(range);
    assertThat(browser.text("kg-hash")).isEqualTo("-988036867");
    assertThat(browser.text("kg-mixed")).isEqualTo("2009746647");
  }

  /** So nothing moves when the scripts come, and something is there if they do not. */
  @Test
  void theExampleThatIsThereWithoutScriptsIsWhatTheScriptsMakeOfIt() throws Exception {
    assertThat(form(browser.run("return document.body.outerHTML").toString()))
        .isEqualTo(form(Files.readString(Browser.SITE.resolve("key-groups.html"))));
  }

  /** The form as HTML, but for the drawn strips and marks that say that all is well. */
  private static String form(String html) {
    Element form = Jsoup.parse(html).expectFirst("#kg-form");
    form.select(".kg-strip").empty();
    form.select("[aria-invalid=false]").removeAttr("aria-invalid");
    form.select("[class~=^$]").removeAttr("class");
    return form.outerHtml();
  }

  @Test
  void theReaderIsThatOfTheConnector() {
    page.type("parallelism", 4);
    assertThat(browser.text("kg-answer")).endsWith("Kafka partition 3, through reader 1.");
    assertThat(browser.text("kg-reader-how"))
        .isEqualTo("subtask of the source that reads partition 3 of gateway-events");
  }

  @Test
  void whatThePageSuggestsToTryIsSo() {
    page.type("max", 100);
    assertThat(browser.text("kg-answer")).startsWith("r-4f1a is in key group 47, which subtask 1 ");
    page.press("max-default", Keys.ENTER);
    page.type("id", "r-4f1b");
    assertThat(browser.text("kg-hash")).isEqualTo("-988036866");
    assertThat(browser.text("kg-answer")).startsWith("r-4f1b is in key group 26, ");
  }

  @Test
  void theMovesAreThoseFromOneToEightAndTheTypedOne() {
    page.type("parallelism", 10);
    assertThat(page.rows("moves"))
        .containsExactly(
            List.of("1", "0", "0 to 127", "0"),
            List.of("2", "1", "64 to 127", "0\n1"),
            List.of("4", "2", "64 to 95", "0\n1\n2\n3"),
            List.of("8", "5", "80 to 95", "0\n1\n2\n3\n4\n5\n6\n7"),
            List.of("10", "6", "77 to 89", "0\n1\n2\n3\n4\n5\n6\n7\n8\n9"));
    page.type("max", 4);
    page.type("parallelism", 2);
    assertThat(page.rows("moves")).extracting(row -> row.get(0)).containsExactly("1", "2", "4");
  }

  @Test
  void theMaximumFollowsTheParallelismUntilItIsTyped() {
    page.type("parallelism", 86);
    assertThat(page.value("max")).isEqualTo("256");
    page.type("max", 300);
    page.type("parallelism", 200);
    assertThat(page.value("max")).isEqualTo("300");
    page.press("max-default", Keys.SPACE);
    assertThat(page.value("max")).isEqualTo("512");
    assertThat(page.focused()).isEqualTo("kg-max");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          id          | ""      | The request id is empty: type one, for example r-4f1a.
          id          | "  "    | The request id is empty: type one, for example r-4f1a.
          id          | "r-1 "  | The request id begins or ends with a space: delete it.
          parallelism | ""      | The parallelism must be a whole number from 1 to 32768, written in digits.
          parallelism | 0       | The parallelism must be a whole number from 1 to 32768, written in digits.
          parallelism | -4      | The parallelism must be a whole number from 1 to 32768, written in digits.
          parallelism | 4.0     | The parallelism must be a whole number from 1 to 32768, written in digits.
          parallelism | 1e3     | The parallelism must be a whole number from 1 to 32768, written in digits.
          parallelism | ٤       | The parallelism must be a whole number from 1 to 32768, written in digits.
          parallelism | 32769   | The parallelism must be a whole number from 1 to 32768, written in digits.
          max         | four    | The maximum parallelism must be a whole number from 1 to 32768, written in digits.
          max         | 3       | The maximum parallelism must be at least the parallelism, which is 4.
          """)
  void aWrongFieldHasOneSentenceAndNoNumber(String field, String text, String sentence) {
    page.type(field, text);
    assertThat(page.errors()).containsExactly(field + ": " + sentence);
    assertThat(browser.text("kg-answer")).isEqualTo("No result while a field is wrong.");
    assertThat(browser.text("kg-one")).isEmpty();
    page.type(field, field.equals("id") ? "r-7d28" : "8");
    assertThat(page.errors()).isEmpty();
    assertThat(browser.text("kg-one")).isNotEmpty();
  }

  @Test
  void halfACharacterIsRefused() {
    browser.run(
        "const id = document.getElementById('kg-id'); id.value = 'r-\\ud83d';"
            + "id.dispatchEvent(new Event('input'));");
    assertThat(page.errors())
        .containsExactly(
            "id: The request id has half of a two-part character (a lone surrogate): delete it.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void nothingIsWiderThanAPhone(String colours) {
    browser.colours(colours);
    browser.size(360, 740);
    page.type("parallelism", 32768);
    page.paste("id", "r-".repeat(100));
    page.paste("ids", "r-0001\n" + "x".repeat(300));
    assertThat(page.tooWide()).isEmpty();
    page.type("parallelism", 10);
    assertThat(page.tooWide()).isEmpty();
  }

  @Test
  void nothingIsWrittenToTheConsoleAndNoOtherHostIsAsked() {
    page.type("id", "r-9ca0");
    page.paste("ids", "r-0001");
    assertThat(browser.console()).isEmpty();
    assertThat(browser.requests())
        .contains(Browser.SITE.resolve("key-groups/page.js").toUri().toString())
        .allMatch(address -> address.startsWith("file:") || address.equals("about:blank"));
  }
}

package io.gatewaymeter.docs.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.docs.Browser;
import io.gatewaymeter.kit.testing.FullDepth;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/** The address carries what was typed, so that a view can be linked. */
@FullDepth
class AddressIT {
  private static final String PAGE = Browser.SITE.resolve("key-groups.html").toUri().toString();

  @RegisterExtension private final Browser browser = new Browser();
  private final Explorer page = new Explorer(browser);

  @Test
  void whatIsTypedComesBackFromTheAddress() {
    browser.open("key-groups.html");
    page.type("id", "a&b=c #+%ä漢🚀");
    page.type("parallelism", 8);
    page.type("max", 100);
    page.paste("ids", "r-4f1a\nr-7d28");
    String url = browser.url();
    String answer = browser.text("kg-answer");
    browser.open("index.html");
    browser.open(url.substring(PAGE.length() - "key-groups.html".length()));
    assertThat(List.of("id", "parallelism", "max", "ids"))
        .extracting(page::value)
        .containsExactly("a&b=c #+%ä漢🚀", "8", "100", "r-4f1a\nr-7d28");
    assertThat(browser.text("kg-answer")).isEqualTo(answer).contains("a&b=c #+%ä漢🚀 is in");
  }

  @Test
  void aMaximumThatFollowsIsNotInTheAddress() {
    browser.open("key-groups.html");
    page.type("parallelism", 8);
    assertThat(browser.url()).isEqualTo(PAGE + "#id=r-4f1a&parallelism=8");
  }

  @Test
  void whatIsWrongDoesNotGetIntoTheAddress() {
    browser.open("key-groups.html#id=r-4f1a&parallelism=8");
    page.type("parallelism", "8x");
    assertThat(browser.url()).isEqualTo(PAGE + "#id=r-4f1a&parallelism=8");
  }

  @Test
  void aWrongAddressHasTheFieldsSentence() {
    browser.open("key-groups.html#id=r-4f1a&parallelism=300&max=100");
    assertThat(page.errors())
        .containsExactly(
            "max: The maximum parallelism must be at least the parallelism, which is 300.");
  }

  @Test
  void anotherAddressOnTheSamePageIsFollowed() {
    browser.open("key-groups.html#id=r-4f1a&parallelism=8&max=100");
    page.followed(() -> browser.run("location.hash = '#id=r-7d28'"));
    assertThat(List.of("id", "parallelism", "max"))
        .extracting(page::value)
        .containsExactly("r-7d28", "4", "128");
  }

  @Test
  void theLinksOfThePageShowTheirViewAndLeadToIt() {
    browser.open("key-groups.html");
    browser.run("document.querySelector('[href*=\"id=r-4f1b\"]').focus()");
    page.followed(() -> browser.press(Keys.ENTER));
    assertThat(browser.text("kg-answer")).startsWith("r-4f1b is in key group 26, which subtask 0 ");
    assertThat(page.focused()).isEqualTo("kg-answer");
    assertThat(browser.url()).isEqualTo(PAGE + "#id=r-4f1b&parallelism=4");
  }

  @Test
  void theAddressOfASectionChangesNothing() {
    browser.open("key-groups.html#why-it-is-so");
    assertThat(browser.url()).isEqualTo(PAGE + "#why-it-is-so");
    assertThat(browser.text("kg-answer")).startsWith("r-4f1a is in key group 87");
  }

  @Test
  void aTextThatIsTooLongStaysOutAndThePageSaysSo() {
    browser.open("key-groups.html");
    page.paste("ids", "r-4f1a\n".repeat(400));
    page.press("ids", Keys.END);
    assertThat(browser.text("kg-ids-long"))
        .isEqualTo(
            "This text is too long for an address: a link to this page carries the other fields"
                + " only.");
    assertThat(browser.url()).isEqualTo(PAGE + "#id=r-4f1a&parallelism=4");
    page.paste("ids", "r-4f1a");
    assertThat(browser.text("kg-ids-long")).isEmpty();
    assertThat(browser.url()).isEqualTo(PAGE + "#id=r-4f1a&parallelism=4&ids=r-4f1a");
  }
}

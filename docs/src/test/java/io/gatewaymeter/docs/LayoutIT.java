package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.testing.FullDepth;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;

/** How the pages look in a browser: on a phone and on a desk, light and dark. */
@FullDepth
class LayoutIT {
  private static final int PHONE = 360;
  private static final int DESK = 1280;

  @RegisterExtension private final Browser browser = new Browser();

  static Set<String> pages() throws IOException {
    return Site.pages().keySet();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void noPageIsWiderThanItsScreen(String page) {
    for (int width : List.of(PHONE, 800, DESK)) {
      browser.size(width, 800);
      browser.open(page);
      assertThat(browser.run("return document.documentElement.scrollWidth"))
          .as("width at %d", width)
          .isEqualTo((long) width);
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyTextStandsOutFromItsGround(String page) {
    browser.open(page);
    for (String scheme : List.of("light", "dark")) {
      browser.colours(scheme);
      assertThat(browser.run(FAINT)).as(scheme).isEqualTo(List.of());
    }
  }

  @Test
  void faintTextIsFound() {
    browser.open("index.html");
    browser.run("document.querySelector('h1').style.color = '#999999'");
    assertThat(browser.run(FAINT)).isEqualTo(List.of("2.85 GatewayMeter labs"));
  }

  /** Texts with a contrast below 4.5, as WCAG 2 defines it; of each pair of colours the first. */
  private static final String FAINT =
      """
      const rgb = colour => (colour.match(/[\\d.]+/g) || []).map(Number);
      const channel = c => (c /= 255) <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4;
      const luminance = ([r, g, b]) => .2126 * channel(r) + .7152 * channel(g) + .0722 * channel(b);
      const ground = e => {
        for (; e; e = e.parentElement) {
          const colour = rgb(getComputedStyle(e).backgroundColor);
          if (colour.length === 3) return colour;
        }
        return [255, 255, 255];
      };
      const seen = new Set();
      const faint = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (!text.data.trim() || element.closest('svg, script, style')) continue;
        const ink = rgb(getComputedStyle(element).color);
        const paper = ground(element);
        if (seen.has(ink + '/' + paper)) continue;
        seen.add(ink + '/' + paper);
        const [light, dark] = [luminance(ink), luminance(paper)].sort((a, b) => b - a);
        const contrast = (light + .05) / (dark + .05);
        if (contrast < 4.5) faint.push(contrast.toFixed(2) + ' ' + text.data.trim().slice(0, 40));
      }
      return faint;
      """;

  @ParameterizedTest
  @MethodSource("pages")
  void aPageAsksForFilesOfTheSiteAlone(String page) {
    browser.open(page);
    assertThat(browser.requests())
        .allMatch(
            address ->
                address.startsWith(Browser.SITE.toUri().toString())
                    || address.equals("about:blank")
                    || address.startsWith("data:"));
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void theFirstTabLeadsPastTheNavigation() {
    browser.open("index.html");
    browser.press(Keys.TAB, Keys.ENTER);
    assertThat(browser.url()).endsWith("index.html#content");
  }

  @Test
  void onAPhoneTheNavigationIsFolded() {
    browser.size(PHONE, 800);
    browser.open("index.html");
    assertThat(shown()).isEqualTo(List.of("folded Pages", "folded On this page"));
    browser.size(DESK, 800);
    assertThat(shown()).isEqualTo(List.of("site Pages", "toc2 On this page"));
  }

  private Object shown() {
    return browser.run(
        "return [...document.querySelectorAll('nav')].filter(n => n.checkVisibility())"
            + ".map(n => n.className + ' ' + n.getAttribute('aria-label'))");
  }

  @Test
  void aLinkToALineUnfoldsItsFile() {
    browser.open(Site.LAB_PAGE + "#Event.java-L3");
    browser.waitUntil(
        "(({top}) => top >= 0 && top < innerHeight)"
            + "(document.getElementById('Event.java-L3').getBoundingClientRect())");
    assertThat(browser.run("return document.getElementById('Event.java-L3').checkVisibility()"))
        .isEqualTo(true);
  }
}

package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.testing.FullDepth;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Nothing moves while a page loads: what can be read already stays where it is when the pictures
 * and the scripts arrive.
 */
@FullDepth
class LoadingIT {
  /** Where each visible element begins and how wide it is: it may grow downwards, over nothing. */
  private static final String PLACES =
      """
      const done = arguments[arguments.length - 1];
      const places = () => new Map([...frame.contentDocument.body.querySelectorAll('*')]
        .filter(it => it.checkVisibility())
        .map(it => [it, it.getBoundingClientRect()])
        .map(([it, {left, top, width}]) => [it, [left, top, width].join()]));
      const name = it => it.id ? '#' + it.id : it.localName + ' ' + it.textContent.trim().slice(0, 30);
      """;

  /** Opens a page in a frame and waits until it waits for nothing but what the host keeps back. */
  private static final String BEGIN =
      """
      window.frame = document.body.appendChild(document.createElement('iframe'));
      frame.style = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
      frame.onload = () => window.loaded = true;
      frame.src = arguments[0];
      const look = () => {
        const page = frame.contentDocument;
        // A script stops the parser, so what follows it is not there yet.
        const read = page.readyState !== 'loading' || page.querySelector('script');
        const styled = [...page.querySelectorAll('link[rel=stylesheet]')].every(it => it.sheet);
        if (page.URL === 'about:blank' || !read || !styled) return setTimeout(look, 10);
        window.before = places();
        done();
      };
      look();
      """;

  /** Waits until all is there, and says what is elsewhere. */
  private static final String END =
      """
      const look = () => {
        if (!window.loaded) return setTimeout(look, 10);
        const after = places();
        done([...before].filter(([it, place]) => after.has(it) && after.get(it) !== place)
          .map(([it]) => name(it)));
      };
      look();
      """;

  @RegisterExtension private final Browser browser = new Browser();

  static Set<String> pages() throws IOException {
    return Site.pages().keySet();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void nothingMovesWhileAPageLoads(String page) throws Exception {
    assertThat(moved(page, Map.of())).isEqualTo(List.of());
  }

  @Test
  void aPictureWithoutItsSizeIsFound() throws Exception {
    String sizeless = "<p id='above'>a</p><img src='pictures/report-2.1.png'><p id='below'>b</p>";
    assertThat(moved("mutant.html", Map.of("mutant.html", sizeless)))
        .asString()
        .contains("#below")
        .doesNotContain("#above");
  }

  @Test
  void aScriptThatMakesRoomForMoreIsFound() throws Exception {
    String page =
        "<p id='above'>a</p><output id='late'></output><p id='below'>b</p>"
            + "<script src='late.js'></script>";
    String script = "document.getElementById('late').innerHTML = '<p>more</p>'";
    assertThat(moved("mutant.html", Map.of("mutant.html", page, "late.js", script)))
        .asString()
        .contains("#below")
        .doesNotContain("#above");
  }

  private Object moved(String page, Map<String, String> mutants) throws Exception {
    Map<String, String> pages = new TreeMap<>(mutants);
    pages.put("around.html", "<!DOCTYPE html><title>A page in a frame</title>");
    try (SlowHost host = SlowHost.start(pages)) {
      browser.open(host.uri().resolve("around.html"));
      browser.runUntilCalledBack(PLACES + BEGIN, page);
      host.goOn();
      return browser.runUntilCalledBack(PLACES + END);
    }
  }
}

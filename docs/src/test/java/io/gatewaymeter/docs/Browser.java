package io.gatewaymeter.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.json.Json;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/**
 * A browser that shows pages of the built site, for a field with {@code @RegisterExtension}. All
 * tests share one Chromium; each starts with an empty page of 1280 × 800 pixels in light colours.
 * Without a Chromium each test is skipped.
 */
public final class Browser implements BeforeEachCallback {
  public static final Path SITE = Site.FOLDER;

  private ChromeDriver driver;

  @Override
  public void beforeEach(ExtensionContext context) {
    driver =
        context
            .getRoot()
            .getStore(ExtensionContext.Namespace.create(Browser.class))
            .getOrComputeIfAbsent(Chromium.class, key -> started(), Chromium.class)
            .driver();
    driver.get("about:blank");
    size(1280, 800);
    colours("light");
    driver.manage().logs().get(LogType.BROWSER);
    driver.manage().logs().get(LogType.PERFORMANCE);
  }

  /** The size of the viewport in CSS pixels, of which each is one pixel of a screenshot. */
  public void size(int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    waitUntil("innerWidth === %d && innerHeight === %d".formatted(width, height));
  }

  /** What the reader prefers: {@code light} or {@code dark}. */
  public void colours(String scheme) {
    Map<String, String> feature = Map.of("name", "prefers-color-scheme", "value", scheme);
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of(feature)));
    waitUntil("matchMedia('(prefers-color-scheme: %s)').matches".formatted(scheme));
  }

  /** Loads a page of the site anew, say {@code index.html} or {@code index.html#labs}. */
  public void open(String page) {
    open(URI.create(SITE.toUri() + page));
  }

  /** Loads any page anew. */
  void open(URI page) {
    driver.get("about:blank");
    driver.get(page.toString());
  }

  /** Runs JavaScript in the page and returns what it returns; whole numbers come as Long. */
  public Object run(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** Waits as long as it takes a busy machine until something is so, in JavaScript. */
  public void waitUntil(String condition) {
    runUntilCalledBack(
        "const done = arguments[0]; const look = () => (%s) ? done() : setTimeout(look, 10); look();"
            .formatted(condition));
  }

  /** Runs JavaScript, whose last argument is a function, and returns what that is called with. */
  Object runUntilCalledBack(String script, Object... arguments) {
    return driver.executeAsyncScript(script, arguments);
  }

  /** Presses keys, one after another, wherever the focus is. */
  public void press(CharSequence... keys) {
    new Actions(driver).sendKeys(keys).perform();
  }

  /** Presses a key while another one is held down. */
  public void pressWith(Keys held, CharSequence key) {
    new Actions(driver).keyDown(held).sendKeys(key).keyUp(held).perform();
  }

  /** Pastes text where the focus is, through the browser's clipboard. */
  public void paste(String text) {
    run(
        "const focused = document.activeElement;"
            + "const copied = document.body.appendChild(document.createElement('textarea'));"
            + "copied.value = arguments[0]; copied.select(); document.execCommand('copy');"
            + "copied.remove(); focused.focus();",
        text);
    pressWith(Keys.CONTROL, "v");
  }

  /** The text of an element that the reader sees; empty if it is hidden. */
  public String text(String id) {
    return driver.findElement(By.id(id)).getText();
  }

  public String url() {
    return run("return location.href").toString();
  }

  /** What was written to the console since the last call or the test's start, errors included. */
  public List<String> console() {
    List<String> messages = new ArrayList<>();
    for (LogEntry entry : driver.manage().logs().get(LogType.BROWSER)) {
      messages.add(entry.getMessage());
    }
    return messages;
  }

  /** The addresses that were asked for since the last call or the test's start, pages included. */
  public List<String> requests() {
    List<String> addresses = new ArrayList<>();
    for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
      Map<String, Object> event = map(new Json().toType(entry.getMessage(), Json.MAP_TYPE));
      Map<String, Object> message = map(event.get("message"));
      if (message.get("method").equals("Network.requestWillBeSent")) {
        addresses.add(map(map(message.get("params")).get("request")).get("url").toString());
      }
    }
    return addresses;
  }

  @SuppressWarnings("unchecked") // A JSON object.
  private static Map<String, Object> map(Object object) {
    return (Map<String, Object>) object;
  }

  private static Chromium started() {
    try {
      return Chromium.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

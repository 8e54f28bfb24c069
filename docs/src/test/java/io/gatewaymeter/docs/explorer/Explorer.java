package io.gatewaymeter.docs.explorer;

import io.gatewaymeter.docs.Browser;
import java.util.List;
import org.openqa.selenium.Keys;

/** What a test does with the explorer's page: by keyboard. */
record Explorer(Browser browser) {

  /** Goes to a field with the Tab key and types over what it holds. */
  void type(String field, Object text) {
    goTo(field);
    browser.pressWith(Keys.CONTROL, "a");
    browser.press(Keys.BACK_SPACE, text.toString());
  }

  /** Goes to an element with the Tab key and presses one more. */
  void press(String element, Keys key) {
    goTo(element);
    browser.press(key);
  }

  /** Goes to a field with the Tab key and pastes over what it holds. */
  void paste(String field, String text) {
    goTo(field);
    browser.pressWith(Keys.CONTROL, "a");
    browser.paste(text);
  }

  /** Does what leads to another address of the page, and waits until the page has followed it. */
  void followed(Runnable navigation) {
    // The page's own listener was there first.
    run("window.followed = false; addEventListener('hashchange', () => { followed = true; });");
    navigation.run();
    browser.waitUntil("followed");
  }

  String value(String field) {
    return run("return document.getElementById('kg-' + arguments[0]).value;", field).toString();
  }

  String focused() {
    return run("return document.activeElement.id;").toString();
  }

  /** The visible text of the cells of a table. */
  List<List<String>> rows(String table) {
    Object rows =
        run(
            "return [...document.getElementById('kg-' + arguments[0]).rows]"
                + ".map((row) => [...row.cells].map((cell) => cell.innerText));",
            table);
    return ((List<?>) rows).stream().map(Explorer::strings).toList();
  }

  /** For each subtask the number of its ids and of its lines, as they are written. */
  List<List<String>> numbersOfSpread() {
    return rows("spread").stream().map(row -> row.subList(2, 4)).toList();
  }

  /** The fields that are marked as invalid, each with the text that a screen reader reads to it. */
  List<String> errors() {
    return strings(
        run(
            "return [...document.querySelectorAll('[aria-invalid=true]')].map((field) =>"
                + " field.id.slice(3) + ': ' + document.getElementById("
                + "field.getAttribute('aria-describedby').split(' ')[0]).innerText);"));
  }

  /** What sticks out of the viewport, the page itself included. */
  List<String> tooWide() {
    return strings(
        run(
            "const wide = [...document.querySelectorAll('.kg *')].filter((it) =>"
                + " it.getBoundingClientRect().right > innerWidth + 0.5);"
                + "return (document.documentElement.scrollWidth > innerWidth ? ['page'] : [])"
                + ".concat(wide.map((it) => it.outerHTML.slice(0, 200)));"));
  }

  /** By the link that skips the navigation, and then field by field, forwards or backwards. */
  private void goTo(String name) {
    String field = "kg-" + name;
    if (focused().isEmpty()) {
      browser.press(Keys.TAB);
      browser.press(Keys.ENTER);
    }
    Object isAfter =
        run(
            "return (document.activeElement.compareDocumentPosition("
                + "document.getElementById(arguments[0])) & 4) > 0;",
            field);
    for (int i = 0; i < 20 && !focused().equals(field); i++) {
      if (isAfter.equals(true)) {
        browser.press(Keys.TAB);
      } else {
        browser.pressWith(Keys.SHIFT, Keys.TAB);
      }
    }
    if (!focused().equals(field)) {
      throw new AssertionError("Twenty times Tab does not reach " + field);
    }
  }

  private static List<String> strings(Object list) {
    return ((List<?>) list).stream().map(String::valueOf).toList();
  }

  private Object run(String script, Object... arguments) {
    return browser.run(script, arguments);
  }
}

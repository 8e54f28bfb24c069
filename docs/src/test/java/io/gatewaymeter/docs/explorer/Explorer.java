package io.gatewaymeter.docs.explorer;

import io.gatewaymeter.docs.Browser;
import java.util.List;
import org.openqa.selenium.Keys;

/** What a test does with the explorer's page: by keyboard. */
record Explorer(Browser browser) {

  /** Goes to a field with the Tab key and types over what it holds. */
  void type(String field, Object text) {
    goTo(field);
    browser.press(Keys.chord(Keys.CONTROL, "a"), Keys.BACK_SPACE, text.toString());
  }

  /** Goes to an element with the Tab key and presses one more. */
  void press(String element, Keys key) {
    goTo(element);
    browser.press(key);
  }

  /** Goes to a field with the Tab key and pastes over what it holds. */
  void paste(String field, String text) {
    goTo(field);
    browser.press(Keys.chord(Keys.CONTROL, "a"));
    browser.paste(text);
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

  private void goTo(String field) {
    for (int i = 0; i < 100 && !focused().equals("kg-" + field); i++) {
      browser.press(Keys.TAB);
    }
    if (!focused().equals("kg-" + field)) {
      throw new AssertionError("A hundred times Tab does not reach " + field);
    }
  }

  private static List<String> strings(Object list) {
    return ((List<?>) list).stream().map(String::valueOf).toList();
  }

  private Object run(String script, Object... arguments) {
    return browser.run(script, arguments);
  }
}

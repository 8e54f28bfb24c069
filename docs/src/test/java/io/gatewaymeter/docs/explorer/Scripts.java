package io.gatewaymeter.docs.explorer;

import io.gatewaymeter.docs.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Collectors;

/** The functions of the explorer, as text that a browser runs. */
record Scripts(String text) {

  static Scripts ofTheSite() throws IOException {
    return new Scripts(read("flink.js") + read("kafka.js"));
  }

  /** The same with one mistake: the first piece of code is replaced by the second. */
  Scripts with(String code, String mistake) {
    if (!text.contains(code)) {
      throw new IllegalArgumentException("The scripts have no code " + code);
    }
    return new Scripts(text.replace(code, mistake));
  }

  /**
   * The first number that is not the true one, in a sentence; empty if there is none. All inputs
   * are computed in one call, since a call takes longer than a thousand of them.
   */
  <T> String firstDifference(Browser browser, List<T> inputs, List<Fact<T>> facts) {
    String all = facts.stream().map(Fact::script).collect(Collectors.joining(", "));
    List<?> rows =
        (List<?>) browser.run(text + "return arguments[0].map((it) => [" + all + "]);", inputs);
    for (int row = 0; row < inputs.size(); row++) {
      List<?> computed = (List<?>) rows.get(row);
      for (int i = 0; i < facts.size(); i++) {
        Fact<T> fact = facts.get(i);
        String truth = fact.truth().apply(inputs.get(row)).toString();
        if (!truth.equals(String.valueOf(computed.get(i)))) {
          return "%s: %s is %s, and %s in the browser"
              .formatted(quoted(inputs.get(row)), fact.name(), truth, computed.get(i));
        }
      }
    }
    return "";
  }

  private static String quoted(Object input) {
    return input instanceof String ? '"' + (String) input + '"' : input.toString();
  }

  private static String read(String script) throws IOException {
    return Files.readString(Browser.SITE.resolve("key-groups").resolve(script));
  }
}

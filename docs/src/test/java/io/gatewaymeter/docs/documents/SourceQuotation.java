package io.gatewaymeter.docs.documents;

import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Lines that a page quotes from a file: they stand there one after the other, but where the
 * quotation has a line with an ellipsis. Indentation and comments do not count.
 */
final class SourceQuotation {
  private SourceQuotation() {}

  /** The part of it that the file has not. */
  static Optional<String> problem(Block quoted, String file) {
    List<String> source = lines(file);
    for (String part : quoted.text().split("(?m)^\\s*…\\s*$")) {
      if (Collections.indexOfSubList(source, lines(part)) < 0) {
        return Optional.of(
            "%s quotes what %s has not: %s"
                .formatted(quoted.place(), quoted.file(), String.join(" ", lines(part))));
      }
    }
    return Optional.empty();
  }

  private static List<String> lines(String text) {
    return text.lines()
        .map(line -> line.replaceAll("(^|\\s)\\s*(//|<!--).*", "").strip())
        .filter(line -> !line.isEmpty())
        .toList();
  }
}

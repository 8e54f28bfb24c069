package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A few lines out of a source file, quoted under {@code [source,…,file=PATH]}, stand in that file:
 * one after the other, but where the quotation has a line with an ellipsis. Indentation and
 * comments at the end of a line do not count.
 */
class QuotedSourceIT {
  private static final Path PAGES = Path.of("src/docs/asciidoc");
  private static final Pattern QUOTATION =
      Pattern.compile("(?ms)^\\[source,[^\\]]*\\bfile=([^,\\]]+)[^\\]]*\\]\\n----\\n(.*?)^----$");
  private static final String ELLIPSIS = "…";

  @Test
  void everyQuotedLineIsInItsFile() throws Exception {
    List<String> missing = new ArrayList<>();
    int quotations = 0;
    for (Path page : pages()) {
      Matcher quotation = QUOTATION.matcher(Files.readString(page));
      while (quotation.find()) {
        quotations++;
        Path file = Path.of("..").resolve(quotation.group(1));
        List<String> source = lines(Files.readString(file));
        for (String part : quotation.group(2).split("(?m)^\\s*" + ELLIPSIS + "\\s*$")) {
          if (Collections.indexOfSubList(source, lines(part)) < 0) {
            missing.add("%s quotes what %s has not:%n%s".formatted(page, file, part));
          }
        }
      }
    }
    assertThat(missing).isEmpty();
    assertThat(quotations).isPositive();
  }

  private static List<String> lines(String text) {
    return text.lines()
        .map(line -> line.replaceAll("(^|\\s)\\s*(//|<!--).*", "").strip())
        .filter(line -> !line.isEmpty())
        .toList();
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(PAGES)) {
      return files.filter(file -> file.toString().endsWith(".adoc")).sorted().toList();
    }
  }
}

package io.gatewaymeter.kit.cluster.compose;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The repository's {@code compose.yaml}. */
final class ComposeFile {
  private ComposeFile() {}

  static Path path() throws Exception {
    Path classes =
        Path.of(ComposeFile.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path root = classes.getParent().getParent().getParent();
    return root.resolve("compose").resolve("compose.yaml");
  }

  static List<String> images() throws Exception {
    return values("image: (\\S+)").stream().distinct().toList();
  }

  /** What the first group of a pattern is in every line that it fits, in the file's order. */
  static List<String> values(String line) throws Exception {
    Pattern pattern = Pattern.compile("\\s*" + line);
    return Files.readAllLines(path()).stream()
        .map(pattern::matcher)
        .filter(matcher -> matcher.matches())
        .map(matcher -> matcher.group(1))
        .toList();
  }
}

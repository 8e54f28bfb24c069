package io.gatewaymeter.docs.tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A table that a page includes. Paths are from the root of the repository.
 *
 * @param committed the file that the page includes
 * @param measured where to leave what a run gave
 */
record Partial(Path committed, Path measured) {
  private static final Path ROOT = Path.of("..");

  /** By its file's name without {@code redistribution-}, as {@code plan}. */
  static Partial of(String name) {
    String file = "redistribution-%s.adoc".formatted(name);
    return new Partial(
        Path.of("docs/src/docs/asciidoc/_parts", file), Path.of("docs/target/tables", file));
  }

  /** Writes what a run gave; the first line in which the committed file differs, as a sentence. */
  Optional<String> problem(String run) throws IOException {
    Path out = ROOT.resolve(measured);
    Files.createDirectories(out.getParent());
    Files.writeString(out, run);
    Path file = ROOT.resolve(committed);
    return difference(Files.exists(file) ? Files.readString(file) : "", run)
        .map(
            difference ->
                "%s:%s If the run is right, copy %s over it."
                    .formatted(slashes(committed), difference, slashes(measured)));
  }

  /** The first line that differs, as {@code 7: the file has "…", the run gave "…".} */
  static Optional<String> difference(String file, String measured) {
    List<String> here = file.lines().toList();
    List<String> run = measured.lines().toList();
    for (int i = 0; i < Math.max(here.size(), run.size()); i++) {
      String line = i < here.size() ? here.get(i) : "";
      String wanted = i < run.size() ? run.get(i) : "";
      if (!line.equals(wanted) || i >= here.size() || i >= run.size()) {
        return Optional.of(
            "%d: the file has \"%s\", the run gave \"%s\".".formatted(i + 1, line, wanted));
      }
    }
    return Optional.empty();
  }

  private static String slashes(Path path) {
    return path.toString().replace('\\', '/');
  }
}

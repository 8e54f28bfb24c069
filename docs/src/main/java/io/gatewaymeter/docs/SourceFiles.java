package io.gatewaymeter.docs;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Every main source file of {@code common} and of the labs, and what a student fills in. */
final class SourceFiles {
  private SourceFiles() {}

  /** In the order of the lab page: by module, package and name. */
  static List<SourceFile> of(Path root) throws IOException {
    List<String> paths = new ArrayList<>(List.of("student.yaml"));
    for (String module : modules(root)) {
      try (Stream<Path> files = Files.walk(root.resolve(module))) {
        files
            .map(path -> root.relativize(path).toString().replace('\\', '/'))
            .filter(path -> path.matches("[^/]+/(src/main/java/.*\\.java|worksheet\\.yaml)"))
            .sorted(
                Comparator.comparing((String path) -> path.replaceAll("[^/]*$", ""))
                    .thenComparing(path -> path))
            .forEach(paths::add);
      }
    }
    Map<String, Long> names = paths.stream().collect(groupingBy(SourceFiles::name, counting()));
    List<SourceFile> sources = new ArrayList<>();
    for (String path : paths) {
      String module = path.contains("/") ? path.substring(0, path.indexOf('/')) : "";
      String prefix =
          names.get(name(path)) == 1 ? "" : module.replaceAll("(?<=lab-\\d-\\d).*", "") + "-";
      String text = Files.readString(root.resolve(path));
      sources.add(
          new SourceFile(
              module,
              path,
              prefix + name(path),
              path.endsWith(".java") ? Javadoc.firstSentence(text) : "",
              SourceFile.hasCallouts(text)));
    }
    return sources;
  }

  private static List<String> modules(Path root) throws IOException {
    try (Stream<Path> folders = Files.list(root)) {
      return folders
          .map(folder -> folder.getFileName().toString())
          .filter(name -> name.matches("common|lab-\\d-\\d-.*"))
          .sorted()
          .toList();
    }
  }

  private static String name(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }
}

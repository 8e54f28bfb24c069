package io.gatewaymeter.cli.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders as a whole. */
final class Folders {
  private Folders() {}

  /** Deletes a folder, which need not exist. */
  static void delete(Path folder) throws IOException {
    for (Path path : walk(folder).stream().sorted(Comparator.reverseOrder()).toList()) {
      Files.delete(path);
    }
  }

  /** Copies what is in a folder, which need not exist, into another one. */
  static void copy(Path folder, Path to) throws IOException {
    for (Path path : walk(folder)) {
      Path copy = to.resolve(folder.relativize(path).toString());
      if (Files.isDirectory(path)) {
        Files.createDirectories(copy);
      } else {
        Files.copy(path, copy);
      }
    }
  }

  private static List<Path> walk(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths.toList();
    }
  }
}

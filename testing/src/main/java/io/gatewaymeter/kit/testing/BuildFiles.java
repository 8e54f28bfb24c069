package io.gatewaymeter.kit.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What one build has written to the {@code target} folders of the modules.
 *
 * @param root the folder that the modules are in
 * @param start when the build began: older files are of another one
 */
record BuildFiles(Path root, Instant start) {

  /**
   * The files of all modules.
   *
   * @param folder below a module, as {@code target/grade}
   * @param names as {@code TEST-*.xml}
   */
  SortedSet<Path> find(String folder, String names) {
    SortedSet<Path> found = new TreeSet<>();
    try (DirectoryStream<Path> modules = Files.newDirectoryStream(root)) {
      for (Path module : modules) {
        if (Files.isDirectory(module.resolve(folder))) {
          try (DirectoryStream<Path> files =
              Files.newDirectoryStream(module.resolve(folder), names)) {
            for (Path file : files) {
              if (!Files.getLastModifiedTime(file).toInstant().isBefore(start)) {
                found.add(file);
              }
            }
          }
        }
      }
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The lines of a file, whatever its bytes are. */
  static List<String> lines(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

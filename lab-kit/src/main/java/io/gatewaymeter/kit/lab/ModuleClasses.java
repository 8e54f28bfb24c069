package io.gatewaymeter.kit.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The compiled classes of a module, whether they are in a folder or in a jar. */
final class ModuleClasses {
  private ModuleClasses() {}

  /**
   * All classes of the module of a type.
   *
   * @return class files by their paths, as {@code io/gatewaymeter/replay/ReplayJob.class}
   */
  static SortedMap<String, byte[]> of(Class<?> type) {
    Path code = LabFolder.codeOf(type);
    try {
      if (Files.isDirectory(code)) {
        return under(code);
      }
      try (FileSystem jar = FileSystems.newFileSystem(code)) {
        return under(jar.getPath("/"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SortedMap<String, byte[]> under(Path root) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(root)) {
      files = all.filter(file -> file.toString().endsWith(".class")).toList();
    }
    SortedMap<String, byte[]> classes = new TreeMap<>();
    for (Path file : files) {
      classes.put(root.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
    }
    return classes;
  }
}

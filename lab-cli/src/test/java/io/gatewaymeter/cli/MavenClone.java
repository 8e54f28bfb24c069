package io.gatewaymeter.cli;

import io.gatewaymeter.kit.lab.LabFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** This repository as a fresh clone has it, to run Maven in. */
record MavenClone(Path root) {
  private static final Set<String> NOT_COMMITTED = Set.of(".git", ".cluster", "target");

  /** What Maven said, and its exit code. */
  record Result(int exitCode, List<String> lines) {
    String text() {
      return String.join("\n", lines);
    }

    /** The lines after Maven's own, and after the escape codes that some Mavens end with. */
    List<String> lastLines() {
      int maven = lines.size();
      while (maven > 0 && !lines.get(maven - 1).matches("\\[(INFO|ERROR)].*")) {
        maven--;
      }
      return lines.subList(maven, lines.size()).stream()
          .dropWhile(line -> line.matches("(\u001B\\[\\d*m)*"))
          .toList();
    }
  }

  static MavenClone in(Path dir) throws IOException {
    Path from = LabFolder.rootOf(Main.class);
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
              throws IOException {
            if (NOT_COMMITTED.contains(folder.getFileName().toString())) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(dir.resolve(from.relativize(folder)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.copy(file, dir.resolve(from.relativize(file)));
            return FileVisitResult.CONTINUE;
          }
        });
    return new MavenClone(dir);
  }

  /** Writes a file. */
  void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  /** Gives a file the text that it has in the repository; it goes if it is not there. */
  void restore(String file) throws IOException {
    Path original = LabFolder.rootOf(Main.class).resolve(file);
    Files.deleteIfExists(root.resolve(file));
    if (Files.exists(original)) {
      Files.copy(original, root.resolve(file));
    }
  }

  /**
   * Runs Maven.
   *
   * @param line its arguments, with blanks between them
   */
  Result mvn(String line) throws Exception {
    List<String> command = new ArrayList<>(List.of("mvn", "-o", "-B", "-ntp"));
    Optional.ofNullable(System.getProperty("maven.repo.local"))
        .ifPresent(repository -> command.add("-Dmaven.repo.local=" + repository));
    command.addAll(List.of(line.split(" ")));
    Process maven =
        new ProcessBuilder(command).directory(root.toFile()).redirectErrorStream(true).start();
    String out = new String(maven.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Result(maven.waitFor(), out.lines().toList());
  }
}

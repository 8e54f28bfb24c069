package io.gatewaymeter.kit.lab;

import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.LabFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * The file that a lab writes its evidence to, and beside it the report that is drawn from it.
 *
 * @param path where the evidence is
 */
record EvidenceFile(Path path) {
  /** What it is called unless somebody names another file. */
  static final String NAME = "evidence.json";

  /** Opens the folder, before anything costly starts. */
  static EvidenceFile at(Path path) throws LabFailure {
    EvidenceFile file = new EvidenceFile(path.toAbsolutePath().normalize());
    try {
      Files.createDirectories(file.path.getParent());
      Files.delete(Files.createFile(half(file.path)));
    } catch (IOException e) {
      throw unwritable(file.path, e);
    }
    for (Path written : List.of(file.path, file.report())) {
      if (Files.isDirectory(written)) {
        throw unwritable(written, new IOException("it is a folder"));
      }
    }
    return file;
  }

  /**
   * Where the report is: {@code report.html} beside {@code evidence.json}, {@code foo.html} beside
   * {@code foo.json}; a name that does not end in {@code .json} is kept and {@code .html} added.
   */
  Path report() {
    String name = path.getFileName().toString();
    String stem = name.equals(NAME) ? "report" : name.replaceAll("\\.json$", "");
    return path.resolveSibling(stem + ".html");
  }

  void write(Record evidence) throws LabFailure {
    try {
      replace(path, Json.PRETTY.writeValueAsString(evidence) + "\n");
    } catch (IOException e) {
      throw unwritable(path, e);
    }
  }

  void writeReport(String html) throws LabFailure {
    try {
      replace(report(), html);
    } catch (IOException e) {
      throw unwritable(report(), e);
    }
  }

  /** Replaces the file as a whole, so that a reader never sees half of it. */
  private static void replace(Path file, String text) throws IOException {
    Path half = half(file);
    try {
      Files.writeString(half, text);
      Files.move(half, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(half);
    }
  }

  /** A name that no other lab writes at the same time; not a temporary file, which is private. */
  private static Path half(Path file) {
    return file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
  }

  private static LabFailure unwritable(Path file, IOException cause) {
    return new LabFailure(
        LabFailure.ENVIRONMENT,
        "Cannot write the evidence to %s (%s: %s); name a file in a folder that can be written, with --evidence FILE."
            .formatted(file, cause.getClass().getSimpleName(), cause.getMessage()),
        cause);
  }
}

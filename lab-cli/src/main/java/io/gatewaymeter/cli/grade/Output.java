package io.gatewaymeter.cli.grade;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * The folder that all results are written to.
 *
 * @param dir the folder, absolute
 */
record Output(Path dir) {
  static final String GRADESCOPE = "results.json";
  static final String CLASSROOM50 = "result.json";
  static final String FEEDBACK = "feedback.html";
  static final String QUEUE = "manual-queue.csv";
  static final String REPORT = "class-report.html";
  static final String STUDENTS = "students";

  /** Makes the folder, and takes away what an earlier grading wrote for each student. */
  static Output in(Path dir) throws LabFailure {
    Output output = new Output(dir.toAbsolutePath().normalize());
    Path students = output.dir.resolve(STUDENTS);
    try {
      Files.createDirectories(students);
      try (DirectoryStream<Path> earlier = Files.newDirectoryStream(students)) {
        for (Path student : earlier) {
          if (!Files.isDirectory(student)) {
            continue;
          }
          for (String file : List.of(GRADESCOPE, CLASSROOM50, FEEDBACK)) {
            Files.deleteIfExists(student.resolve(file));
          }
          if (isEmpty(student)) {
            Files.delete(student);
          }
        }
      }
    } catch (IOException e) {
      throw output.unwritable(students, e);
    }
    return output;
  }

  private static boolean isEmpty(Path dir) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(dir)) {
      return !files.iterator().hasNext();
    }
  }

  void json(String path, Object value) throws LabFailure {
    try {
      write(path, Json.PRETTY.writeValueAsString(value) + "\n");
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Writes a file as a whole or not at all. */
  void write(String path, String text) throws LabFailure {
    Path file = dir.resolve(path);
    Path half = file.resolveSibling(file.getFileName() + ".half");
    try {
      Files.createDirectories(file.getParent());
      Files.write(half, text.getBytes(StandardCharsets.UTF_8));
      Files.move(half, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  private LabFailure unwritable(Path file, IOException e) {
    return new LabFailure(
        LabFailure.ENVIRONMENT,
        "Cannot write %s (%s); free space there, or name another folder with --out DIR."
            .formatted(file, RootCause.of(e)),
        e);
  }
}

package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.LabFailure;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * A temporary folder for everything that broker and cluster write, gone when it is closed.
 *
 * @param dir the folder
 */
record Workspace(Path dir) implements AutoCloseable {
  private static final int ATTEMPTS = 5;

  static Workspace create() throws LabFailure {
    try {
      return new Workspace(Files.createTempDirectory("gatewaymeter-"));
    } catch (IOException e) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "Cannot make a folder for broker and cluster in %s (%s: %s); free space there and make it writable."
              .formatted(
                  System.getProperty("java.io.tmpdir"),
                  e.getClass().getSimpleName(),
                  e.getMessage()),
          e);
    }
  }

  @Override
  public void close() throws IOException {
    IOException last = null;
    // Threads of a half-started broker may still add files while the folder is deleted.
    for (int attempt = 0; attempt < ATTEMPTS && Files.exists(dir); attempt++) {
      try {
        Files.walkFileTree(dir, new Delete());
        return;
      } catch (IOException e) {
        last = e;
      }
    }
    if (last != null) {
      throw last;
    }
  }

  private static final class Delete extends SimpleFileVisitor<Path> {
    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.deleteIfExists(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
      if (failure instanceof NoSuchFileException) {
        return FileVisitResult.CONTINUE;
      }
      throw failure;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path dir, IOException failure) throws IOException {
      if (failure != null) {
        throw failure;
      }
      Files.deleteIfExists(dir);
      return FileVisitResult.CONTINUE;
    }
  }
}

package io.gatewaymeter.kit.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;

/** A folder of modules after a build. */
record Build(Path root) {
  private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");

  BuildFiles files() {
    return new BuildFiles(root, START);
  }

  Build wrote(String path, String text) throws IOException {
    return wrote(path, text, START.plusSeconds(1));
  }

  Build wroteBefore(String path, String text) throws IOException {
    return wrote(path, text, START.minusSeconds(1));
  }

  private Build wrote(String path, String text, Instant when) throws IOException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    Files.setLastModifiedTime(file, FileTime.from(when));
    return this;
  }
}

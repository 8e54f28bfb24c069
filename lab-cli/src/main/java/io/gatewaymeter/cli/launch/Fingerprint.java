package io.gatewaymeter.cli.launch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** Tells whether files are the same as before by what is in them: their times mean nothing. */
final class Fingerprint {
  private final CRC32 crc = new CRC32();
  private long bytes;

  /** Adds a file, or all files in a folder; nothing, if it does not exist. */
  Fingerprint add(Path path) throws IOException {
    if (!Files.exists(path)) {
      return this;
    }
    List<Path> files;
    try (Stream<Path> all = Files.walk(path)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    for (Path file : files) {
      add(path.relativize(file).toString());
      add(Files.readAllBytes(file));
    }
    return this;
  }

  /** Adds a text. */
  Fingerprint add(String text) {
    add(text.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  private void add(byte[] content) {
    crc.update(content);
    bytes += content.length;
  }

  @Override
  public String toString() {
    return bytes + "-" + Long.toHexString(crc.getValue());
  }
}

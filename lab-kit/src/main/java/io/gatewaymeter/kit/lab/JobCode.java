package io.gatewaymeter.kit.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** A fingerprint of compiled code: evidence says which code made it. */
public final class JobCode {
  private static final int DIGITS = 16;

  private JobCode() {}

  /**
   * Hashes all classes of the modules of these types, whether they are in folders or in jars.
   *
   * @return the first 16 hexadecimal digits of their SHA-256
   */
  public static String of(Class<?>... types) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Class<?> type : types) {
        Path code = LabFolder.codeOf(type);
        if (Files.isDirectory(code)) {
          add(code, digest);
        } else {
          try (FileSystem jar = FileSystems.newFileSystem(code)) {
            add(jar.getPath("/"), digest);
          }
        }
      }
      return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void add(Path root, MessageDigest digest) throws IOException {
    List<Path> classes;
    try (Stream<Path> files = Files.walk(root)) {
      classes =
          files
              .filter(file -> file.toString().endsWith(".class"))
              .sorted((a, b) -> name(root, a).compareTo(name(root, b)))
              .toList();
    }
    for (Path file : classes) {
      digest.update(name(root, file).getBytes(java.nio.charset.StandardCharsets.UTF_8));
      digest.update(Files.readAllBytes(file));
    }
  }

  private static String name(Path root, Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }
}

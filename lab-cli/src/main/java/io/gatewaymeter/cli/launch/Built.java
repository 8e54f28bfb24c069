package io.gatewaymeter.cli.launch;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * What the launcher built last, and from what: fingerprints by name. A build by Maven changes none
 * of it, so its classes are compiled once more unless they are the same.
 */
final class Built {
  private final Path file;
  private final Properties fingerprints = new Properties();

  private Built(Path file) {
    this.file = file;
  }

  static Built of(Checkout checkout) throws IOException {
    Built built = new Built(checkout.target().resolve("launch.properties"));
    if (Files.exists(built.file)) {
      try (BufferedReader reader = Files.newBufferedReader(built.file)) {
        built.fingerprints.load(reader);
      } catch (IllegalArgumentException e) {
        built.fingerprints.clear(); // Not what was written here: nothing is known.
      }
    }
    return built;
  }

  boolean is(String name, Fingerprint now) {
    return now.toString().equals(fingerprints.get(name));
  }

  void remember(String name, Fingerprint now) throws IOException {
    fingerprints.put(name, now.toString());
    Files.createDirectories(file.getParent());
    try (BufferedWriter writer = Files.newBufferedWriter(file)) {
      fingerprints.store(writer, "What ./lab built, and from what. Delete it to build everything.");
    }
  }
}

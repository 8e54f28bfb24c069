package io.gatewaymeter.kit.lab;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;

/** Where a lab's module stands on disk, whatever the working directory is. */
final class LabFolder {
  private LabFolder() {}

  /** Where the classes of a type's module come from: a folder, or a jar. */
  static Path codeOf(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("No file: " + source.getLocation(), e);
    }
  }

  /** The lab's {@code target/lab}: Maven and IDEs put classes and jars under {@code target}. */
  static Path outputOf(Class<?> lab) {
    Path target = codeOf(lab).getParent();
    return target.resolve("lab");
  }
}

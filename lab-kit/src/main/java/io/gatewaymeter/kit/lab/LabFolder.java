package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.cluster.standalone.ClusterFolder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;

/** Where a lab's module stands on disk, whatever the working directory is. */
public final class LabFolder {
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

  /** Where {@code mvn verify} writes what the lab's worksheet is worth. */
  public static Path gradeOf(Class<?> lab) {
    return codeOf(lab).resolveSibling("grade");
  }

  /** The folder of a type's module, as {@code lab-2-2-replay}. */
  static Path moduleOf(Class<?> type) {
    return codeOf(type).getParent().getParent();
  }

  /** The repository's root, seen from a type of one of its modules. */
  public static Path rootOf(Class<?> type) {
    return moduleOf(type).getParent();
  }

  /**
   * Where the standalone cluster of this clone keeps its files: {@code .cluster} at the root, or
   * the folder that the system property {@code lab.cluster} names.
   */
  public static ClusterFolder clusterOf(Class<?> type) {
    String named = System.getProperty("lab.cluster");
    Path dir = named == null ? rootOf(type).resolve(".cluster") : Path.of(named);
    return new ClusterFolder(dir.toAbsolutePath().normalize());
  }
}

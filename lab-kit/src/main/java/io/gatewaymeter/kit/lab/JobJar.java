package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import io.gatewaymeter.stage2.Stage2;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The jar of a lab's job: what a cluster in other processes is given to run. */
public final class JobJar {
  private static final String REBUILD =
      "run mvn package -DskipTests in the root of the repository, then the lab again.";

  private JobJar() {}

  /**
   * Finds the job jar of a lab's module, as {@code lab-2-2-replay/target/lab-2-2-replay-job.jar}.
   *
   * @param lab any class of the module
   * @throws LabFailure if there is none, or if it was built from other code than the code that
   *     asks: a cluster would run that instead, and nobody would notice
   */
  public static Path of(Class<?> lab) throws LabFailure {
    Path target = LabFolder.codeOf(lab).getParent();
    Path jar = target.resolve(target.getParent().getFileName() + "-job.jar");
    if (!Files.isRegularFile(jar)) {
      throw failure("There is no job jar " + jar + " yet", null);
    }
    try (ZipFile entries = new ZipFile(jar.toFile())) {
      requireSame(ModuleClasses.of(Stage2.class), entries);
      requireSame(ModuleClasses.of(lab), entries);
    } catch (IOException e) {
      throw failure("Cannot read the job jar " + jar + " (" + RootCause.of(e) + ")", e);
    }
    return jar;
  }

  private static void requireSame(Map<String, byte[]> classes, ZipFile jar)
      throws IOException, LabFailure {
    for (Map.Entry<String, byte[]> each : classes.entrySet()) {
      ZipEntry entry = jar.getEntry(each.getKey());
      if (entry == null) {
        throw stale(jar, each.getKey(), "is missing");
      }
      try (InputStream bytes = jar.getInputStream(entry)) {
        if (!Arrays.equals(bytes.readAllBytes(), each.getValue())) {
          throw stale(jar, each.getKey(), "differs");
        }
      }
    }
  }

  private static LabFailure stale(ZipFile jar, String name, String how) {
    return failure(
        "The job jar %s was built from other code (%s %s)".formatted(jar.getName(), name, how),
        null);
  }

  private static LabFailure failure(String what, Throwable cause) {
    return new LabFailure(LabFailure.ENVIRONMENT, what + "; " + REBUILD, cause);
  }
}

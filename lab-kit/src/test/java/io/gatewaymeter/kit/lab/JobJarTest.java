package io.gatewaymeter.kit.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.stage2.Stage2;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A lab's module on disk, loaded from there, and a job jar that was built from it or was not. */
class JobJarTest {
  private static final String LAB_CLASS = "io/gatewaymeter/kit/LabFailure.class";
  private static final String COMMON_CLASS = "io/gatewaymeter/stage2/Stage2.class";

  @TempDir Path root;

  private Path target;
  private Path jar;

  /** What a build puts into the job jar: the classes of common and of the lab. */
  private final Map<String, byte[]> built = new TreeMap<>(ModuleClasses.of(Stage2.class));

  @BeforeEach
  void writeTheModule() throws Exception {
    target = Files.createDirectories(root.resolve("lab 9/target"));
    jar = target.resolve("lab 9-job.jar");
    byte[] lab = ModuleClasses.of(LabFailure.class).get(LAB_CLASS);
    built.put(LAB_CLASS, lab);
    Path file = target.resolve("classes").resolve(LAB_CLASS);
    Files.createDirectories(file.getParent());
    Files.write(file, lab);
    zip(target.resolve("lab-1.0.jar"), Map.of(LAB_CLASS, lab));
  }

  @Test
  void isFoundBesideTheClassesAndBesideTheJarOfItsModule() throws Exception {
    zip(jar, built);
    assertThat(jobJarOf("classes/")).isEqualTo(jar);
    assertThat(jobJarOf("lab-1.0.jar")).isEqualTo(jar);
  }

  @Test
  void isTakenWhateverItsAgeIs() throws Exception {
    zip(jar, built);
    Files.setLastModifiedTime(jar, FileTime.fromMillis(0));
    assertThat(jobJarOf("classes/")).isEqualTo(jar);
  }

  @Test
  void aMissingOneIsAskedFor() {
    assertFails("There is no job jar " + jar + " yet");
  }

  @Test
  void oneWithAnotherClassOfTheLabIsStale() throws Exception {
    built.put(LAB_CLASS, new byte[] {1});
    zip(jar, built);
    assertFails(stale(LAB_CLASS, "differs"));
  }

  @Test
  void oneWithoutAClassOfTheLabIsStale() throws Exception {
    built.remove(LAB_CLASS);
    zip(jar, built);
    assertFails(stale(LAB_CLASS, "is missing"));
  }

  @Test
  void oneWithAnotherClassOfCommonIsStale() throws Exception {
    built.put(COMMON_CLASS, new byte[] {1});
    zip(jar, built);
    assertFails(stale(COMMON_CLASS, "differs"));
  }

  @Test
  void oneWithoutAClassOfCommonIsStale() throws Exception {
    built.remove(COMMON_CLASS);
    zip(jar, built);
    assertFails(stale(COMMON_CLASS, "is missing"));
  }

  @Test
  void halfAJarIsSaidToBeUnreadable() throws Exception {
    Files.write(jar, new byte[] {'P', 'K', 3, 4});
    assertThatThrownBy(() -> jobJarOf("classes/"))
        .isInstanceOf(LabFailure.class)
        .hasMessageStartingWith("Cannot read the job jar " + jar + " (ZipException: ")
        .hasMessageEndingWith("then the lab again.");
  }

  private String stale(String name, String how) {
    return "The job jar " + jar + " was built from other code (" + name + " " + how + ")";
  }

  private void assertFails(String what) {
    String sentence =
        what + "; run mvn package -DskipTests in the root of the repository, then the lab again.";
    assertThatThrownBy(() -> jobJarOf("classes/"))
        .isInstanceOfSatisfying(
            LabFailure.class, failure -> assertThat(failure.exitCode()).isEqualTo(3))
        .hasMessage(sentence);
  }

  /** The job jar of a class that was loaded from a place in the module's target folder. */
  private Path jobJarOf(String place) throws Exception {
    URL[] code = {target.resolve(place).toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(code, ClassLoader.getPlatformClassLoader())) {
      return JobJar.of(loader.loadClass(LabFailure.class.getName()));
    }
  }

  private static void zip(Path file, Map<String, byte[]> classes) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> each : classes.entrySet()) {
        zip.putNextEntry(new ZipEntry(each.getKey()));
        zip.write(each.getValue());
      }
    }
  }
}

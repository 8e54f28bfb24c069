package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

/** Where no browser can be had, a test is skipped with the reason. */
class ChromiumTest {
  private static final String REMEDY =
      " Install Chromium and a ChromeDriver of the same version (Debian: apt-get install chromium"
          + " chromium-driver), or name both with -Dwebdriver.chrome.binary=FILE and"
          + " -Dwebdriver.chrome.driver=FILE.";

  @TempDir private Path folder;

  @Test
  void theFirstProgramOfThePathIsFound() throws Exception {
    Path other = Files.createDirectory(folder.resolve("other"));
    File program = Files.createFile(other.resolve("google-chrome")).toFile();
    assertThat(program.setExecutable(true)).isTrue();
    String path = folder + File.pathSeparator + other;
    assertThat(Chromium.find(null, path, "chromium", "google-chrome")).isEqualTo(program);
  }

  @Test
  void aMissingProgramIsNamed() {
    assertThatThrownBy(() -> Chromium.find(null, folder.toString(), "chromium", "chrome"))
        .isInstanceOf(TestAbortedException.class)
        .hasMessage("There is no chromium on the PATH." + REMEDY);
  }

  @Test
  void aNamedFileThatIsNoProgramIsNamed() {
    String named = folder.resolve("chromium").toString();
    assertThatThrownBy(() -> Chromium.find(named, "", "chromium"))
        .isInstanceOf(TestAbortedException.class)
        .hasMessage("There is no program " + named + "." + REMEDY);
  }

  @Test
  void aDriverThatDoesNotStartIsNamed() {
    // Java knows no option --port, and ends.
    File java = new File(ProcessHandle.current().info().command().orElseThrow());
    assertThatThrownBy(() -> Chromium.start(java, java))
        .isInstanceOf(TestAbortedException.class)
        .hasMessageStartingWith(java + " does not start with " + java + ": ")
        .hasMessageEndingWith(REMEDY);
  }
}

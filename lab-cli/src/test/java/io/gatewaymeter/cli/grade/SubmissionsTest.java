package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.kit.LabFailure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class SubmissionsTest {
  @TempDir Path dir;

  @Test
  void everyFolderAndZipIsOneByName() throws Exception {
    folders("bob", "ada", "submission_123");
    Files.createFile(dir.resolve("cleo.ZIP"));
    assertThat(Submissions.in(dir).byKey().keySet())
        .containsExactly("ada", "bob", "cleo", "submission_123");
  }

  @Test
  void aFolderAndAZipOfTheSameNameAreTwo() throws Exception {
    folders("ada");
    Files.createFile(dir.resolve("ada.zip"));
    assertThat(Submissions.in(dir).byKey().keySet()).containsExactly("ada", "ada-12a9286e");
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "no such names there")
  void noNameOfAStudentLeadsAnywhereOrMeetsAnother() throws Exception {
    folders("=1+1", "a b", "a_b", "ADA", "ada", "-rf", "...", "new\nline", "x".repeat(200), "zo~");
    var keys = new ArrayList<>(Submissions.in(dir).byKey().keySet());
    assertThat(keys)
        .allMatch(key -> key.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,68}"))
        .doesNotHaveDuplicates();
    assertThat(keys.stream().map(key -> key.toLowerCase(java.util.Locale.ROOT)))
        .doesNotHaveDuplicates()
        .hasSize(10);
  }

  @Test
  void aFolderThatIsNotThereIsAUsageError() {
    assertThatThrownBy(() -> Submissions.in(dir.resolve("none")))
        .isInstanceOf(LabFailure.class)
        .hasMessage(
            "Cannot read the folder %s (NoSuchFileException: %s); name the one that has the submissions."
                .formatted(dir.resolve("none"), dir.resolve("none")));
  }

  private void folders(String... names) throws Exception {
    for (String name : names) {
      Files.createDirectory(dir.resolve(name));
    }
  }
}

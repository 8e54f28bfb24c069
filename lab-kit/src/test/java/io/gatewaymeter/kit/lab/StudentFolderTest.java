package io.gatewaymeter.kit.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.question.Student;
import io.gatewaymeter.kit.question.UnreadableFile;
import io.gatewaymeter.kit.question.Worksheet;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudentFolderTest {
  @TempDir Path dir;
  private StudentFolder folder;

  @BeforeEach
  void setUp() {
    folder = new StudentFolder(dir);
  }

  @Test
  void nameAndSeedComeFromTheFileAtTheRoot() throws Exception {
    Files.writeString(dir.resolve("student.yaml"), "name: Ada\nseed: 7\n");
    assertThat(folder.student()).isEqualTo(new Student("Ada", 7));
  }

  @Test
  void withoutThatFileThereIsNobodyAndSeedOne() throws Exception {
    assertThat(folder.student()).isEqualTo(new Student("", 1));
  }

  @Test
  void aBrokenFileIsOneSentenceWithItsLine() throws Exception {
    Path file = Files.writeString(dir.resolve("student.yaml"), "name: Ada\nseed: 7: 8\n");
    LabFailure failure = catchThrowableOfType(LabFailure.class, folder::student);
    assertThat(failure)
        .hasMessage(
            file
                + ": It is no plain YAML at line 2, column 8 (mapping values are not allowed here);"
                + " compare with the lines around it, and put text with a colon or a # in quotes.");
    assertThat(failure.exitCode()).isEqualTo(LabFailure.USAGE);
  }

  @Test
  void aFileThatCannotBeReadIsTheMachinesFault() throws Exception {
    Files.createDirectory(dir.resolve("student.yaml"));
    assertThat(catchThrowableOfType(LabFailure.class, folder::student).exitCode())
        .isEqualTo(LabFailure.ENVIRONMENT);
  }

  @Test
  void everyLabHasItsFolder() {
    // The toy lab is a class of this module.
    assertThat(folder.worksheetOf(new ToyLab()))
        .isEqualTo(dir.resolve("lab-kit").resolve("worksheet.yaml"));
    assertThat(folder.evidenceOf(new ToyLab()))
        .isEqualTo(
            dir.resolve("lab-kit").resolve("target").resolve("lab").resolve("evidence.json"));
  }

  @Test
  void aWorksheetThatIsMissingSaysHowToGetOne() {
    assertThat(catchThrowableOfType(UnreadableFile.class, () -> folder.read(new ToyLab())))
        .hasMessage(
            "It is not there or cannot be opened; ./lab check 9.1 --blank prints a new one.");
  }

  @Test
  void aGiganticWorksheetIsNotReadToItsEnd() throws Exception {
    Path file = folder.worksheetOf(new ToyLab());
    Files.createDirectories(file.getParent());
    Files.write(file, new byte[10 * Worksheet.MAX_BYTES]);
    assertThat(catchThrowableOfType(UnreadableFile.class, () -> folder.read(new ToyLab())))
        .hasMessageStartingWith("It has more than 262144 bytes");
  }
}

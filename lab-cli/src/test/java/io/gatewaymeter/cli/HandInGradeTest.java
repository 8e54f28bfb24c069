package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.StudentFolder;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What {@code ./lab submit} writes is what {@code ./lab grade} reads. */
class HandInGradeTest {
  @TempDir Path dir;

  @Test
  void everyFileOfAnArchiveIsFound() throws Exception {
    StudentFolder ada = new StudentFolder(dir.resolve("ada"));
    Files.createDirectories(ada.root());
    Files.writeString(ada.root().resolve(StudentFolder.STUDENT), "name: Ada\nseed: 7\n");
    for (Lab<?> lab : Main.LABS) {
      Files.createDirectories(ada.evidenceOf(lab).getParent());
      Files.writeString(ada.worksheetOf(lab), lab.questionnaire().blank());
      Files.writeString(ada.evidenceOf(lab), "{}");
    }
    HandIn.write(ada, Main.LABS, dir.resolve("submissions/submission-Ada.zip"));

    StringWriter said = new StringWriter();
    CommandLine command = Main.commandLine("grade");
    command.setOut(new PrintWriter(said, true));
    // No seed of the class is Ada's, so that no lab has to run.
    int exit =
        command.execute(
            "grade",
            dir.resolve("submissions").toString(),
            "--out",
            dir.resolve("out").toString(),
            "--seeds",
            "1");
    assertThat(exit).isZero();
    assertThat(said.toString().lines().findFirst())
        .contains(
            "Graded 1 submission of 1 student; 0 sentences wait for a mark; 1 line in problems.csv.");
    assertThat(Files.readAllLines(dir.resolve("out/problems.csv")).get(1))
        .startsWith("submission-Ada.zip,wrong seed,student.yaml,");
  }
}

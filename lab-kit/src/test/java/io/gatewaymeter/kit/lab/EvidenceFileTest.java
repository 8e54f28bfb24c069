package io.gatewaymeter.kit.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.gatewaymeter.kit.LabFailure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvidenceFileTest {
  @TempDir Path dir;

  private record Seen(int recordsOut, List<String> openIds) {}

  @Test
  void writesSnakeCaseWithLineFeedsAndNothingElseInTheFolder() throws Exception {
    Path file = dir.resolve("new/evidence.json");
    EvidenceFile.at(file).write(new Seen(3, List.of("r-4f1a")));
    assertThat(Files.readString(file))
        .isEqualTo("{\n  \"records_out\" : 3,\n  \"open_ids\" : [ \"r-4f1a\" ]\n}\n");
    try (Stream<Path> files = Files.list(file.getParent())) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void aFolderThatIsAFileIsNamedWithTheRemedy() throws Exception {
    Path file = Files.createFile(dir.resolve("file"));
    LabFailure failure =
        catchThrowableOfType(
            LabFailure.class, () -> EvidenceFile.at(file.resolve("evidence.json")));
    assertThat(failure.exitCode()).isEqualTo(LabFailure.ENVIRONMENT);
    assertThat(failure)
        .hasMessageStartingWith("Cannot write the evidence to " + file.resolve("evidence.json"))
        .hasMessageEndingWith(
            "; name a file in a folder that can be written, with --evidence FILE.");
  }

  @Test
  void aFileThatIsAFolderIsNamedWithTheRemedy() {
    assertThat(catchThrowableOfType(LabFailure.class, () -> EvidenceFile.at(dir)))
        .hasMessage(
            "Cannot write the evidence to %s (IOException: it is a folder); name a file in a folder that can be written, with --evidence FILE."
                .formatted(dir));
  }
}

package io.gatewaymeter.kit.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.gatewaymeter.kit.LabFailure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportFileTest {
  @TempDir Path dir;

  @ParameterizedTest
  @CsvSource({
    "evidence.json, report.html",
    "foo.json, foo.html",
    "report.json, report.html",
    "foo, foo.html",
    "foo.html, foo.html.html",
    "a.json.txt, a.json.txt.html"
  })
  void standsBesideTheEvidenceAndNeverInItsPlace(String evidence, String report) throws Exception {
    assertThat(EvidenceFile.at(dir.resolve(evidence)).report()).isEqualTo(dir.resolve(report));
  }

  @Test
  void replacesTheOneBeforeAndLeavesNothingElse() throws Exception {
    EvidenceFile file = EvidenceFile.at(dir.resolve("evidence.json"));
    file.writeReport("before");
    file.writeReport("<p>é</p>\n");
    assertThat(Files.readString(file.report())).isEqualTo("<p>é</p>\n");
    try (Stream<Path> files = Files.list(dir)) {
      assertThat(files).containsExactly(file.report());
    }
  }

  @Test
  void aReportThatIsAFolderIsNamedBeforeAnythingStarts() throws Exception {
    Path report = Files.createDirectory(dir.resolve("report.html"));
    assertThat(
            catchThrowableOfType(
                LabFailure.class, () -> EvidenceFile.at(dir.resolve("evidence.json"))))
        .hasMessage(
            "Cannot write the evidence to %s (IOException: it is a folder); name a file in a folder that can be written, with --evidence FILE."
                .formatted(report));
  }
}

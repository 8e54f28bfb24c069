package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.question.Student;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HandInTest {
  @TempDir Path dir;
  private StudentFolder folder;
  private Path zip;

  @BeforeEach
  void setUp() throws Exception {
    folder = new StudentFolder(dir);
    zip = HandIn.fileOf(folder, new Student("Ada", 7));
    Files.writeString(dir.resolve("student.yaml"), "name: Ada\nseed: 7\n");
    Path worksheet = folder.worksheetOf(Main.LABS.get(1));
    Files.createDirectories(worksheet.getParent());
    Files.writeString(worksheet, "abc");
    Path evidence = folder.evidenceOf(Main.LABS.get(1));
    Files.createDirectories(evidence.getParent());
    Files.writeString(evidence, "{}");
  }

  @Test
  void itHoldsWhatIsThereAndAManifest() throws Exception {
    assertThat(HandIn.write(folder, Main.LABS, zip))
        .containsExactly(
            "lab-2-2-replay/evidence.json",
            "lab-2-2-replay/worksheet.yaml",
            "manifest.json",
            "student.yaml");
    JsonNode manifest = new ObjectMapper().readTree(bytes("manifest.json"));
    assertThat(manifest.path("sha256").path("lab-2-2-replay/worksheet.yaml").textValue())
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assertThat(manifest.path("sha256").size()).isEqualTo(3);
    assertThat(List.of(manifest.path("versions").path("flink").textValue()))
        .containsExactly("2.3.0");
    assertThat(bytes("lab-2-2-replay/worksheet.yaml")).asString().isEqualTo("abc");
  }

  @Test
  void theSameFilesGiveTheSameBytes() throws Exception {
    HandIn.write(folder, Main.LABS, zip);
    byte[] first = Files.readAllBytes(zip);
    HandIn.write(folder, Main.LABS, zip);
    assertThat(Files.readAllBytes(zip)).isEqualTo(first);
  }

  @ParameterizedTest
  @CsvSource({
    "Ada Lovelace,    submission-Ada-Lovelace.zip",
    "../../etc/x,     submission-etc-x.zip",
    "'a:b*c?\"<>|\n', submission-a-b-c.zip",
    "Jörg Müller,     submission-Jörg-Müller.zip",
    "...,             submission-.zip"
  })
  void aNameMakesAFileNameThatEverySystemTakes(String name, String file) {
    assertThat(HandIn.fileOf(folder, new Student(name, 1)))
        .isEqualTo(dir.resolve("target").resolve(file));
  }

  @Test
  void aLongNameIsCut() {
    assertThat(HandIn.fileOf(folder, new Student("x".repeat(500), 1)).getFileName())
        .hasToString("submission-" + "x".repeat(60) + ".zip");
  }

  private byte[] bytes(String name) throws Exception {
    try (ZipFile file = new ZipFile(zip.toFile())) {
      return file.getInputStream(file.getEntry(name)).readAllBytes();
    }
  }
}

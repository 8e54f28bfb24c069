package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.gatewaymeter.cli.grade.Problem.Kind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArchiveSearchTest {
  private static final Wanted STUDENT = new Wanted("student.yaml", 100);
  private static final Limits SMALL = new Limits(50, 6, 2, 4 << 20, 100, 1 << 16);
  private static final byte[] GOOD = "S".getBytes(StandardCharsets.UTF_8);
  private static final byte[] BAD = "EVIL".getBytes(StandardCharsets.UTF_8);

  @TempDir Path temp;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../student.yaml",
        "../../etc/student.yaml",
        "a/../../student.yaml",
        "/etc/student.yaml",
        "C:/student.yaml",
        "..\\student.yaml",
        "\\\\host\\share\\student.yaml"
      })
  void aNameThatLeadsOutIsIgnoredAndNamed(String name) throws Exception {
    zip(entries(name, BAD, "student.yaml", GOOD));
    assertThat(search()).containsOnly(Map.entry("student.yaml", "S"));
    assertThat(problems())
        .containsExactly(
            tuple(
                Kind.UNSAFE_NAME,
                name.replace('\\', '/'),
                "This name leads out of the archive, and was ignored."));
    try (Stream<Path> files = Files.walk(temp)) {
      assertThat(files.filter(Files::isRegularFile)).containsExactly(temp.resolve("ada.zip"));
    }
  }

  @Test
  void backslashesAreSlashes() throws Exception {
    zip(entries("repo\\student.yaml", GOOD));
    assertThat(search()).containsOnly(Map.entry("student.yaml", "S"));
  }

  @Test
  void anArchiveInAnArchiveIsOpenedAndOneInThatIsNot() throws Exception {
    byte[] inner = Zips.ofBytes(entries("student.yaml", GOOD));
    zip(entries("inner.zip", inner));
    assertThat(search()).containsOnly(Map.entry("student.yaml", "S"));

    zip(entries("outer.zip", Zips.ofBytes(entries("inner.zip", inner))));
    assertThat(search()).isEmpty();
    assertThat(problems())
        .containsExactly(
            tuple(
                Kind.TOO_MUCH,
                "outer.zip/inner.zip",
                "It is an archive in too many archives, and was not opened."),
            tuple(Kind.MISSING, "student.yaml", "It is not in the submission."));
  }

  @Test
  void whatComesAfterAnInnerArchiveIsFound() throws Exception {
    byte[] inner = Zips.ofBytes(entries("readme.txt", GOOD));
    zip(entries("a.zip", inner, "student.yaml", GOOD));
    assertThat(search()).containsOnly(Map.entry("student.yaml", "S"));
    assertThat(problems()).isEmpty();
  }

  @Test
  void whatIsNoArchiveIsNamed() throws Exception {
    Files.writeString(temp.resolve("ada.zip"), "I am no zip");
    assertThat(problems())
        .containsExactly(
            tuple(Kind.UNREADABLE, "", "It is no zip archive, or an empty one."),
            tuple(Kind.MISSING, "student.yaml", "It is not in the submission."));
  }

  @Test
  void aTruncatedArchiveIsReadAsFarAsItGoes() throws Exception {
    byte[] noise = new byte[50_000];
    new java.util.Random(1).nextBytes(noise);
    zip(entries("student.yaml", GOOD, "noise.bin", noise));
    byte[] whole = Files.readAllBytes(temp.resolve("ada.zip"));
    Files.write(temp.resolve("ada.zip"), java.util.Arrays.copyOf(whole, 20_000));
    assertThat(search()).containsOnly(Map.entry("student.yaml", "S"));
    assertThat(problems())
        .containsExactly(
            tuple(
                Kind.UNREADABLE,
                "",
                "It cannot be unpacked to its end (Unexpected end of ZLIB input stream)."));
  }

  @Test
  void anEntryThatIsDamagedIsUnreadable() throws Exception {
    byte[] text =
        "A name that is long enough to be squeezed. ".repeat(2).getBytes(StandardCharsets.UTF_8);
    zip(entries("student.yaml", text));
    byte[] bytes = Files.readAllBytes(temp.resolve("ada.zip"));
    bytes[30 + "student.yaml".length() + 5] ^= 0x55;
    Files.write(temp.resolve("ada.zip"), bytes);
    assertThat(search()).isEmpty();
    assertThat(problems()).extracting(problem -> problem.toList().get(0)).contains(Kind.UNREADABLE);
  }

  @Test
  void aFolderEntryIsNoFile() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry("student.yaml/"));
    }
    Files.write(temp.resolve("ada.zip"), bytes.toByteArray());
    assertThat(problems())
        .containsExactly(tuple(Kind.NOT_A_FILE, "student.yaml", "It is a folder."));
  }

  @Test
  void namesInAnyEncodingDoNotHideTheOthers() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.ISO_8859_1)) {
      zip.putNextEntry(new ZipEntry("Übung/notes.txt"));
      zip.putNextEntry(new ZipEntry("Übung/student.yaml"));
      zip.write(GOOD);
    }
    Files.write(temp.resolve("ada.zip"), bytes.toByteArray());
    assertThat(search()).containsOnly(Map.entry("student.yaml", "S"));
    assertThat(problems()).isEmpty();
  }

  private void zip(Map<String, byte[]> files) throws IOException {
    Files.write(temp.resolve("ada.zip"), Zips.ofBytes(files));
  }

  private static Map<String, byte[]> entries(Object... namesAndBytes) {
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (int i = 0; i < namesAndBytes.length; i += 2) {
      files.put((String) namesAndBytes[i], (byte[]) namesAndBytes[i + 1]);
    }
    return files;
  }

  private Submission found() {
    return FolderSearch.in(temp.resolve("ada.zip"), List.of(STUDENT), SMALL);
  }

  private Map<String, String> search() {
    return found().files().entrySet().stream()
        .collect(
            Collectors.toMap(
                Map.Entry::getKey, it -> new String(it.getValue(), StandardCharsets.UTF_8)));
  }

  private List<Tuple> problems() {
    return found().problems().stream()
        .map(problem -> tuple(problem.kind(), problem.where(), problem.what()))
        .toList();
  }
}

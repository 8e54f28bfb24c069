package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.gatewaymeter.cli.grade.Problem.Kind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Archives that hold more than anybody wants. */
class ArchiveBombTest {
  private static final Wanted STUDENT = new Wanted("student.yaml", 100);
  private static final Limits SMALL = new Limits(50, 6, 2, 4 << 20, 100, 1 << 16);
  private static final byte[] GOOD = "S".getBytes(StandardCharsets.UTF_8);
  private static final byte[] BAD = "EVIL".getBytes(StandardCharsets.UTF_8);

  @TempDir Path temp;

  @Test
  void aBombIsLeftAsSoonAsItShows() throws Exception {
    zip(entries("student.yaml", GOOD, "bomb.bin", new byte[3 << 20], "after.txt", GOOD));
    assertThat(search()).containsOnly(Map.entry("student.yaml", "S"));
    assertThat(problems())
        .containsExactly(
            tuple(
                Kind.TOO_MUCH,
                "",
                "Its archives unpack to more than 100 times their size, as only a bomb does; what comes after that was not looked at."));
  }

  @Test
  void aBombInAnInnerArchiveIsCountedWithTheOuterOne() throws Exception {
    byte[] inner = Zips.ofBytes(entries("bomb.bin", new byte[3 << 20]));
    zip(entries("inner.zip", Zips.ofBytes(entries("x", inner)), "student.yaml", GOOD));
    assertThat(problems()).isEmpty();
    zip(entries("inner.zip", inner, "student.yaml", GOOD));
    assertThat(problems())
        .first()
        .isEqualTo(
            tuple(
                Kind.TOO_MUCH,
                "",
                "Its archives unpack to more than 100 times their size, as only a bomb does; what comes after that was not looked at."));
  }

  @Test
  void anArchiveThatIsTooLargeUnpackedIsLeft() throws Exception {
    byte[] noise = new byte[5 << 20];
    new java.util.Random(1).nextBytes(noise);
    zip(entries("noise.bin", noise, "student.yaml", GOOD));
    assertThat(search()).isEmpty();
    assertThat(problems())
        .contains(
            tuple(
                Kind.TOO_MUCH,
                "",
                "Its archives hold more than 4 MB; what comes after that was not looked at."));
  }

  @Test
  void aWantedFileThatIsABombIsNotUnpacked() throws Exception {
    zip(entries("student.yaml", new byte[60_000]));
    assertThat(search()).isEmpty();
    assertThat(problems())
        .containsExactly(
            tuple(Kind.TOO_LARGE, "student.yaml", "It has more than the 100 bytes that are read."));
  }

  @Test
  void manyEntriesEndTheSearch() throws Exception {
    Map<String, byte[]> many = entries("student.yaml", GOOD);
    for (int i = 0; i < 60; i++) {
      many.put("file" + i, new byte[0]);
    }
    zip(many);
    assertThat(search()).containsOnly(Map.entry("student.yaml", "S"));
    assertThat(problems())
        .containsExactly(
            tuple(
                Kind.TOO_MUCH,
                "",
                "It has more than 50 files and folders; what comes after them was not looked at."));
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

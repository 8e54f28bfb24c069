package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.sun.management.ThreadMXBean;
import io.gatewaymeter.cli.grade.Problem.Kind;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What is too large, too much, or no file. */
class FolderLimitsTest {
  private static final Wanted STUDENT = new Wanted("student.yaml", 100);
  private static final Wanted SHEET = new Wanted("lab-x/worksheet.yaml", 100);
  private static final Limits SMALL = new Limits(50, 6, 2, 1 << 20, 100, 1 << 16);

  @TempDir Path temp;
  private Path dir;

  @BeforeEach
  void emptySubmission() throws IOException {
    dir = Files.createDirectory(temp.resolve("ada"));
  }

  @Test
  void aSparseGigabyteIsNotRead() throws Exception {
    complete();
    try (RandomAccessFile file =
        new RandomAccessFile(dir.resolve("lab-x/worksheet.yaml").toFile(), "rw")) {
      file.setLength(1L << 30);
    }
    ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = memory.getCurrentThreadAllocatedBytes();
    assertThat(text(search())).containsOnlyKeys("student.yaml");
    assertThat(memory.getCurrentThreadAllocatedBytes() - before).isLessThan(1L << 27);
    assertThat(problems())
        .containsExactly(
            tuple(
                Kind.TOO_LARGE,
                "lab-x/worksheet.yaml",
                "It has more than the 100 bytes that are read."));
  }

  @Test
  void aFileOfExactlyTheLimitIsRead() throws Exception {
    complete();
    Files.writeString(dir.resolve("student.yaml"), "x".repeat(100));
    assertThat(text(search())).containsEntry("student.yaml", "x".repeat(100));
    Files.writeString(dir.resolve("student.yaml"), "x".repeat(101));
    assertThat(text(search())).doesNotContainKey("student.yaml");
  }

  @Test
  void aFolderIsNoFile() throws Exception {
    complete();
    Files.delete(dir.resolve("student.yaml"));
    Files.createDirectories(dir.resolve("student.yaml/inside"));
    assertThat(problems())
        .containsExactly(tuple(Kind.NOT_A_FILE, "student.yaml", "It is a folder."));
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there, links are for administrators")
  void linksAreNotFollowed() throws Exception {
    Path secret = Files.createDirectory(temp.resolve("secret"));
    Zips.write(secret, Map.of("student.yaml", "SECRET", "worksheet.yaml", "SECRET"));
    Files.createSymbolicLink(dir.resolve("student.yaml"), secret.resolve("student.yaml"));
    Files.createSymbolicLink(dir.resolve("lab-x"), secret);
    Files.createSymbolicLink(dir.resolve("loop"), dir);
    assertThat(text(search())).isEmpty();
    assertThat(problems())
        .containsExactly(
            tuple(Kind.LINK, "lab-x", "Symbolic links are not followed."),
            tuple(Kind.LINK, "loop", "Symbolic links are not followed."),
            tuple(Kind.LINK, "student.yaml", "It is a symbolic link, which is not followed."),
            tuple(Kind.MISSING, "lab-x/worksheet.yaml", "It is not in the submission."));
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there are no named pipes")
  void aPipeIsNotOpened() throws Exception {
    complete();
    Files.delete(dir.resolve("student.yaml"));
    Process mkfifo = new ProcessBuilder("mkfifo", dir.resolve("student.yaml").toString()).start();
    Assumptions.assumeTrue(mkfifo.waitFor() == 0, "mkfifo makes no pipe here");
    assertThat(problems())
        .containsExactly(
            tuple(Kind.NOT_A_FILE, "student.yaml", "It is no file, but a pipe or a device."));
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the permissions are POSIX ones")
  void whatMayNotBeReadIsNamed() throws Exception {
    complete();
    Path file = dir.resolve("student.yaml");
    Assumptions.assumeTrue(
        file.toFile().setReadable(false) && !Files.isReadable(file), "root reads everything");
    assertThat(problems())
        .containsExactly(
            tuple(
                Kind.UNREADABLE,
                "student.yaml",
                "It cannot be read (AccessDeniedException: " + file + ")."));
  }

  @Test
  void tooManyFilesEndTheSearchButNotWhatWasFound() throws Exception {
    complete();
    for (int i = 0; i < 60; i++) {
      Files.createDirectories(dir.resolve("z/" + i));
    }
    assertThat(text(search())).containsOnlyKeys("student.yaml", "lab-x/worksheet.yaml");
    assertThat(problems())
        .containsExactly(
            tuple(
                Kind.TOO_MUCH,
                "",
                "It has more than 50 files and folders; what comes after them was not looked at."));
  }

  @Test
  void whatIsTooDeepIsNotFound() throws Exception {
    Zips.write(
        dir, Map.of("a/b/c/d/e/f/student.yaml", "S", "a/b/c/d/e/f/g/lab-x/worksheet.yaml", "W"));
    assertThat(text(search())).containsOnlyKeys("student.yaml");
  }

  @Test
  void ofManyProblemsOfAKindTheFirstAreNamed() throws Exception {
    complete();
    for (int i = 0; i < 8; i++) {
      Files.writeString(dir.resolve(i + ".zip"), "no zip");
    }
    assertThat(problems())
        .hasSize(6)
        .last()
        .isEqualTo(tuple(Kind.UNREADABLE, "", "There are 3 more of this kind."));
  }

  private void complete() throws IOException {
    Zips.write(dir, Map.of("student.yaml", "S", "lab-x/worksheet.yaml", "W"));
  }

  private Submission search() {
    return FolderSearch.in(dir, List.of(STUDENT, SHEET), SMALL);
  }

  private List<Tuple> problems() {
    return search().problems().stream()
        .map(problem -> tuple(problem.kind(), problem.where(), problem.what()))
        .toList();
  }

  private static Map<String, String> text(Submission found) {
    return found.files().entrySet().stream()
        .collect(
            java.util.stream.Collectors.toMap(
                Map.Entry::getKey, it -> new String(it.getValue(), StandardCharsets.UTF_8)));
  }
}

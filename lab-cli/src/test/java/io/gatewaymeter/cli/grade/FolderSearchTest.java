package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.gatewaymeter.cli.grade.Problem.Kind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderSearchTest {
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
  void findsTheFilesByTheEndsOfTheirPaths() throws Exception {
    Zips.write(dir, Map.of("repo-main/student.yaml", "S", "repo-main/lab-x/worksheet.yaml", "W"));
    Submission found = search();
    assertThat(found.name()).isEqualTo("ada");
    assertThat(text(found))
        .containsOnly(Map.entry("student.yaml", "S"), Map.entry("lab-x/worksheet.yaml", "W"));
    assertThat(found.problems()).isEmpty();
  }

  @Test
  void aFileThatOnlyEndsLikeAWantedOneIsNotIt() throws Exception {
    Zips.write(
        dir,
        Map.of("my-student.yaml", "S", "other-lab-x/worksheet.yaml", "W", "worksheet.yaml", "W"));
    assertThat(text(search())).isEmpty();
    assertThat(problems())
        .containsExactly(
            tuple(Kind.MISSING, "student.yaml", "It is not in the submission."),
            tuple(Kind.MISSING, "lab-x/worksheet.yaml", "It is not in the submission."));
  }

  @Test
  void theOneThatIsLeastDeepIsRead() throws Exception {
    complete();
    Zips.write(dir, Map.of("copy/student.yaml", "other", "a/b/lab-x/worksheet.yaml", "other"));
    assertThat(text(search()))
        .containsEntry("student.yaml", "S")
        .containsEntry("lab-x/worksheet.yaml", "W");
    assertThat(problems()).isEmpty();
  }

  @Test
  void ofTwoThatAreAsDeepTheFirstIsReadAndTheOtherNamed() throws Exception {
    Zips.write(
        dir, Map.of("b/student.yaml", "B", "a/student.yaml", "A", "lab-x/worksheet.yaml", "W"));
    assertThat(text(search())).containsEntry("student.yaml", "A");
    assertThat(problems())
        .containsExactly(
            tuple(
                Kind.TWICE,
                "b/student.yaml",
                "There is another one at a/student.yaml, which is the one that is read."));
  }

  @Test
  void aZipInAFolderIsPartOfTheFolder() throws Exception {
    Files.write(
        dir.resolve("Work.ZIP"),
        Zips.of("repo-main/", Map.of("student.yaml", "S", "lab-x/worksheet.yaml", "W")));
    assertThat(text(search()))
        .containsEntry("student.yaml", "S")
        .containsEntry("lab-x/worksheet.yaml", "W");
    assertThat(problems()).isEmpty();
  }

  @Test
  void whatABuildOrAToolLeavesBehindIsNotEntered() throws Exception {
    complete();
    Zips.write(
        dir,
        Map.of("target/student.yaml", "T", ".git/student.yaml", "T", "__MACOSX/student.yaml", "T"));
    assertThat(problems()).isEmpty();
    assertThat(text(search())).containsEntry("student.yaml", "S");
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

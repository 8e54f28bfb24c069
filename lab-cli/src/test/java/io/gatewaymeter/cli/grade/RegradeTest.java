package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Grading the same folder again. */
class RegradeTest {
  @TempDir Path dir;
  private SchoolClass school;

  @BeforeEach
  void emptyClass() throws Exception {
    school = new SchoolClass(dir);
  }

  @Test
  void theSameInputGivesTheSameBytesButForTheTimeStamp() throws Exception {
    school
        .with("ada.zip", Assignment.files("Ada", 7))
        .with("bob", Assignment.files("Bob", 1, question -> null))
        .with("=cmd|x", Map.of("student.yaml", "nonsense: ["));
    school.grade();
    Map<String, String> first = everything();
    school.now = SchoolClass.NOW.plusSeconds(3600);
    school.marks = Marks.read(school.out.resolve(Output.QUEUE));
    school.grade();
    Map<String, String> second = everything();
    second.replaceAll((path, text) -> text.replace("2026-03-01T13:00:00Z", "2026-03-01T12:00:00Z"));
    assertThat(second).isEqualTo(first);
    assertThat(first)
        .hasSize(4 + 3 * 3)
        .allSatisfy(
            (path, text) ->
                assertThat(text.contains(":00:00Z")).isEqualTo(path.endsWith("result.json")));
  }

  @Test
  void whatAnEarlierGradingWroteForAStudentWhoIsGoneIsGone() throws Exception {
    school.with("ada", Assignment.files("Ada", 7)).with("bob", Assignment.files("Bob", 7)).grade();
    Files.writeString(school.out.resolve("students/bob/my-notes.txt"), "kept");
    Files.writeString(school.out.resolve("students/.DS_Store"), "kept");
    for (Path file :
        List.of(school.submissions.resolve("ada"), school.submissions.resolve("bob"))) {
      Files.move(file, dir.resolve("was-" + file.getFileName()));
    }
    school.with("cleo", Assignment.files("Cleo", 7)).grade();
    try (Stream<Path> left = Files.walk(school.out.resolve("students"))) {
      assertThat(left.filter(Files::isRegularFile).map(school.out.resolve("students")::relativize))
          .extracting(path -> path.toString().replace('\\', '/'))
          .containsExactlyInAnyOrder(
              ".DS_Store",
              "bob/my-notes.txt",
              "cleo/feedback.html",
              "cleo/result.json",
              "cleo/results.json");
    }
  }

  private Map<String, String> everything() throws IOException {
    try (Stream<Path> files = Files.walk(school.out)) {
      Map<String, String> all = new TreeMap<>();
      files
          .filter(Files::isRegularFile)
          .forEach(
              file -> {
                try {
                  all.put(school.out.relativize(file).toString(), Files.readString(file));
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
      return all;
    }
  }
}

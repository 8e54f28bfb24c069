package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.lab.StudentFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The instructor's page says what is. */
class GradeReadmeTest {
  @TempDir Path dir;

  @Test
  void namesEveryFileThatIsWritten() throws Exception {
    SchoolClass school = new SchoolClass(dir).with("NAME", Assignment.files("Ada", 7));
    school.grade();
    try (Stream<Path> files = Files.walk(school.out)) {
      assertThat(files.filter(Files::isRegularFile).map(school.out::relativize))
          .extracting(file -> "| `" + file.toString().replace('\\', '/') + "` |")
          .allMatch(readme()::contains)
          .hasSize(7);
    }
  }

  @Test
  void namesTheLimits() throws Exception {
    Limits limits = Limits.DEFAULT;
    assertThat(readme())
        .contains(
            String.format(
                Locale.ROOT,
                "%,d entries, %d levels, %d archives in one another, %d MB unpacked, %d times its size",
                limits.entries(),
                limits.depth(),
                limits.archives(),
                limits.bytes() >> 20,
                limits.ratio()));
  }

  @Test
  void quotesWhatTheCommandPrints() throws Exception {
    Map<String, String> late = Assignment.files("Grace Hopper", 7, question -> null);
    late.keySet().removeIf(path -> path.startsWith("lab-2-3") || path.startsWith("lab-2-4"));
    SchoolClass school =
        new SchoolClass(dir)
            .with(
                "ada",
                Assignment.files(
                    "Ada Lovelace",
                    7,
                    question ->
                        question.id().equals("why_a_completion_can_be_early")
                            ? Answers.right(question, 7)
                            : null))
            .with("grace", late);
    assertThat(readme().lines()).contains(school.grade().summary());
  }

  private static String readme() throws Exception {
    return Files.readString(
        StudentFolder.ofRepository(GradeReadmeTest.class).root().resolve("lab-cli/README.md"));
  }
}

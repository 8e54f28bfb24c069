package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.question.Question;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every lab's README must have. */
class ReadmeTest {
  static Stream<Lab<?>> labs() {
    return Main.LABS.stream();
  }

  @ParameterizedTest
  @MethodSource("labs")
  void saysFirstWhatToReadAndWhatToRun(Lab<?> lab) throws Exception {
    String name = lab.getClass().getSimpleName().replaceAll("Lab$", "");
    assertThat(readme(lab).replaceAll("\\]\\([^)]*\\)|\\[", "").replaceAll("\\s+", " "))
        .contains(
            "Your program is `%sJob`. Start the exercise with `./lab %s`, or run `%sLab` in an IDE."
                .formatted(name, lab.number(), name));
  }

  @ParameterizedTest
  @MethodSource("labs")
  void listsExactlyTheLabsQuestions(Lab<?> lab) throws Exception {
    List<String> rows =
        readme(lab).lines().filter(line -> line.matches("\\| `\\w+` \\| \\d+ \\| .*\\|")).toList();
    assertThat(rows).containsExactlyElementsOf(lab.questions().stream().map(this::row).toList());
  }

  private String row(Question<?> question) {
    return "| `%s` | %d | %s |".formatted(question.id(), question.points(), question.prompt());
  }

  private static String readme(Lab<?> lab) throws Exception {
    Path code = Path.of(lab.getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
    Path module = code.getParent().getParent();
    return Files.readString(module.resolve("README.md"), StandardCharsets.UTF_8);
  }
}

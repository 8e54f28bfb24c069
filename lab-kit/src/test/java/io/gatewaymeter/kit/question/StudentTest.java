package io.gatewaymeter.kit.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StudentTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          name: Ada Lovelace   | 7                    | Ada Lovelace
          name:                | 1                    |
          name: '~'            | 9223372036854775807  | ~
          name: '42'           | -1                   | 42
          name: "=cmd\\n(1)"   | 0                    | '=cmd\n(1)'
          """)
  void nameAndSeedAreTakenAsTheyAre(String line, long seed, String name) throws Exception {
    assertThat(Student.read(bytes(line + "\nseed: " + seed)))
        .isEqualTo(new Student(name == null ? "" : name, seed));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "name: x", "seed: 1", "name: x\nseed: 1\nmail: y", "[name, seed]"})
  void whatIsMissingOrTooMuchIsSaid(String text) {
    assertThat(failure(text))
        .isEqualTo(
            "It needs two lines and no more, name: and seed:, each with its value behind the colon.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "one", "'1'", "1.0", "0x1", "9223372036854775808"})
  void aSeedIsAWholeNumber(String seed) {
    assertThat(failure("name: x\nseed: " + seed))
        .isEqualTo(
            "Its seed is no whole number of at most 18 digits; take 1, or the one you were given.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"42", "true", "[x]", "{x: y}"})
  void aNameIsText(String name) {
    assertThat(failure("name: " + name + "\nseed: 1"))
        .isEqualTo("Its name is no text; put it in quotes.");
  }

  @ParameterizedTest
  @CsvSource({"'name: a: b', 1", "'name: a\nseed: {', 2"})
  void whatIsNoYamlIsSaidWithItsLine(String text, int line) {
    assertThat(failure(text)).startsWith("It is no plain YAML at line " + line + ", column ");
  }

  private static String failure(String text) {
    return catchThrowableOfType(UnreadableFile.class, () -> Student.read(bytes(text))).getMessage();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}

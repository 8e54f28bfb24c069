package io.gatewaymeter.kit.question;

import static io.gatewaymeter.kit.question.Sheet.ASKED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class WorksheetTest {
  private static final String PLAIN_YAML =
      "It is no plain YAML at line %d, column %d (%s); compare with the lines around it, and put"
          + " text with a colon or a # in quotes.";

  @Test
  void theBlankOneSaysWhatIsAskedAndWhatIsWanted() {
    assertThat(ASKED.blank())
        .isEqualTo(
            """
            # Lab 9.1: look at something made up.
            # 42 points. Write each answer behind its colon; a sentence goes into a line of its own below,
            # indented by four spaces. Then: ./lab check 9.1
            lab: "9.1"

            # Before the run: what do you expect? This is worth no points. The report shows it beside what
            # happened.
            predictions:
              # How many?
              guess:

            # After the run.
            answers:
              # What is count?
              # 1 point: a whole number, for example 1042.
              count:

              # What is done?
              # 2 points: true or false.
              done:

              # What is edge?
              # 3 points: one word, exactly as the output shows it.
              edge:

              # What is ids?
              # 5 points: a list of request ids, for example [r-0001, r-0002], in any order.
              ids:

              # What is order?
              # 7 points: a list of whole numbers, for example [1005, 9], in this order.
              order:

              # What is by?
              # 11 points: a whole number for each request id, for example {r-0001: 5, r-0002: 9}.
              by:

              # Why?
              # 13 points: a sentence.
              why: |
            """);
  }

  @Test
  void theBlankOneReadsAsNothingAnswered() throws Exception {
    Worksheet blank = read(ASKED.blank());
    assertThat(blank.answers())
        .hasSize(7)
        .allSatisfy((id, answer) -> assertThat(Worksheet.isBlank(answer)).as(id).isTrue());
    assertThat(blank.predictions()).isEmpty();
    assertThat(blank.remarks()).isEmpty();
  }

  @Test
  void aSentenceGoesBelowItsQuestion() throws Exception {
    Worksheet worksheet = read(ASKED.blank() + "    Because: it is so # really.\n    And so on.\n");
    assertThat(worksheet.answers().get("why").textValue())
        .isEqualTo("Because: it is so # really.\nAnd so on.\n");
  }

  @Test
  void aPredictionIsWhateverTheStudentWrote() throws Exception {
    Worksheet worksheet = read(ASKED.blank().replace("guess:", "guess: about 40"));
    assertThat(worksheet.predictions()).hasToString("{guess=\"about 40\"}");
  }

  static Stream<Arguments> encodings() {
    String crlf = ASKED.blank().replace("\n", "\r\n");
    return Stream.of(
        Arguments.of("a byte-order mark", "\uFEFF" + ASKED.blank()),
        Arguments.of("CRLF", crlf),
        Arguments.of("both", "\uFEFF" + crlf));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("encodings")
  void editorsMayLeaveTheirMarks(String what, String text) throws Exception {
    assertThat(read(text.replace("count:", "count: 35")))
        .isEqualTo(read(ASKED.blank().replace("count:", "count: 35")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "UTF-16LE", "ISO-8859-1", "windows-1252"})
  void anotherEncodingIsNamed(String encoding) {
    byte[] bytes =
        ASKED.blank().replace("guess:", "guess: größer").getBytes(Charset.forName(encoding));
    assertThat(failure(bytes)).isEqualTo("It is not in UTF-8; save it again in this encoding.");
  }

  static Stream<Arguments> broken() {
    return Stream.of(
        broken("lab: [", 1, 7, "expected the node content, but found '<stream end>'"),
        broken("a: 1\na: 2\n", 2, 2, "Duplicate field 'a'"),
        broken("a: {b: 1, b: 1}\n", 1, 12, "Duplicate field 'b'"),
        broken("a: !!int 3\n", 1, 4, "! is not for worksheets"),
        broken("a: !java.io.File [x]\n", 1, 4, "! is not for worksheets"),
        broken("!!map\na: 3\n", 1, 1, "! is not for worksheets"),
        broken("a: &b 3\n", 1, 4, "& and * are not for worksheets"),
        broken("a: *b\n", 1, 4, "& and * are not for worksheets"),
        broken("&x a: 3\n", 1, 1, "& and * are not for worksheets"),
        broken("a: it is: so\n", 1, 9, "mapping values are not allowed here"),
        broken("a: 'it's'\n", 1, 8, "expected <block end>, but found '<scalar>'"),
        broken("a: 1\n---\nb: 2\n", 3, 1, "a second document"),
        broken("a: 1\nb\n", 3, 1, "could not find expected ':'"),
        broken(
            "? [a]\n: b\n",
            1,
            4,
            "Expected a field name (Scalar value in YAML), got this inste..."),
        broken(
            "a:\n\t- 1\n",
            2,
            1,
            "found character '\\t(TAB)' that cannot start any token. (Do n..."),
        Arguments.of(
            "a: [[[[[[1]]]]]]",
            "It is nested too deeply, or a name in it is too long; compare with the blank worksheet."),
        Arguments.of(
            "a: 1\nb: \u0007", "It has an invisible character in line 2; type that line again."));
  }

  private static Arguments broken(String text, int line, int column, String why) {
    return Arguments.of(text, PLAIN_YAML.formatted(line, column, why));
  }

  @ParameterizedTest
  @MethodSource("broken")
  void whatIsNoPlainYamlIsSaidWithItsPlace(String text, String sentence) {
    assertThat(failure(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(sentence);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "# nothing\n",
        "42",
        "[]",
        "lab: '9.1'",
        "lab: '9.1'\nanswers: 5",
        "lab: '9.1'\nanswers:\n"
      })
  void whatHasNoAnswersIsNoWorksheet(String text) {
    assertThat(failure(text.getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(
            "It has no answers: block with indented lines below; take the blank worksheet again and"
                + " fill it in.");
  }

  @Test
  void theWorksheetOfAnotherLabIsSentBack() {
    assertThat(failure("lab: '9.2'\nanswers: {}\n".getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(
            "It is not the worksheet of lab 9.1, for its line lab: says \"9.2\"; put the right file"
                + " there.");
  }

  @Test
  void oneThatIsTooLargeIsNotParsed() {
    assertThat(failure(new byte[Worksheet.MAX_BYTES + 1]))
        .isEqualTo("It has more than 262144 bytes; take out what is no answer.");
  }

  @Test
  void whatIsUnknownOrMissingIsRemarkedAndTheRestCounts() throws Exception {
    Worksheet worksheet =
        read(
            """
            lab: 9.1
            answer: {}
            predictions: {guess: 1, other: 2}
            answers:
              count: 35
              "co\\nunt\\e[31m": 35
              done:
              edge:
              ids:
              order:
              by:
            """);
    assertThat(worksheet.answers()).containsOnlyKeys("count", "done", "edge", "ids", "order", "by");
    assertThat(worksheet.remarks())
        .containsExactly(
            "A worksheet has no block \"answer\"; what stands there does not count.",
            "There is no question \"co\"; compare with the blank worksheet.",
            "There is no prediction \"other\"; compare with the blank worksheet.",
            "The question why is missing, and counts as not answered.");
  }

  private static Worksheet read(String text) throws UnreadableFile {
    return ASKED.read(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String failure(byte[] bytes) {
    return catchThrowableOfType(UnreadableFile.class, () -> ASKED.read(bytes)).getMessage();
  }
}

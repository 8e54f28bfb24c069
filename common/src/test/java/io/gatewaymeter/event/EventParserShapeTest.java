package io.gatewaymeter.event;

import static io.gatewaymeter.event.GatewayLine.parsed;
import static io.gatewaymeter.event.GatewayLine.raw;
import static io.gatewaymeter.event.GatewayLine.rejection;
import static io.gatewaymeter.event.GatewayLine.start;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A line is exactly one JSON object: nothing else, nothing after it, no name twice. */
class EventParserShapeTest {
  private static final String LINE = start().json();

  @Test
  void aTombstoneIsRejected() {
    assertThat(new EventParser().parse(raw((byte[]) null)))
        .isEqualTo(rejection(Reason.TOMBSTONE, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "   \t ", "\n", "\r\n", "\n\n\n", "\u2003"})
  void aBlankLineIsRejected(String line) {
    assertThat(parsed(line)).isEqualTo(rejection(Reason.BLANK_LINE, ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"[]", "[{}]", "\"text\"", "\"\"", "0", "-1", "1.5", "true", "false", "null"})
  void anotherJsonValueIsNotAnObject(String line) {
    assertThat(parsed(line)).isEqualTo(rejection(Reason.NOT_AN_OBJECT, ""));
  }

  @Test
  void anArrayOfEventsIsNotAnEvent() {
    assertThat(parsed("[" + LINE + "]")).isEqualTo(rejection(Reason.NOT_AN_OBJECT, ""));
  }

  @Test
  void anEmptyObjectLacksItsFirstField() {
    assertThat(parsed("{}")).isEqualTo(rejection(Reason.MISSING, "event_type"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "}",
        "[",
        "{]",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{a:1}",
        "{'a':1}",
        "nul",
        "TRUE",
        "hello",
        "# comment",
        "//",
        "/* */ {}",
        "{\"a\":1 /* one */}",
        "<xml/>",
        "a,b,c",
        "\"open",
        "{\"a\":\"\t\"}",
        "{\"a\":\"\\x\"}",
        "{\"a\":\"\\u12\"}",
        "\u00a0",
        "\u0000",
        "\u0000{}"
      })
  void whatIsNotJsonIsRejected(String line) {
    assertThat(parsed(line)).isEqualTo(rejection(Reason.NOT_JSON, ""));
  }

  @Test
  void aLineCutShortIsNotJson() {
    for (int length = 1; length < LINE.length(); length++) {
      assertThat(parsed(LINE.substring(0, length)))
          .as("the first %s characters", length)
          .isEqualTo(rejection(Reason.NOT_JSON, ""));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        " {}",
        "\n{}",
        "[]",
        "1",
        "null",
        "\"x\"",
        ",",
        "}",
        "]",
        ":",
        "garbage",
        " # comment",
        "// comment",
        "\u0000",
        "\u00a0",
        "\uFEFF",
        ";"
      })
  void textAfterTheObjectIsRejected(String trailing) {
    assertThat(parsed(LINE + trailing)).isEqualTo(rejection(Reason.TRAILING_TEXT, ""));
  }

  @Test
  void aSecondEventOnTheLineIsTrailingText() {
    assertThat(parsed(LINE + LINE)).isEqualTo(rejection(Reason.TRAILING_TEXT, ""));
    assertThat(parsed(LINE + "\n" + LINE)).isEqualTo(rejection(Reason.TRAILING_TEXT, ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ts                          | {\"ts\":1,\"ts\":1}",
        "ts                          | {\"ts\":1,\"\\u0074s\":2}",
        "payload                     | {\"payload\":{},\"payload\":{}}",
        "payload.latency_ms          | {\"payload\":{\"latency_ms\":1,\"latency_ms\":2}}",
        "region                      | {\"region\":1,\"region\":2}",
        "extra.list.1.a              | {\"extra\":{\"list\":[{},{\"a\":1,\"a\":2}]}}",
        "0.a                         | [{\"a\":1,\"a\":2}]",
        "''                          | {\"\":1,\"\":2}",
        "payload.                    | {\"payload\":{\"\":1,\"\":2}}",
        "a/b                         | {\"a/b\":1,\"a/b\":2}",
        "a~b                         | {\"a~b\":1,\"a~b\":2}",
      })
  void aNameThatStandsTwiceIsNamedWithItsPath(String path, String line) {
    assertThat(parsed(line)).isEqualTo(rejection(Reason.DUPLICATE_KEY, path));
  }

  @ParameterizedTest
  @CsvSource({
    "ts, 1788220800000, ts",
    "payload, {}, payload",
    "region, \"eu\", region",
  })
  void aRepeatedNameMakesAnotherwiseValidLineMalformed(String name, String json, String path) {
    String line = start().with("region", "\"us\"").json();
    String twice = line.substring(0, line.length() - 1) + ",\"" + name + "\":" + json + "}";
    assertThat(parsed(twice)).isEqualTo(rejection(Reason.DUPLICATE_KEY, path));
  }

  @Test
  void aHostileNameIsNamedInAWayThatCanBeLoggedAndWritten() {
    assertDuplicateIsNamed("a\\nb\\u0085c\\u2028d", "a?b?c?d");
    assertDuplicateIsNamed("\\ud83d and \\ud83d\\ude00", "? and 😀");
    assertDuplicateIsNamed("n".repeat(200), "n".repeat(200));
    assertDuplicateIsNamed("n".repeat(201), "n".repeat(200) + "…");
    assertDuplicateIsNamed("~".repeat(50_000), "~".repeat(200) + "…");
  }

  private static void assertDuplicateIsNamed(String name, String path) {
    assertThat(parsed("{\"%1$s\":1,\"%1$s\":2}".formatted(name)))
        .isEqualTo(rejection(Reason.DUPLICATE_KEY, path));
  }

  @Test
  void theSameNameInDifferentObjectsIsNoDuplicate() {
    assertThat(parsed(start().with("extra", "[{\"ts\":1},{\"ts\":2}]").json()))
        .isEqualTo(parsed(LINE));
  }
}

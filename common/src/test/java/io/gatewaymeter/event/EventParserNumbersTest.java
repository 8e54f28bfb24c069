package io.gatewaymeter.event;

import static io.gatewaymeter.event.GatewayLine.completion;
import static io.gatewaymeter.event.GatewayLine.parsed;
import static io.gatewaymeter.event.GatewayLine.rejection;
import static io.gatewaymeter.event.GatewayLine.start;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every kind of wrong number, in every field that holds one. */
class EventParserNumbersTest {
  private static final List<String> INTEGERS =
      List.of("ts", "payload.prompt_tokens", "payload.latency_ms", "payload.completion_tokens");
  private static final List<String> TOKENS =
      List.of("payload.prompt_tokens", "payload.completion_tokens");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"35\"",
        "\"\"",
        "\"NaN\"",
        "12.9",
        "1.0",
        "0.0",
        "-0.0",
        "1e3",
        "1E3",
        "1e-3",
        "1e400",
        "true",
        "false",
        "{}",
        "{\"value\":35}",
        "[]",
        "[35]"
      })
  void whatIsNotWrittenAsAnIntegerIsNone(String json) {
    for (String field : INTEGERS) {
      assertRejected(field, json, Reason.NOT_AN_INTEGER);
    }
  }

  @Test
  void nullIsNotZero() {
    for (String field : INTEGERS) {
      assertRejected(field, "null", Reason.NULL);
    }
  }

  @Test
  void aMissingNumberIsNotZero() {
    for (String field : INTEGERS) {
      assertThat(parsed(line(field).without(field).json()))
          .as(field)
          .isEqualTo(rejection(Reason.MISSING, field));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9223372036854775808",
        "-9223372036854775809",
        "18446744073709551617", // 1, if it wrapped around
        "100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
      })
  void whatOverflowsALongIsOutOfRange(String json) {
    for (String field : INTEGERS) {
      assertRejected(field, json, Reason.OUT_OF_RANGE);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2147483648",
        "99999999999", // 1215752191, if it wrapped around
        "4294967296", // 0, if it wrapped around
        "9223372036854775807",
        "-1",
        "-2147483649",
        "-9223372036854775808"
      })
  void whatIsNoCountOfTokensIsOutOfRange(String json) {
    for (String field : TOKENS) {
      assertRejected(field, json, Reason.OUT_OF_RANGE);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-0", "-1", "-1788220800000", "-9223372036854775808"})
  void aTimeBeforeTheFirstMillisecondIsOutOfRange(String json) {
    assertRejected("ts", json, Reason.OUT_OF_RANGE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "NaN",
        "Infinity",
        "-Infinity",
        "+1",
        "01",
        "007",
        "-01",
        ".5",
        "5.",
        "1e",
        "1e+",
        "-",
        "--1",
        "0x10",
        "1_000",
        "1,000",
        "1L",
        "'1'",
        "35 ms",
        "undefined",
        ""
      })
  void whatIsNoJsonNumberIsNotJson(String json) {
    for (String field : INTEGERS) {
      GatewayLine line = line(field).with(field, " " + json);
      assertThat(parsed(line.json())).as(field).isEqualTo(rejection(Reason.NOT_JSON, ""));
    }
  }

  @Test
  void aThousandDigitsAreOutOfRangeAndOneMoreIsOverALimit() {
    for (String field : INTEGERS) {
      assertRejected(field, "9".repeat(1000), Reason.OUT_OF_RANGE);
      for (String digits : List.of("9".repeat(1001), "-" + "9".repeat(100_000))) {
        assertThat(parsed(line(field).with(field, digits).json()))
            .as(field)
            .isEqualTo(rejection(Reason.OVER_A_LIMIT, ""));
      }
    }
  }

  private static void assertRejected(String field, String json, Reason reason) {
    assertThat(parsed(line(field).with(field, json).json()))
        .as("%s set to %s", field, json)
        .isEqualTo(rejection(reason, field));
  }

  private static GatewayLine line(String field) {
    return field.equals("payload.latency_ms") || field.equals("payload.completion_tokens")
        ? completion()
        : start();
  }
}

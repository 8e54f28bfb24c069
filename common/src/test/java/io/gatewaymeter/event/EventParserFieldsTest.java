package io.gatewaymeter.event;

import static io.gatewaymeter.event.GatewayLine.completion;
import static io.gatewaymeter.event.GatewayLine.parsed;
import static io.gatewaymeter.event.GatewayLine.rejection;
import static io.gatewaymeter.event.GatewayLine.start;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Missing, null, blank and wrongly typed fields, in the envelope and in the payloads. */
class EventParserFieldsTest {
  private static final List<String> ENVELOPE_TEXTS =
      List.of("event_type", "request_id", "tenant_id", "model");

  static List<String> texts() {
    return List.of("event_type", "request_id", "tenant_id", "model", "payload.status");
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTextThatIsMissingIsNamed(String field) {
    assertThat(parsed(completion().without(field).json()))
        .isEqualTo(rejection(Reason.MISSING, field));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTextThatIsNullIsNamed(String field) {
    assertRejected(field, "null", Reason.NULL);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTextThatIsBlankIsNamed(String field) {
    for (String blank : List.of("", " ", "   ", "\\t", "\\n", "\\r\\n", "\\u2003", "\\u3000")) {
      assertRejected(field, '"' + blank + '"', Reason.BLANK);
    }
  }

  @ParameterizedTest
  @MethodSource("texts")
  void whatIsNoTextIsNotMadeOne(String field) {
    for (String json : List.of("7", "0", "1.5", "true", "false", "[]", "[\"r\"]", "{}")) {
      assertRejected(field, json, Reason.NOT_TEXT);
    }
  }

  @ParameterizedTest
  @MethodSource("texts")
  void halfASurrogatePairIsNotTextThatCanBeWritten(String field) {
    for (String half : List.of("\\ud83d", "\\ude00", "r-\\ud83d", "\\ude00\\ud83d", "\\ud83dx")) {
      assertRejected(field, '"' + half + '"', Reason.BROKEN_TEXT);
    }
  }

  @Test
  void otherTypesNeedTheWholeEnvelopeToo() {
    for (String field : ENVELOPE_TEXTS) {
      assertThat(parsed(GatewayLine.of("ToolCalled").without(field).json()))
          .isEqualTo(rejection(Reason.MISSING, field));
    }
    assertThat(parsed(GatewayLine.of("ToolCalled").without("ts").json()))
        .isEqualTo(rejection(Reason.MISSING, "ts"));
    assertThat(parsed(GatewayLine.of("ToolCalled").without("payload").json()))
        .isEqualTo(rejection(Reason.MISSING, "payload"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"RequestStarted", "RequestCompleted", "ToolCalled", "NotYetKnown"})
  void aPayloadIsAnObject(String eventType) {
    assertThat(parsed(GatewayLine.of(eventType).with("payload", "null").json()))
        .isEqualTo(rejection(Reason.NULL, "payload"));
    for (String json : List.of("[]", "[{}]", "\"{}\"", "\"\"", "1", "1.0", "true")) {
      assertThat(parsed(GatewayLine.of(eventType).with("payload", json).json()))
          .as(json)
          .isEqualTo(rejection(Reason.NOT_AN_OBJECT, "payload"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "RequestStarted, payload.prompt_tokens",
    "RequestCompleted, payload.latency_ms",
  })
  void anEmptyPayloadLacksTheFieldsOfItsType(String eventType, String field) {
    assertThat(parsed(GatewayLine.of(eventType).json()))
        .isEqualTo(rejection(Reason.MISSING, field));
  }

  @Test
  void aFieldInTheWrongObjectIsMissing() {
    assertThat(parsed(start().without("payload.prompt_tokens").with("prompt_tokens", "412").json()))
        .isEqualTo(rejection(Reason.MISSING, "payload.prompt_tokens"));
    assertThat(parsed(start().without("ts").with("payload.ts", "1").json()))
        .isEqualTo(rejection(Reason.MISSING, "ts"));
  }

  @Test
  void aNameThatDiffersInCaseIsAnotherName() {
    assertThat(parsed(start().without("ts").with("TS", "1").json()))
        .isEqualTo(rejection(Reason.MISSING, "ts"));
  }

  @Test
  void ofSeveralFaultsTheFirstOfTheWireFormatIsNamed() {
    assertThat(parsed("{\"payload\":1,\"ts\":\"x\",\"model\":7}"))
        .isEqualTo(rejection(Reason.MISSING, "event_type"));
    assertThat(parsed(completion().with("payload.status", "1").with("ts", "0").json()))
        .isEqualTo(rejection(Reason.OUT_OF_RANGE, "ts"));
  }

  private static void assertRejected(String field, String json, Reason reason) {
    assertThat(parsed(completion().with(field, json).json()))
        .as("%s set to %s", field, json)
        .isEqualTo(rejection(reason, field));
  }
}

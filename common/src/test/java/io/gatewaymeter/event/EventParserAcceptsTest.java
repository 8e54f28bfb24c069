package io.gatewaymeter.event;

import static io.gatewaymeter.event.GatewayLine.OFFSET;
import static io.gatewaymeter.event.GatewayLine.PARTITION;
import static io.gatewaymeter.event.GatewayLine.completion;
import static io.gatewaymeter.event.GatewayLine.parsed;
import static io.gatewaymeter.event.GatewayLine.start;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is an event, to the last field. */
class EventParserAcceptsTest {
  private static final Event START = started("r-4f1a", 1788220800000L, 412);
  private static final Event COMPLETION = completed(1350, 96);

  @Test
  void aStartCarriesItsPromptTokensAndItsPlace() {
    assertThat(
            parsed(
                "{\"event_type\":\"RequestStarted\",\"request_id\":\"r-4f1a\","
                    + "\"tenant_id\":\"t-acme\",\"model\":\"m-large\",\"ts\":1788220800000,"
                    + "\"payload\":{\"prompt_tokens\":412}}"))
        .isEqualTo(START);
  }

  @Test
  void aCompletionCarriesItsLatencyTokensAndStatus() {
    assertThat(
            parsed(
                "{\"event_type\":\"RequestCompleted\",\"request_id\":\"r-4f1a\","
                    + "\"tenant_id\":\"t-acme\",\"model\":\"m-large\",\"ts\":1788220801350,"
                    + "\"payload\":{\"latency_ms\":1350,\"completion_tokens\":96,"
                    + "\"status\":\"ok\"}}"))
        .isEqualTo(COMPLETION);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"TokenGenerated", "ToolCalled", "AgentStepCompleted", "ModelError", "NotYetKnown"})
  void everyOtherTypeIsAnEventWithoutPayloadFields(String eventType) {
    assertThat(parsed(GatewayLine.of(eventType).json())).isEqualTo(other(eventType));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"prompt_tokens\":\"not a number\"}",
        "{\"latency_ms\":12.9,\"completion_tokens\":null,\"status\":[]}",
        "{\"deep\":[{\"er\":[1e400,true]}]}"
      })
  void thePayloadOfAnotherTypeIsAnyObject(String payload) {
    assertThat(parsed(GatewayLine.of("ToolCalled").with("payload", payload).json()))
        .isEqualTo(other("ToolCalled"));
  }

  @Test
  void aTypeThatDiffersInCaseIsAnotherType() {
    assertThat(parsed(GatewayLine.of("requeststarted").json())).isEqualTo(other("requeststarted"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "0", "1e3", "\"\"", "\"text\"", "[]", "{\"ts\":\"x\"}"})
  void unknownFieldsAreIgnoredWhateverTheyHold(String json) {
    String line = start().with("region", json).with("payload.cached_tokens", json).json();
    assertThat(parsed(line)).isEqualTo(START);
  }

  @Test
  void fieldsOfTheOtherHalfAreIgnored() {
    assertThat(parsed(start().with("payload.latency_ms", "\"soon\"").json())).isEqualTo(START);
    assertThat(parsed(completion().with("payload.prompt_tokens", "-1").json()))
        .isEqualTo(COMPLETION);
  }

  @Test
  void theOrderOfFieldsAndWhiteSpaceDoNotMatter() {
    assertThat(
            parsed(
                " \t\r\n{ \"payload\" : { \"prompt_tokens\" : 412 } ,\n \"ts\" : 1788220800000 ,"
                    + " \"model\":\"m-large\",\"tenant_id\":\"t-acme\",\"request_id\":\"r-4f1a\","
                    + "\"event_type\":\"RequestStarted\"}\r\n \t\n"))
        .isEqualTo(START);
  }

  @ParameterizedTest
  @CsvSource({"1,1", "9223372036854775807,9223372036854775807"})
  void tsReachesFromOneToTheLargestLong(String json, long ts) {
    assertThat(parsed(start().with("ts", json).json())).isEqualTo(started("r-4f1a", ts, 412));
  }

  @ParameterizedTest
  @CsvSource({"0,0", "-0,0", "2147483647,2147483647"})
  void tokenCountsReachFromZeroToTheLargestInt(String json, int tokens) {
    assertThat(parsed(start().with("payload.prompt_tokens", json).json()))
        .isEqualTo(started("r-4f1a", 1788220800000L, tokens));
    assertThat(parsed(completion().with("payload.completion_tokens", json).json()))
        .isEqualTo(completed(1350, tokens));
  }

  @ParameterizedTest
  @ValueSource(longs = {Long.MIN_VALUE, -1, 0, Long.MAX_VALUE})
  void latencyIsAnyLongBecauseClocksAreSkewed(long latency) {
    assertThat(parsed(completion().with("payload.latency_ms", "" + latency).json()))
        .isEqualTo(completed(latency, 96));
  }

  @ParameterizedTest
  @MethodSource
  void textIsTakenAsItIs(String json, String requestId) {
    assertThat(parsed(start().with("request_id", json).json()))
        .isEqualTo(started(requestId, 1788220800000L, 412));
  }

  static List<Arguments> textIsTakenAsItIs() {
    return List.of(
        arguments("\" r-1 \"", " r-1 "),
        arguments("\"R-1\"", "R-1"),
        arguments("\"35\"", "35"),
        arguments("\"é\"", "é"),
        arguments("\"e\u0301\"", "e\u0301"), // not composed into é
        arguments("\"\\u8acb\\u6c42\"", "請求"),
        arguments("\"請求\"", "請求"),
        arguments("\"\\ud83d\\ude00\"", "😀"),
        arguments("\"😀\"", "😀"),
        arguments("\"\\u00a0\"", "\u00a0"), // not blank to Java, so not to us
        arguments("\"a\\u0000b\"", "a\0b"),
        arguments("\"a\\nb\"", "a\nb"));
  }

  private static Event started(String requestId, long ts, int promptTokens) {
    return new Event(
        "RequestStarted",
        requestId,
        "t-acme",
        "m-large",
        ts,
        promptTokens,
        null,
        null,
        null,
        PARTITION,
        OFFSET);
  }

  private static Event completed(long latencyMs, int completionTokens) {
    return new Event(
        "RequestCompleted",
        "r-4f1a",
        "t-acme",
        "m-large",
        1788220801350L,
        null,
        latencyMs,
        completionTokens,
        "ok",
        PARTITION,
        OFFSET);
  }

  private static Event other(String eventType) {
    return new Event(
        eventType,
        "r-4f1a",
        "t-acme",
        "m-large",
        1788220800500L,
        null,
        null,
        null,
        null,
        PARTITION,
        OFFSET);
  }
}

package io.gatewaymeter.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.gatewaymeter.event.Reason;
import io.gatewaymeter.event.Rejection;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The bytes that stand in the output topics. */
class JsonSerializerTest {
  private static final RequestRecord RECORD =
      new RequestRecord(
          "r-4f1a", "t-acme", "m-large", 1788220800000L, 1788220801350L, 1350, 412, 96, "ok");
  private static final Unpaired UNPAIRED =
      new Unpaired(Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START, "r-4f1a", 3, 42);
  private static final Rejection REJECTION =
      new Rejection(Reason.NOT_AN_INTEGER, "payload.latency_ms", 3, 42);

  @Test
  void aRequestRecordIsWrittenInTheOrderOfItsFields() {
    assertThat(json(RECORD))
        .isEqualTo(
            "{\"request_id\":\"r-4f1a\",\"tenant_id\":\"t-acme\",\"model\":\"m-large\","
                + "\"started_ts\":1788220800000,\"completed_ts\":1788220801350,"
                + "\"latency_ms\":1350,\"prompt_tokens\":412,\"completion_tokens\":96,"
                + "\"status\":\"ok\"}");
  }

  @Test
  void anUnpairedEventIsWrittenWithTheWireNameOfItsKind() {
    assertThat(json(UNPAIRED))
        .isEqualTo(
            "{\"kind\":\"completion_without_open_start\",\"request_id\":\"r-4f1a\","
                + "\"partition\":3,\"offset\":42}");
    assertThat(json(Unpaired.Kind.START_OVER_OPEN_START)).isEqualTo("\"start_over_open_start\"");
  }

  @Test
  void aRejectionIsWrittenWithTheWireNameOfItsReason() {
    assertThat(json(REJECTION))
        .isEqualTo(
            "{\"reason\":\"not_an_integer\",\"field\":\"payload.latency_ms\","
                + "\"partition\":3,\"offset\":42}");
  }

  @Test
  void textIsWrittenAsUtf8WithSurrogatesAndControlsEscaped() {
    assertThat(json("é請/\"\n")).isEqualTo("\"é請/\\\"\\n\"");
    assertThat(json("😀")).isEqualTo("\"\\uD83D\\uDE00\"");
  }

  static List<Record> whatIsWritten() {
    return List.of(RECORD, UNPAIRED, REJECTION);
  }

  @ParameterizedTest
  @MethodSource("whatIsWritten")
  void whatIsWrittenIsReadBackEqual(Record value) throws Exception {
    assertThat(Json.MAPPER.readValue(json(value), value.getClass())).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"reason\":\"missing\",\"field\":\"ts\",\"partition\":3}",
        "{\"reason\":\"missing\",\"field\":\"ts\",\"partition\":3,\"offset\":null}",
        "{\"reason\":\"no_such_reason\",\"field\":\"ts\",\"partition\":3,\"offset\":42}",
        "{\"reason\":\"missing\",\"field\":\"ts\",\"partition\":3,\"offset\":42,\"more\":1}",
        "{\"reason\":\"missing\",\"field\":\"ts\",\"partition\":3,\"offset\":42} {}"
      })
  void whatIsNotExactlyOneOfOursIsNotRead(String json) {
    assertThatThrownBy(() -> Json.MAPPER.readValue(json, Rejection.class))
        .isInstanceOf(JsonProcessingException.class);
  }

  @Test
  void aTypeThatJacksonCannotWriteIsNamedInTheError() {
    assertThatThrownBy(() -> new JsonSerializer<Opaque>().serialize(new Opaque()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("Cannot write as JSON: something opaque")
        .hasCauseInstanceOf(JsonProcessingException.class);
  }

  private static final class Opaque {
    @Override
    public String toString() {
      return "something opaque";
    }
  }

  private static <T> String json(T value) {
    return new String(new JsonSerializer<T>().serialize(value), StandardCharsets.UTF_8);
  }
}

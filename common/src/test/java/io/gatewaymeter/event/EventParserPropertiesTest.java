package io.gatewaymeter.event;

import static io.gatewaymeter.event.GatewayLine.parsed;
import static io.gatewaymeter.event.GatewayLine.rejection;
import static io.gatewaymeter.event.GatewayLine.start;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** What holds of the parser whatever the line is. */
class EventParserPropertiesTest {
  private static final ObjectMapper PLAIN = new ObjectMapper();

  // A line over a limit or with a byte-order mark is too rare to come up by chance.
  private static final Set<Reason> SEEN =
      EnumSet.complementOf(EnumSet.of(Reason.OVER_A_LIMIT, Reason.BYTE_ORDER_MARK));

  // One parser for all lines, as in a subtask: no line may leave anything behind.
  private final EventParser parser = new EventParser();

  @Property(seed = "1")
  void aWrittenEventIsReadBackExactly(@ForAll("events") Event event) throws Exception {
    byte[] line = PLAIN.writeValueAsBytes(json(event));
    assertThat(parser.parse(new RawEvent(event.partition(), event.offset(), line)))
        .isEqualTo(event);
  }

  @Property(seed = "2", tries = 5000)
  @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
  void aLineIsAnEventExactlyWhereASecondOpinionSaysSo(
      @ForAll("lines") byte[] value, @ForAll int partition, @ForAll long offset) {
    RawEvent line = new RawEvent(partition, offset, value);
    Parsed parsed = parser.parse(line);
    Statistics.collect(parsed instanceof Rejection rejection ? rejection.reason() : "event");
    Statistics.coverage(
        coverage -> {
          coverage.check("event").percentage(share -> share > 10);
          SEEN.forEach(reason -> coverage.check(reason).count(seen -> seen > 0));
        });
    assertThat(parsed instanceof Event event ? Optional.of(event) : Optional.empty())
        .isEqualTo(Oracle.event(line));
    assertThat(parsed.partition()).isEqualTo(partition);
    assertThat(parsed.offset()).isEqualTo(offset);
  }

  @Property(seed = "3")
  void arbitraryBytesAreRejected(@ForAll byte[] value) {
    assertThat(parser.parse(GatewayLine.raw(value))).isInstanceOf(Rejection.class);
  }

  @Property(seed = "4")
  void aLineCutAnywhereIsNotJson(
      @ForAll("validLines") String line, @ForAll @IntRange(min = 1, max = 400) int length) {
    assertThat(parsed(line.substring(0, Math.min(length, line.length() - 1))))
        .isEqualTo(rejection(Reason.NOT_JSON, ""));
  }

  @Property(seed = "5", tries = 200)
  void anyDepthIsEitherReadOrOverTheLimit(@ForAll @IntRange(min = 0, max = 3000) int depth) {
    String line = start().with("region", "[".repeat(depth) + "0" + "]".repeat(depth)).json();
    assertThat(parsed(line))
        .isEqualTo(
            depth + 1 <= StreamReadConstraints.defaults().getMaxNestingDepth()
                ? parsed(start().json())
                : rejection(Reason.OVER_A_LIMIT, ""));
  }

  @Property(seed = "6", tries = 200)
  void anyNumberOfDigitsIsANumberOrARejection(@ForAll @IntRange(min = 1, max = 2000) int digits) {
    Parsed parsed = parsed(start().with("ts", "9".repeat(digits)).json());
    if (digits <= 18) {
      assertThat(((Event) parsed).ts()).isEqualTo(Long.parseLong("9".repeat(digits)));
    } else if (digits <= StreamReadConstraints.defaults().getMaxNumberLength()) {
      assertThat(parsed).isEqualTo(rejection(Reason.OUT_OF_RANGE, "ts"));
    } else {
      assertThat(parsed).isEqualTo(rejection(Reason.OVER_A_LIMIT, ""));
    }
  }

  @Provide
  Arbitrary<String> validLines() {
    return LineArbitraries.valid();
  }

  @Provide
  Arbitrary<byte[]> lines() {
    return LineArbitraries.lines();
  }

  @Provide
  Arbitrary<Event> events() {
    Arbitrary<String> text =
        Arbitraries.strings()
            .all()
            .ofMinLength(1)
            .ofMaxLength(20)
            .filter(EventParserPropertiesTest::canBeWritten)
            .withoutEdgeCases();
    Arbitrary<Integer> tokens = Arbitraries.integers().greaterOrEqual(0);
    Arbitrary<String> type =
        Arbitraries.oneOf(Arbitraries.of("RequestStarted", "RequestCompleted"), text);
    return Combinators.combine(
            type,
            text.list().ofSize(4),
            Arbitraries.longs().greaterOrEqual(1),
            Arbitraries.longs(),
            tokens,
            Arbitraries.integers().greaterOrEqual(0),
            Arbitraries.longs().greaterOrEqual(0))
        .as(
            (eventType, texts, ts, latency, count, partition, offset) -> {
              boolean start = eventType.equals("RequestStarted");
              boolean completion = eventType.equals("RequestCompleted");
              return new Event(
                  eventType,
                  texts.get(0),
                  texts.get(1),
                  texts.get(2),
                  ts,
                  start ? count : null,
                  completion ? latency : null,
                  completion ? count : null,
                  completion ? texts.get(3) : null,
                  partition,
                  offset);
            });
  }

  private static boolean canBeWritten(String text) {
    return !text.isBlank() && StandardCharsets.UTF_8.newEncoder().canEncode(text);
  }

  private static ObjectNode json(Event event) {
    ObjectNode line =
        PLAIN
            .createObjectNode()
            .put("event_type", event.eventType())
            .put("request_id", event.requestId())
            .put("tenant_id", event.tenantId())
            .put("model", event.model())
            .put("ts", event.ts());
    ObjectNode payload = line.putObject("payload");
    if (event.isStart()) {
      payload.put("prompt_tokens", event.promptTokens());
    } else if (event.isCompletion()) {
      payload
          .put("latency_ms", event.latencyMs())
          .put("completion_tokens", event.completionTokens())
          .put("status", event.status());
    }
    return line;
  }
}

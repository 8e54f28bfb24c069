package io.gatewaymeter.event;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generated lines: valid ones, ones with hostile fields, ones with broken bytes. */
public final class LineArbitraries {
  private static final List<String> FIELDS =
      List.of(
          "event_type",
          "request_id",
          "tenant_id",
          "model",
          "ts",
          "payload",
          "payload.prompt_tokens",
          "payload.latency_ms",
          "payload.completion_tokens",
          "payload.status",
          "region");

  /** JSON, and what is nearly JSON, that some field must not take for what it wants. */
  private static final List<String> VALUES =
      List.of(
          "null",
          "true",
          "\"35\"",
          "\"\"",
          "\" \"",
          "\"\\ud83d\"",
          "\"\\u00e9\"",
          "\"é\"",
          "0",
          "-0",
          "1",
          "-1",
          "1.0",
          "12.9",
          "1e3",
          "2147483647",
          "2147483648",
          "4294967297",
          "9223372036854775807",
          "9223372036854775808",
          "-9223372036854775808",
          "007",
          "NaN",
          "{}",
          "[]",
          "{\"a\":1,\"a\":2}",
          "{\"prompt_tokens\":1}",
          "\"RequestStarted\"",
          "\"RequestCompleted\"",
          "1,\"ts\":1",
          "1}",
          "\"x\"}{",
          "\"\t\"",
          "+1",
          "");

  private LineArbitraries() {}

  /** Lines that may be anything: valid, wrong in a field, wrong in their bytes, or no line. */
  public static Arbitrary<byte[]> lines() {
    return Arbitraries.oneOf(
            valid().map(LineArbitraries::utf8),
            hostile().map(LineArbitraries::utf8),
            mutated(),
            Arbitraries.bytes().array(byte[].class).ofMaxSize(64),
            Arbitraries.just(null))
        .withoutEdgeCases(); // their combinations would crowd out everything else
  }

  static Arbitrary<String> valid() {
    return shapes().map(line -> line.get().json());
  }

  /** Up to three fields of a valid line set to a value they may not like. */
  static Arbitrary<String> hostile() {
    Arbitrary<UnaryOperator<GatewayLine>> change =
        Combinators.combine(Arbitraries.of(FIELDS), Arbitraries.of(VALUES))
            .as((field, json) -> line -> line.with(field, json));
    return Combinators.combine(shapes(), change.list().ofMinSize(1).ofMaxSize(3))
        .as(
            (line, changes) -> {
              GatewayLine changed = line.get();
              changes.forEach(each -> each.apply(changed));
              return changed.json();
            });
  }

  /** A valid line after one to four byte flips, deletions, insertions or truncations. */
  static Arbitrary<byte[]> mutated() {
    Arbitrary<UnaryOperator<byte[]>> mutation =
        Combinators.combine(
                Arbitraries.integers().between(0, 3),
                Arbitraries.integers().between(0, 400),
                Arbitraries.bytes())
            .as((kind, at, value) -> line -> mutate(line, kind, at % (line.length + 1), value));
    return Combinators.combine(valid(), mutation.list().ofMinSize(1).ofMaxSize(4))
        .as(
            (line, mutations) -> {
              byte[] bytes = utf8(line);
              for (UnaryOperator<byte[]> each : mutations) {
                bytes = each.apply(bytes);
              }
              return bytes;
            });
  }

  private static byte[] mutate(byte[] line, int kind, int at, byte value) {
    if (kind == 0) {
      return Arrays.copyOf(line, at);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(line, 0, at);
    if (kind == 1 || kind == 2) {
      out.write(value); // 1: an insertion, 2: a flip
    }
    int rest = kind == 1 ? at : Math.min(at + 1, line.length);
    out.write(line, rest, line.length - rest);
    return out.toByteArray();
  }

  private static Arbitrary<Supplier<GatewayLine>> shapes() {
    return Arbitraries.of(GatewayLine::start, GatewayLine::completion, LineArbitraries::other);
  }

  private static GatewayLine other() {
    return GatewayLine.of(EventType.TOOL_CALLED).with("payload.tool", "\"search é\"");
  }

  private static byte[] utf8(String line) {
    return line.getBytes(StandardCharsets.UTF_8);
  }
}

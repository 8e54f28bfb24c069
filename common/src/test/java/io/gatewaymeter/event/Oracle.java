package io.gatewaymeter.event;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * A second opinion on the wire format that shares no code with {@link EventParser}: Jackson's plain
 * tree over text that encodes back to the same bytes, numbers by way of their digits, names counted
 * by hand. It says only whether a line is an event, not what is wrong.
 */
final class Oracle {
  private static final ObjectMapper PLAIN =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private Oracle() {}

  static Optional<Event> event(RawEvent line) {
    if (line.value() == null) {
      return Optional.empty();
    }
    String text = new String(line.value(), StandardCharsets.UTF_8);
    if (!Arrays.equals(text.getBytes(StandardCharsets.UTF_8), line.value())) {
      return Optional.empty();
    }
    try {
      JsonNode root = PLAIN.readTree(text);
      return repeatsAName(text) ? Optional.empty() : Optional.ofNullable(event(root, line));
    } catch (IOException notJson) {
      return Optional.empty();
    }
  }

  private static Event event(JsonNode root, RawEvent line) {
    JsonNode payload = root.path("payload");
    String type = text(root, "event_type");
    String requestId = text(root, "request_id");
    String tenantId = text(root, "tenant_id");
    String model = text(root, "model");
    BigInteger ts = integer(root, "ts", 1, Long.MAX_VALUE);
    if (type == null || requestId == null || tenantId == null || model == null || ts == null) {
      return null;
    }
    boolean start = type.equals("RequestStarted");
    boolean completion = type.equals("RequestCompleted");
    BigInteger prompt = start ? integer(payload, "prompt_tokens", 0, Integer.MAX_VALUE) : null;
    BigInteger latency =
        completion ? integer(payload, "latency_ms", Long.MIN_VALUE, Long.MAX_VALUE) : null;
    BigInteger tokens =
        completion ? integer(payload, "completion_tokens", 0, Integer.MAX_VALUE) : null;
    String status = completion ? text(payload, "status") : null;
    boolean whole = !completion || (latency != null && tokens != null && status != null);
    if (!payload.isObject() || (start && prompt == null) || !whole) {
      return null;
    }
    return new Event(
        type,
        requestId,
        tenantId,
        model,
        ts.longValueExact(),
        prompt == null ? null : Integer.valueOf(prompt.intValueExact()),
        latency == null ? null : Long.valueOf(latency.longValueExact()),
        tokens == null ? null : Integer.valueOf(tokens.intValueExact()),
        status,
        line.partition(),
        line.offset());
  }

  private static String text(JsonNode object, String name) {
    JsonNode node = object.path(name);
    String text = node.asText();
    boolean writable =
        new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8).equals(text);
    return node.isTextual() && writable && !text.strip().isEmpty() ? text : null;
  }

  private static BigInteger integer(JsonNode object, String name, long min, long max) {
    JsonNode node = object.path(name);
    if (!node.isNumber() || !node.asText().matches("-?[0-9]+")) {
      return null;
    }
    BigInteger value = new BigInteger(node.asText());
    boolean inRange =
        value.compareTo(BigInteger.valueOf(min)) >= 0
            && value.compareTo(BigInteger.valueOf(max)) <= 0;
    return inRange ? value : null;
  }

  private static boolean repeatsAName(String text) throws IOException {
    Deque<Set<String>> open = new ArrayDeque<>();
    try (JsonParser parser = PLAIN.createParser(text)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token == JsonToken.START_OBJECT) {
          open.push(new HashSet<>());
        } else if (token == JsonToken.END_OBJECT) {
          open.pop();
        } else if (token == JsonToken.FIELD_NAME && !open.element().add(parser.currentName())) {
          return true;
        }
      }
    }
    return false;
  }
}

package io.gatewaymeter.event;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** A line of the topic for a test: a valid one, or one with fields set to any JSON text. */
public final class GatewayLine {
  public static final int PARTITION = 3;
  public static final long OFFSET = 42;

  private final Map<String, String> envelope = new LinkedHashMap<>();
  private final Map<String, String> payload = new LinkedHashMap<>();

  private GatewayLine(String eventType, String ts) {
    envelope.put("event_type", '"' + eventType + '"');
    envelope.put("request_id", "\"r-4f1a\"");
    envelope.put("tenant_id", "\"t-acme\"");
    envelope.put("model", "\"m-large\"");
    envelope.put("ts", ts);
  }

  public static GatewayLine start() {
    return new GatewayLine(EventType.REQUEST_STARTED, "1788220800000")
        .with("payload.prompt_tokens", "412");
  }

  public static GatewayLine completion() {
    return new GatewayLine(EventType.REQUEST_COMPLETED, "1788220801350")
        .with("payload.latency_ms", "1350")
        .with("payload.completion_tokens", "96")
        .with("payload.status", "\"ok\"");
  }

  /** A line of another type, with an empty payload. */
  public static GatewayLine of(String eventType) {
    return new GatewayLine(eventType, "1788220800500");
  }

  /** Sets a field, such as {@code ts} or {@code payload.status}, to JSON text taken as it is. */
  public GatewayLine with(String path, String json) {
    object(path).put(name(path), json);
    return this;
  }

  public GatewayLine without(String path) {
    if (path.equals("payload")) {
      return with(path, ""); // written by json() otherwise
    }
    object(path).remove(name(path));
    return this;
  }

  public String json() {
    Map<String, String> all = new LinkedHashMap<>(envelope);
    all.putIfAbsent("payload", write(payload));
    all.values().removeIf(String::isEmpty);
    return write(all);
  }

  public RawEvent raw() {
    return raw(json());
  }

  public static RawEvent raw(String text) {
    return raw(text.getBytes(StandardCharsets.UTF_8));
  }

  public static RawEvent raw(byte[] value) {
    return new RawEvent(PARTITION, OFFSET, value);
  }

  /** What the parser answers to a text. */
  static Parsed parsed(String text) {
    return new EventParser().parse(raw(text));
  }

  /** A rejection at the place that every line of this class has. */
  static Rejection rejection(Reason reason, String field) {
    return new Rejection(reason, field, PARTITION, OFFSET);
  }

  private Map<String, String> object(String path) {
    return path.startsWith("payload.") ? payload : envelope;
  }

  private static String name(String path) {
    return path.substring(path.indexOf('.') + 1);
  }

  private static String write(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> '"' + field.getKey() + "\":" + field.getValue())
        .collect(Collectors.joining(",", "{", "}"));
  }
}

package io.gatewaymeter.event;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Turns a line of the topic into an event, or says why it is none. It never throws and never
 * guesses a value: no text is taken for a number, nothing is truncated, nothing is filled in.
 *
 * <p>Not thread-safe; every subtask has its own.
 */
public final class EventParser {
  // Names may be megabytes long, but a rejection must fit into a message of the broker.
  private static final int MAX_PATH = 200;

  // Strict about duplicates, because Jackson would otherwise let the last one win unseen.
  private static final JsonMapper JSON =
      JsonMapper.builder(
              JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build())
          .build();

  // A decoder of our own: Jackson guesses UTF-16 and UTF-32, skips a byte-order mark and lets
  // overlong forms pass when it is given bytes.
  private final CharsetDecoder utf8 =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT);

  /**
   * Parses one line.
   *
   * @return an {@link Event} or a {@link Rejection}, both with the place of the line; never null
   */
  public Parsed parse(RawEvent line) {
    try {
      return event(object(line.value()), line);
    } catch (Malformed malformed) {
      return new Rejection(malformed.reason, malformed.field, line.partition(), line.offset());
    }
  }

  private JsonNode object(byte[] value) throws Malformed {
    if (value == null) {
      throw new Malformed(Reason.TOMBSTONE, "");
    }
    String text = decode(value);
    if (text.startsWith("\uFEFF")) {
      throw new Malformed(Reason.BYTE_ORDER_MARK, "");
    }
    if (text.isBlank()) {
      throw new Malformed(Reason.BLANK_LINE, "");
    }
    try (JsonParser parser = JSON.createParser(text)) {
      JsonNode node = read(parser);
      if (!node.isObject()) {
        throw new Malformed(Reason.NOT_AN_OBJECT, "");
      }
      requireEnd(parser);
      return node;
    } catch (IOException e) {
      throw new Malformed(Reason.NOT_JSON, "");
    }
  }

  private String decode(byte[] value) throws Malformed {
    try {
      return utf8.decode(ByteBuffer.wrap(value)).toString();
    } catch (CharacterCodingException e) {
      throw new Malformed(Reason.NOT_UTF8, "");
    }
  }

  private static JsonNode read(JsonParser parser) throws Malformed {
    try {
      return JSON.readTree(parser);
    } catch (StreamConstraintsException e) {
      throw new Malformed(Reason.OVER_A_LIMIT, "");
    } catch (IOException e) {
      // The parser stands on the second of two equal names; anything else it refuses is syntax.
      if (e.getMessage().startsWith("Duplicate field")) {
        throw new Malformed(Reason.DUPLICATE_KEY, path(parser.getParsingContext().pathAsPointer()));
      }
      throw new Malformed(Reason.NOT_JSON, "");
    }
  }

  private static void requireEnd(JsonParser parser) throws Malformed {
    try {
      if (parser.nextToken() == null) {
        return;
      }
    } catch (IOException e) {
      // Text that is not even a token is trailing text as well.
    }
    throw new Malformed(Reason.TRAILING_TEXT, "");
  }

  /** A path that a log line and UTF-8 can hold, whatever a hostile line calls its fields. */
  private static String path(JsonPointer pointer) {
    String path = pointer.toString().substring(1).replace('/', '.');
    path = path.replace("~1", "/").replace("~0", "~"); // a pointer's escapes
    if (path.length() > MAX_PATH) {
      path = path.substring(0, MAX_PATH) + "…";
    }
    return path.replaceAll("[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]", "?");
  }

  private static Event event(JsonNode root, RawEvent line) throws Malformed {
    Fields envelope = new Fields(root, "");
    String eventType = envelope.text("event_type");
    String requestId = envelope.text("request_id");
    String tenantId = envelope.text("tenant_id");
    String model = envelope.text("model");
    long ts = envelope.integer("ts", 1, Long.MAX_VALUE);
    Fields payload = envelope.object("payload");
    Integer promptTokens = null;
    Long latencyMs = null;
    Integer completionTokens = null;
    String status = null;
    switch (eventType) {
      case EventType.REQUEST_STARTED ->
          promptTokens = (int) payload.integer("prompt_tokens", 0, Integer.MAX_VALUE);
      case EventType.REQUEST_COMPLETED -> {
        latencyMs = payload.integer("latency_ms", Long.MIN_VALUE, Long.MAX_VALUE);
        completionTokens = (int) payload.integer("completion_tokens", 0, Integer.MAX_VALUE);
        status = payload.text("status");
      }
      default -> {
        // Stage 2 reads nothing from the payload of the other types.
      }
    }
    return new Event(
        eventType,
        requestId,
        tenantId,
        model,
        ts,
        promptTokens,
        latencyMs,
        completionTokens,
        status,
        line.partition(),
        line.offset());
  }
}

package io.gatewaymeter.event;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;

/** The fields of one JSON object, read with their types or refused with their name. */
record Fields(JsonNode object, String prefix) {

  /** Text that is not blank, taken as it is. */
  String text(String name) throws Malformed {
    JsonNode node = present(name);
    if (!node.isTextual()) {
      throw malformed(Reason.NOT_TEXT, name);
    }
    String text = node.textValue();
    if (text.isBlank()) {
      throw malformed(Reason.BLANK, name);
    }
    // JSON can escape half a surrogate pair, but no output that is UTF-8 could hold it.
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
      throw malformed(Reason.BROKEN_TEXT, name);
    }
    return text;
  }

  /** An integer written as one ({@code 1.0} and {@code 1e3} are not), from min to max. */
  long integer(String name, long min, long max) throws Malformed {
    JsonNode node = present(name);
    if (!node.isIntegralNumber()) {
      throw malformed(Reason.NOT_AN_INTEGER, name);
    }
    if (!node.canConvertToLong() || node.longValue() < min || node.longValue() > max) {
      throw malformed(Reason.OUT_OF_RANGE, name);
    }
    return node.longValue();
  }

  Fields object(String name) throws Malformed {
    JsonNode node = present(name);
    if (!node.isObject()) {
      throw malformed(Reason.NOT_AN_OBJECT, name);
    }
    return new Fields(node, prefix + name + ".");
  }

  private JsonNode present(String name) throws Malformed {
    JsonNode node = object.get(name);
    if (node == null) {
      throw malformed(Reason.MISSING, name);
    }
    if (node.isNull()) {
      throw malformed(Reason.NULL, name);
    }
    return node;
  }

  private Malformed malformed(Reason reason, String name) {
    return new Malformed(reason, prefix + name);
  }
}

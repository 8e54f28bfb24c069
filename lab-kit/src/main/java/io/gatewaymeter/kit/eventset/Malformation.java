package io.gatewaymeter.kit.eventset;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import io.gatewaymeter.event.Reason;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * One way to spoil an event.
 *
 * @param meaning what a parser must say of the spoiled line
 * @param spoil makes the line's bytes, or null for a tombstone, out of an event that it may change
 */
record Malformation(Meaning.Bad meaning, Function<ObjectNode, byte[]> spoil) {

  /** Spoils the text of a line as a whole. */
  static Malformation ofLine(Reason reason, UnaryOperator<String> edit) {
    return ofBytes(reason, "", line -> edit.apply(text(line)).getBytes(StandardCharsets.UTF_8));
  }

  /** Spoils the bytes of a line; field is empty where the line as a whole is wrong. */
  static Malformation ofBytes(Reason reason, String field, UnaryOperator<byte[]> edit) {
    return new Malformation(
        new Meaning.Bad(reason, field), event -> edit.apply(Request.bytes(event)));
  }

  /** Writes a literal, which need not be JSON, in place of a field's value. */
  static Malformation ofField(Reason reason, String field, String literal) {
    return new Malformation(
        new Meaning.Bad(reason, field),
        event -> {
          owner(event, field).putRawValue(name(field), new RawValue(literal));
          return Request.bytes(event);
        });
  }

  /** Leaves a field out. */
  static Malformation without(String field) {
    return new Malformation(
        new Meaning.Bad(Reason.MISSING, field),
        event -> {
          owner(event, field).remove(name(field));
          return Request.bytes(event);
        });
  }

  /** Whether it can be done to a start (true) or to a completion (false). */
  boolean fits(boolean start) {
    if (!meaning.field().startsWith("payload.")) {
      return true;
    }
    return start == meaning.field().equals("payload.prompt_tokens");
  }

  static String text(byte[] line) {
    return new String(line, StandardCharsets.UTF_8);
  }

  private static ObjectNode owner(ObjectNode event, String field) {
    return field.startsWith("payload.") ? (ObjectNode) event.get("payload") : event;
  }

  private static String name(String field) {
    return field.substring(field.indexOf('.') + 1);
  }
}

package io.gatewaymeter.parallelism;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.OptionalLong;

/**
 * A watermark; in JSON a number, or {@code "none"}.
 *
 * @param ms epoch milliseconds; null where no watermark has come yet
 */
public record Watermark(Long ms) {
  static final Watermark NONE = new Watermark(null);
  private static final String NONE_TEXT = "none";

  static Watermark of(OptionalLong ms) {
    return ms.isPresent() ? new Watermark(ms.getAsLong()) : NONE;
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static Watermark fromJson(Object value) {
    return value instanceof Number number ? new Watermark(number.longValue()) : NONE;
  }

  @JsonValue
  Object toJson() {
    return ms == null ? NONE_TEXT : ms;
  }

  /** As in JSON. */
  @Override
  public String toString() {
    return toJson().toString();
  }
}

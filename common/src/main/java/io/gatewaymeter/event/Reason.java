package io.gatewaymeter.event;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** The kinds of malformed line. */
public enum Reason {
  TOMBSTONE("has no value (a tombstone)"),
  BLANK_LINE("is blank"),
  NOT_UTF8("is not UTF-8"),
  BYTE_ORDER_MARK("starts with a byte-order mark"),
  NOT_JSON("is not JSON"),
  NOT_AN_OBJECT("is not a JSON object"),
  TRAILING_TEXT("has text after its JSON object"),
  DUPLICATE_KEY("stands twice in its object"),
  OVER_A_LIMIT("is nested too deeply or has too long a name, number or string"),
  MISSING("is missing"),
  NULL("is null"),
  BLANK("is blank text"),
  NOT_TEXT("is not text"),
  BROKEN_TEXT("has half a surrogate pair, which UTF-8 cannot write"),
  NOT_AN_INTEGER("is not an integer"),
  OUT_OF_RANGE("is an integer out of its range");

  private final String text;

  Reason(String text) {
    this.text = text;
  }

  /** The predicate of a sentence: "field ts … is missing". */
  public String text() {
    return text;
  }

  /** The name in JSON, as {@code not_an_integer}. */
  @JsonValue
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}

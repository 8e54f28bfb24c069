package io.gatewaymeter.request;

import com.fasterxml.jackson.annotation.JsonValue;
import io.gatewaymeter.event.Event;
import java.util.Locale;

/**
 * An event that found no partner in state {@code open}. Whether its partner came later, never, or
 * was used already is not known here: that takes the whole input, so the ledger finds it.
 *
 * @param kind what the assembler saw
 * @param partition the Kafka partition of the event
 * @param offset the event's offset in that partition
 */
public record Unpaired(Kind kind, String requestId, int partition, long offset) {

  /** What the assembler saw. */
  public enum Kind {
    /** A completion arrived while no start of its request was open. */
    COMPLETION_WITHOUT_OPEN_START,
    /** A start arrived while another one of its request was open, and replaced it. */
    START_OVER_OPEN_START;

    /** The name in JSON, as {@code start_over_open_start}. */
    @JsonValue
    public String wireName() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Names an event that found no partner. */
  public static Unpaired of(Kind kind, Event event) {
    return new Unpaired(kind, event.requestId(), event.partition(), event.offset());
  }
}

package io.gatewaymeter.stage2;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.GatewayLine;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.event.Reason;
import io.gatewaymeter.event.Rejection;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Operator {@code parse}: every line comes out once, as an event or as a rejection. */
class ParseEventsTest {

  @Test
  void anEventGoesOnAndARejectionGoesAside() throws Exception {
    try (Parse parse = new Parse()) {
      parse.send(new RawEvent(0, 7, utf8(GatewayLine.start().json())));
      parse.send(new RawEvent(5, 8, utf8(GatewayLine.start().with("ts", "\"35\"").json())));
      parse.send(new RawEvent(5, 9, null));

      assertThat(parse.events())
          .containsExactly(
              new Event(
                  "RequestStarted",
                  "r-4f1a",
                  "t-acme",
                  "m-large",
                  1788220800000L,
                  412,
                  null,
                  null,
                  null,
                  0,
                  7));
      assertThat(parse.rejections())
          .containsExactly(
              new Rejection(Reason.NOT_AN_INTEGER, "ts", 5, 8),
              new Rejection(Reason.TOMBSTONE, "", 5, 9));
      assertThat(parse.accumulated(ParseEvents.PARSED)).isEqualTo(1L);
      assertThat(parse.accumulated(ParseEvents.MALFORMED)).isEqualTo(2L);
    }
  }

  @Test
  void aTypeThatIsNotKnownGoesOn() throws Exception {
    try (Parse parse = new Parse()) {
      parse.send(GatewayLine.of("NotYetKnown").raw());

      assertThat(parse.events()).extracting(Event::eventType).containsExactly("NotYetKnown");
      assertThat(parse.rejections()).isEmpty();
    }
  }

  @Test
  void theWebUiShowsTheSameCountsAsTheResult() throws Exception {
    try (Parse parse = new Parse()) {
      parse.send(GatewayLine.start().raw());
      parse.send(GatewayLine.completion().raw());
      parse.send(GatewayLine.raw(""));

      assertThat(parse.shown(ParseEvents.PARSED)).isEqualTo(2L);
      assertThat(parse.accumulated(ParseEvents.PARSED)).isEqualTo(2L);
      assertThat(parse.shown(ParseEvents.MALFORMED)).isEqualTo(1L);
      assertThat(parse.accumulated(ParseEvents.MALFORMED)).isEqualTo(1L);
    }
  }

  private static byte[] utf8(String line) {
    return line.getBytes(StandardCharsets.UTF_8);
  }
}

package io.gatewaymeter.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class RejectionTest {

  @Test
  void aSentenceNamesThePlaceTheFieldAndTheFault() {
    assertThat(new Rejection(Reason.NOT_AN_INTEGER, "payload.latency_ms", 3, 42).sentence())
        .isEqualTo("Rejected 3@42: field payload.latency_ms is not an integer.");
  }

  @Test
  void aSentenceAboutTheWholeLineSaysSo() {
    assertThat(new Rejection(Reason.TRAILING_TEXT, "", 0, 0).sentence())
        .isEqualTo("Rejected 0@0: the line has text after its JSON object.");
  }

  @Test
  void everyReasonHasItsOwnTextAndWireName() {
    assertThat(Arrays.stream(Reason.values()).map(Reason::text)).doesNotHaveDuplicates();
    assertThat(Arrays.stream(Reason.values()).map(Reason::wireName))
        .containsExactly(
            "tombstone",
            "blank_line",
            "not_utf8",
            "byte_order_mark",
            "not_json",
            "not_an_object",
            "trailing_text",
            "duplicate_key",
            "over_a_limit",
            "missing",
            "null",
            "blank",
            "not_text",
            "broken_text",
            "not_an_integer",
            "out_of_range");
  }
}

package io.gatewaymeter.event;

import static io.gatewaymeter.event.GatewayLine.parsed;
import static io.gatewaymeter.event.GatewayLine.raw;
import static io.gatewaymeter.event.GatewayLine.rejection;
import static io.gatewaymeter.event.GatewayLine.start;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A line is UTF-8, to the byte; nothing is guessed and nothing is replaced. */
class EventParserEncodingTest {
  private static final String LINE = start().json();

  @Test
  void aByteOrderMarkIsRejected() {
    assertThat(parsed("\uFEFF" + LINE)).isEqualTo(rejection(Reason.BYTE_ORDER_MARK, ""));
    assertThat(parsed("\uFEFF")).isEqualTo(rejection(Reason.BYTE_ORDER_MARK, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE"})
  void anotherUnicodeEncodingIsNotGuessed(String charset) {
    // Plain letters with zero bytes between them: valid UTF-8, but not JSON.
    assertThat(new EventParser().parse(raw(LINE.getBytes(Charset.forName(charset)))))
        .isEqualTo(rejection(Reason.NOT_JSON, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "x-UTF-16LE-BOM", "X-UTF-32LE-BOM", "X-UTF-32BE-BOM"})
  void theByteOrderMarkOfAnotherEncodingIsNotUtf8(String charset) {
    Parsed parsed = new EventParser().parse(raw(LINE.getBytes(Charset.forName(charset))));
    assertThat(parsed).isEqualTo(rejection(Reason.NOT_UTF8, ""));
  }

  @ParameterizedTest
  @CsvSource({
    "ff, never a byte of UTF-8",
    "fe, never a byte of UTF-8",
    "80, a continuation without a lead",
    "c3, a lead without a continuation",
    "c328, a lead before a letter",
    "e282, a euro sign without its last byte",
    "c0af, an overlong slash in two bytes",
    "e080af, an overlong slash in three",
    "f08080af, an overlong slash in four",
    "c080, the modified UTF-8 of Java for zero",
    "eda0bdedb880, CESU-8: a pair of surrogates",
    "eda0bd, half a pair",
    "f4908080, beyond the last code point",
    "f888808080, five bytes",
    "e9, an accented letter in Latin-1",
  })
  void bytesThatAreNotUtf8AreRejectedWhereverTheyStand(String hex, String what) {
    byte[] bad = HexFormat.of().parseHex(hex);
    for (String text : new String[] {"%s", "%s" + LINE, LINE + "%s", id("r-%s"), id("%s")}) {
      int at = text.indexOf("%s");
      byte[] line = insert(text.replace("%s", ""), at, bad);
      assertThat(new EventParser().parse(raw(line)))
          .as("%s (%s) in %s", hex, what, text)
          .isEqualTo(rejection(Reason.NOT_UTF8, ""));
    }
  }

  @Test
  void aLineCutInsideACharacterIsNotUtf8() {
    byte[] whole = id("\ud83d\ude00").getBytes(StandardCharsets.UTF_8);
    int lead = new String(whole, StandardCharsets.ISO_8859_1).indexOf('\u00f0');
    for (int length = lead + 1; length < lead + 4; length++) {
      assertThat(new EventParser().parse(raw(Arrays.copyOf(whole, length))))
          .isEqualTo(rejection(Reason.NOT_UTF8, ""));
    }
  }

  @Test
  void aParserIsUnharmedByABrokenLine() {
    EventParser parser = new EventParser();
    Parsed before = parser.parse(raw(LINE));
    parser.parse(raw(new byte[] {'{', (byte) 0xf0, (byte) 0x9f}));
    assertThat(parser.parse(raw(LINE))).isEqualTo(before).isInstanceOf(Event.class);
  }

  @Test
  void theReplacementCharacterItselfIsText() {
    assertThat(((Event) parsed(id("r-\ufffd"))).requestId()).isEqualTo("r-\ufffd");
  }

  private static String id(String requestId) {
    return start().with("request_id", '"' + requestId + '"').json();
  }

  private static byte[] insert(String text, int at, byte[] bytes) {
    String latin1 = new String(bytes, StandardCharsets.ISO_8859_1);
    return (text.substring(0, at) + latin1 + text.substring(at))
        .getBytes(StandardCharsets.ISO_8859_1);
  }
}

package io.gatewaymeter.event;

import static io.gatewaymeter.event.GatewayLine.parsed;
import static io.gatewaymeter.event.GatewayLine.rejection;
import static io.gatewaymeter.event.GatewayLine.start;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.StreamReadConstraints;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines that are large rather than wrong: they cost one rejection, never the job. */
class EventParserLimitsTest {
  private static final StreamReadConstraints LIMITS = StreamReadConstraints.defaults();
  private static final Rejection OVER = rejection(Reason.OVER_A_LIMIT, "");

  @ParameterizedTest
  @ValueSource(strings = {"[ ]", "{\"a\": }"})
  void nestingUpToTheLimitIsReadAndOneLevelMoreIsRejected(String brackets) {
    String open = brackets.substring(0, brackets.indexOf(' '));
    String close = brackets.substring(brackets.indexOf(' ') + 1);
    int deepest = LIMITS.getMaxNestingDepth() - 1; // the line's own object is a level too
    assertThat(parsed(nested(open, close, deepest))).isEqualTo(parsed(start().json()));
    assertThat(parsed(nested(open, close, deepest + 1))).isEqualTo(OVER);
    assertThat(parsed(nested(open, close, 100_000))).isEqualTo(OVER);
  }

  @Test
  void openBracketsWithoutEndAreRejected() {
    assertThat(parsed("[".repeat(1_000_000))).isEqualTo(OVER);
    assertThat(parsed("{\"a\":".repeat(1_000_000))).isEqualTo(OVER);
  }

  @Test
  void aNameUpToTheLimitIsReadAndOneCharacterMoreIsRejected() {
    int longest = LIMITS.getMaxNameLength();
    assertThat(parsed(start().with("n".repeat(longest), "1").json()))
        .isEqualTo(parsed(start().json()));
    assertThat(parsed(start().with("n".repeat(longest + 1), "1").json())).isEqualTo(OVER);
  }

  @Test
  void aLongIdIsKeptWhole() {
    String id = "r".repeat(1_000_000);
    assertThat(((Event) parsed(start().with("request_id", '"' + id + '"').json())).requestId())
        .isEqualTo(id);
  }

  @Test
  void aTextOverTheLimitIsRejected() {
    String text = "x".repeat(LIMITS.getMaxStringLength() + 1);
    assertThat(parsed(start().with("request_id", '"' + text + '"').json())).isEqualTo(OVER);
  }

  @ParameterizedTest
  @ValueSource(strings = {"%s", "-%s", "0.%s", "1e%s"})
  void aNumberOverTheLimitIsRejectedEvenWhereItIsIgnored(String form) {
    String number = form.formatted("7".repeat(LIMITS.getMaxNumberLength() + 1));
    assertThat(parsed(start().with("region", number).json())).isEqualTo(OVER);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e999999999", "-1e999999999", "1e-999999999", "9e99999999999999"})
  void aHugeExponentIsNotWorkedOut(String number) {
    assertThat(parsed(start().with("region", number).json())).isEqualTo(parsed(start().json()));
    assertThat(parsed(start().with("ts", number).json()))
        .isEqualTo(rejection(Reason.NOT_AN_INTEGER, "ts"));
  }

  private static String nested(String open, String close, int levels) {
    return start().with("region", open.repeat(levels) + "1" + close.repeat(levels)).json();
  }
}

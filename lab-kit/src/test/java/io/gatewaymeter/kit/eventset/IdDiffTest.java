package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class IdDiffTest {
  @Test
  void takesEachEntryOutAsOftenAsTheOtherListHasIt() {
    assertThat(IdDiff.minus(List.of("a", "b", "a", "a"), List.of("a", "c", "a")))
        .containsExactly("b", "a");
    assertThat(IdDiff.minus(List.of(), List.of("a"))).isEmpty();
  }

  @Test
  void namesWhatIsMissingAndWhatIsSurplus() {
    assertThat(IdDiff.sentence("ids", List.of("a", "b"), List.of("b", "b")))
        .hasValue("ids: expected 2, observed 2; missing: a; surplus: b.");
    assertThat(IdDiff.sentence("ids", List.of(), List.of("a", "b", "c", "d", "e", "f")))
        .hasValue(
            "ids: expected 0, observed 6; missing: none; surplus: a, b, c, d, e, ... (6 in all).");
    assertThat(IdDiff.sentence("ids", List.of("a", "b"), List.of("b", "a"))).isEmpty();
  }
}

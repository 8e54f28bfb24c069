package io.gatewaymeter.brokenkey;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.eventset.EventSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class VariantTest {

  @Test
  void atFourTheEdgesAreComparedThenTheParallelisms() {
    assertThat(names("module-1", 4))
        .containsExactly(
            "1 x module-1, keyed 4 -> 4",
            "1 x module-1, rebalance 4 -> 4",
            "1 x module-1, forward 4 -> 4",
            "3 x module-1, rebalance 8 -> 4",
            "1 x module-1, forward 8 -> 4",
            "1 x module-1, forward 4 -> 2");
  }

  @Test
  void atEightEachReaderHasOnePartitionAlready() {
    assertThat(names("module-1", 8))
        .containsExactly(
            "1 x module-1, keyed 8 -> 8",
            "3 x module-1, rebalance 8 -> 8",
            "1 x module-1, forward 8 -> 8",
            "1 x module-1, forward 8 -> 4");
  }

  @Test
  void oneSubtaskCannotBeHalved() {
    assertThat(names("module-1", 1))
        .containsExactly(
            "1 x module-1, keyed 1 -> 1",
            "1 x module-1, rebalance 1 -> 1",
            "1 x module-1, forward 1 -> 1",
            "3 x module-1, rebalance 8 -> 1",
            "1 x module-1, forward 8 -> 1");
  }

  @Test
  void tidyDataIsDealtToFourAndToEight() {
    assertThat(names("every-fourth", 4))
        .containsExactly(
            "1 x every-fourth, keyed 4 -> 4",
            "3 x every-fourth, rebalance 4 -> 4",
            "1 x every-fourth, forward 4 -> 4",
            "3 x every-fourth, rebalance 8 -> 8");
    assertThat(names("every-fourth", 8))
        .contains("3 x every-fourth, rebalance 8 -> 8", "3 x every-fourth, rebalance 4 -> 4");
  }

  private static List<String> names(String set, int parallelism) {
    return Variant.of(EventSet.of(set, 1, null), parallelism).stream()
        .map(variant -> variant.repetitions() + " x " + variant)
        .toList();
  }
}

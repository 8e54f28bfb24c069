package io.gatewaymeter.parallelism;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NamedRequestsTest {
  private static final Set<String> MANY =
      IntStream.range(0, 400).mapToObj(i -> "r-" + (1_000 + i)).collect(Collectors.toSet());

  @Test
  void fiveAreSpreadOverTheKeyGroups() {
    assertThat(NamedRequests.of(MANY))
        .extracting(id -> KeyGroups.of(id, 128))
        .containsExactly(13, 42, 70, 94, 117);
  }

  @Test
  void theOneOfTheCoursePageIsAmongThemIfItIsThere() {
    Set<String> ids = new TreeSet<>(MANY);
    ids.add("r-4f1a");
    assertThat(NamedRequests.of(ids))
        .hasSize(5)
        .contains("r-4f1a")
        .extracting(id -> KeyGroups.of(id, 128))
        .containsExactly(13, 42, 70, 87, 116);
  }

  @Test
  void aSmallSetIsNamedWhole() {
    assertThat(NamedRequests.of(Set.of("r-4f1a", "r-0aa0"))).containsExactly("r-0aa0", "r-4f1a");
  }
}

package io.gatewaymeter.parallelism;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.lab.LabOptions;
import java.util.List;
import org.junit.jupiter.api.Test;

class VariantsTest {
  @Test
  void allParallelismsOfTheCoursePageAreRunThenIdleReadersTwice() throws Exception {
    assertThat(variants())
        .containsExactly(
            "parallelism 1",
            "parallelism 2",
            "parallelism 4",
            "parallelism 8",
            "parallelism 4, source 10",
            "parallelism 4, source 10, withIdleness");
  }

  @Test
  void aParallelismThatIsAskedForIsTheOnlyOne() throws Exception {
    assertThat(variants("--parallelism", "3"))
        .containsExactly(
            "parallelism 3", "parallelism 3, source 10", "parallelism 3, source 10, withIdleness");
  }

  @Test
  void theSourceIsAbovePartitionsAndParallelism() throws Exception {
    assertThat(variants("--parallelism", "10")).element(1).isEqualTo("parallelism 10, source 12");
    assertThat(variants("--event-set", "every-fourth"))
        .element(4)
        .isEqualTo("parallelism 4, source 6");
  }

  private static List<String> variants(String... args) throws Exception {
    return ParallelismLab.variants(LabOptions.of(args)).stream().map(Variant::toString).toList();
  }
}

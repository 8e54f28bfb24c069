package io.gatewaymeter.kit.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.stage2.Stage2;
import org.junit.jupiter.api.Test;

class JobCodeTest {
  @Test
  void isTheSameForTheSameClassesAndAnotherOneForOthers() {
    assertThat(JobCode.of(Stage2.class))
        .matches("[0-9a-f]{16}")
        .isEqualTo(JobCode.of(Stage2.class));
    assertThat(JobCode.of(Lab.class)).isNotEqualTo(JobCode.of(Stage2.class));
  }

  @Test
  void readsJarsAsWellAsFolders() {
    assertThat(JobCode.of(org.junit.jupiter.api.Test.class)).matches("[0-9a-f]{16}");
  }
}

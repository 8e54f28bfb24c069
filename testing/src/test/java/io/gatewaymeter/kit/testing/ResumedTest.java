package io.gatewaymeter.kit.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResumedTest {
  @TempDir Path dir;

  @Test
  void ifOnlyTheLastModuleWasBuiltTheSwitchIsNamed() throws Exception {
    Build build =
        new Build(dir)
            .wroteBefore("common/target/antrun/build-main.xml", "<project/>")
            .wrote("worksheets/target/antrun/build-main.xml", "<project/>");
    assertThat(Resumed.lines(build.files()))
        .containsExactly(
            "No module was built: with -rf, Maven 3 does not see what it built before; type mvn"
                + " verify -pl :MODULE -am instead of -rf :MODULE.");
  }

  @Test
  void ifAnotherModuleWasBuiltNothingIsSaid() throws Exception {
    Build build = new Build(dir).wrote("common/target/antrun/build-main.xml", "<project/>");
    assertThat(Resumed.lines(build.files())).isEmpty();
  }
}

package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.testing.FullDepth;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a lab started or wrote to a temporary place is gone when it is. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "signals are sent with kill")
@FullDepth
class TeardownIT {
  @TempDir Path dir;

  @Test
  void ctrlCWhileTheWebUiIsHeldLeavesNothingBehind() throws Exception {
    assertNothingIsLeft("INT", 130, lab -> lab.out().contains("Web UI: http://127.0.0.1:"));
  }

  @Test
  void sigtermWhileTheWebUiIsHeldLeavesNothingBehind() throws Exception {
    assertNothingIsLeft("TERM", 143, lab -> lab.out().contains("Web UI: http://127.0.0.1:"));
  }

  @Test
  void ctrlCWhileTheBrokerStartsLeavesNothingBehind() throws Exception {
    assertNothingIsLeft("INT", 130, lab -> contains(lab.tmp(), "kafka"));
  }

  private interface Moment {
    boolean hasCome(LabProcess lab) throws IOException;
  }

  private void assertNothingIsLeft(String signal, int exitCode, Moment moment) throws Exception {
    try (LabProcess lab =
        LabProcess.start(
            dir,
            List.of(),
            "2.2",
            "--event-set",
            "six-events",
            "--hold",
            "--evidence",
            "evidence.json")) {
      Patience.until(() -> moment.hasCome(lab) || !lab.alive());
      lab.signal(signal);
      LabProcess.Result result = lab.await();
      assertThat(result.exitCode()).as(result.err()).isEqualTo(exitCode);
      assertThat(result.err()).isEmpty();
      assertThat(result.temporaryFiles()).isEmpty();
    }
  }

  private static boolean contains(Path root, String name) throws IOException {
    try (Stream<Path> files = Files.walk(root, 2)) {
      return files.anyMatch(file -> file.getFileName().toString().equals(name));
    }
  }
}

package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.testing.FullDepth;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Every failure is one sentence with its exit code, comes soon, and leaves nothing behind. */
class FailuresIT {
  @TempDir Path dir;

  @Test
  void anUnknownOptionIsAUsageError() throws Exception {
    assertFails(
        LabProcess.run(dir, "2.2", "--pararellism", "2"),
        2,
        "Unknown options: '--pararellism', '2' (did you mean --parallelism?); see ./lab 2.2 --help.");
  }

  @Test
  void anUnknownEventSetIsAUsageErrorThatListsTheNames() throws Exception {
    LabProcess.Result result = LabProcess.run(dir, "2.2", "--event-set", "module-2");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.err().lines()).hasSize(1);
    assertThat(result.err())
        .contains("module-2", "six-events", "module-1", "every-fourth", "retry-storm", "hostile");
  }

  @Test
  void aParallelismThatIsNoNumberIsAUsageError() throws Exception {
    assertFails(
        LabProcess.run(dir, "2.2", "--parallelism", "four"),
        2,
        "Invalid value for option '--parallelism': 'four' is not an int; see ./lab 2.2 --help.");
  }

  @Test
  void aParallelismAboveTheKeyGroupsIsAUsageError() throws Exception {
    assertFails(
        LabProcess.run(dir, "2.2", "--parallelism", "129"),
        2,
        "--parallelism 129 is not possible: give a number from 1 to 128, the number of key groups.");
  }

  @Test
  @FullDepth
  void moreSlotsThanTheClusterCanHaveAreNamedAtOnce() throws Exception {
    assertFails(
        LabProcess.run(dir, "2.2", "--parallelism", "40", "--evidence", "evidence.json"),
        2,
        "This job needs 40 slots, the embedded cluster has at most 32; ask for a lower parallelism.");
  }

  @Test
  void anEvidenceFolderThatIsAFileIsAnEnvironmentErrorBeforeAnythingStarts() throws Exception {
    Path file = Files.createFile(dir.resolve("file"));
    LabProcess.Result result =
        LabProcess.run(dir, "2.2", "--evidence", file.resolve("evidence.json").toString());
    assertThat(result.exitCode()).isEqualTo(3);
    assertThat(result.err())
        .startsWith("Cannot write the evidence to " + file.resolve("evidence.json"))
        .endsWith("name a file in a folder that can be written, with --evidence FILE.\n");
    assertThat(result.err().lines()).hasSize(1);
    assertThat(result.temporaryFiles()).isEmpty();
  }

  @Test
  void aTemporaryFolderThatIsMissingIsAnEnvironmentError() throws Exception {
    Path missing = dir.resolve("missing");
    try (LabProcess lab =
        LabProcess.start(
            dir, List.of("-Djava.io.tmpdir=" + missing), "2.2", "--evidence", "evidence.json")) {
      LabProcess.Result result = lab.await();
      assertThat(result.exitCode()).isEqualTo(3);
      assertThat(result.err().strip())
          .startsWith("Cannot make a folder for broker and cluster in " + missing)
          .endsWith("free space there and make it writable.");
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the limit is set by a POSIX shell")
  @FullDepth
  void aBrokerThatCannotStartEndsWithOneSentenceAndLeavesNothing() throws Exception {
    // Its indexes have 10 MB from the beginning.
    try (LabProcess lab =
        LabProcess.startWithSmallFiles(
            4096, dir, "2.2", "--event-set", "six-events", "--evidence", "evidence.json")) {
      LabProcess.Result result = lab.await();
      assertThat(result.exitCode()).as(result.err()).isEqualTo(3);
      assertThat(result.err().lines()).hasSize(1);
      assertThat(result.err()).startsWith("The embedded Kafka broker did not start (");
      assertThat(result.temporaryFiles()).isEmpty();
    }
  }

  @Test
  @FullDepth
  void aTakenWebUiPortMeansTheNextOneAndItIsPrinted() throws Exception {
    LabProcess.Result result;
    boolean ours;
    do {
      // Whoever has it beside this test may leave before the lab comes.
      try (ServerSocket taken = new ServerSocket()) {
        ours = isBound(taken);
        result =
            LabProcess.run(dir, "2.2", "--event-set", "six-events", "--evidence", "evidence.json");
      }
      assertThat(result.exitCode()).as(result.err()).isZero();
    } while (!ours && !result.out().startsWith("Web UI port"));
    assertThat(result.out())
        .containsPattern("Web UI port 8081 is taken: using 8(08[2-9]|09\\d|1\\d\\d)\\.");
  }

  private static boolean isBound(ServerSocket socket) {
    try {
      socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 8081));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private static void assertFails(LabProcess.Result result, int exitCode, String sentence) {
    assertThat(result.err()).isEqualTo(sentence + System.lineSeparator());
    assertThat(result.exitCode()).isEqualTo(exitCode);
    // Somebody else on this machine may have the Web UI's port.
    assertThat(result.out()).matches("(Web UI port 8081 is taken: using \\d+\\.\\R)?");
    assertThat(result.temporaryFiles()).isEmpty();
  }
}

package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.gatewaymeter.kit.testing.FullDepth;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./lab cluster start} that does not come to its end. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "signals are sent with kill")
@FullDepth
class StandaloneStartIT {
  @TempDir Path dir;

  @Test
  void ctrlCInTheMiddleLeavesNothing() throws Exception {
    try (LabProcess start = start()) {
      List<ProcessHandle> begun = awaitTwoProcesses();
      start.signal("INT");
      assertThat(start.await().exitCode()).isEqualTo(130);
      assertThat(begun).noneMatch(ProcessHandle::isAlive);
      assertThat(ofThisCluster()).isEmpty();
      assertThat(dir.resolve("folder/cluster.json")).doesNotExist();
      assertThat(dir.resolve("folder/data")).doesNotExist();
    }
  }

  @Test
  void whatAStartThatWasKilledLeftIsSeenAndEnded() throws Exception {
    try (LabProcess start = start()) {
      List<ProcessHandle> begun = awaitTwoProcesses();
      start.signal("KILL");
      start.await();
      assertThat(begun).allMatch(ProcessHandle::isAlive);
      LabProcess.Result status = cluster("status");
      assertThat(status.exitCode()).isEqualTo(3);
      assertThat(status.out())
          .endsWith(
              "It is not whole: run ./lab cluster stop, then ./lab cluster start."
                  + System.lineSeparator());
      assertThat(cluster("stop").out()).startsWith("Stopped jobmanager, broker");
      assertThat(begun).noneMatch(ProcessHandle::isAlive);
      assertThat(ofThisCluster()).isEmpty();
    }
  }

  /** Also what the start had no time to remember. */
  private List<ProcessHandle> ofThisCluster() {
    String folder = dir.resolve("folder").toString();
    return ProcessHandle.allProcesses()
        .filter(process -> process.info().commandLine().orElse("").contains(folder))
        .toList();
  }

  private LabProcess start() throws IOException {
    return LabProcess.start(dir.resolve("start"), onCluster(), "cluster", "start");
  }

  private LabProcess.Result cluster(String command) throws Exception {
    try (LabProcess lab =
        LabProcess.start(dir.resolve("command"), onCluster(), "cluster", command)) {
      return lab.await();
    }
  }

  private List<String> onCluster() {
    return List.of("-Dlab.cluster=" + dir.resolve("folder"));
  }

  /** What the state file names, as soon as that is two processes. */
  private List<ProcessHandle> awaitTwoProcesses() {
    List<ProcessHandle> begun = new ArrayList<>();
    Patience.until(
        () -> {
          File state = dir.resolve("folder/cluster.json").toFile();
          begun.clear();
          for (JsonNode each : new ObjectMapper().readTree(state).path("processes")) {
            ProcessHandle.of(each.path("pid").asLong()).ifPresent(begun::add);
          }
          return begun.size() >= 2;
        });
    return begun;
  }
}

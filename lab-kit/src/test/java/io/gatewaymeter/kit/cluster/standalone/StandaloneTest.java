package io.gatewaymeter.kit.cluster.standalone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.kit.LabFailure;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What is made of a state file, whatever has happened to the processes since it was written. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the processes are sleep")
class StandaloneTest {
  @TempDir Path dir;
  private final List<Process> processes = new ArrayList<>();

  @AfterEach
  void end() {
    processes.forEach(Process::destroyForcibly);
  }

  @Test
  void afterAStopNothingIsFound() throws Exception {
    ClusterFolder folder = folder(true, sleeping("broker"), sleeping("jobmanager"));
    assertThat(Standalone.find(folder)).isPresent();
    assertThat(Standalone.stop(folder)).containsExactly("broker", "jobmanager");
    assertThat(processes).noneMatch(Process::isAlive);
    assertThat(Standalone.find(folder)).isEmpty();
  }

  @Test
  void aProcessThatHasTheNumberOfOneOfOursIsNotTakenForIt() throws Exception {
    ClusterProcess stranger = sleeping("broker");
    ClusterFolder folder =
        folder(
            true, new ClusterProcess("broker", stranger.pid(), stranger.startedAt() - 3_600_000));
    assertThat(Standalone.find(folder)).isEmpty();
    assertThat(Standalone.usable(folder)).isEmpty();
    assertThat(Standalone.stop(folder)).isEmpty();
    assertThat(processes).allMatch(Process::isAlive);
  }

  @Test
  void whatAStartThatWasKilledLeftIsEndedByTheNextOne() throws Exception {
    ClusterFolder folder = folder(false, sleeping("jobmanager"), sleeping("broker"));
    assertThat(Standalone.usable(folder)).isEmpty();
    assertThat(processes).noneMatch(Process::isAlive);
    assertThat(folder.stateFile()).doesNotExist();
  }

  @Test
  void aClusterWhoseBrokerDiedIsNotWhole() throws Exception {
    ClusterProcess dead = sleeping("broker");
    processes.get(0).destroyForcibly().waitFor();
    ClusterFolder folder = folder(true, sleeping("jobmanager"), dead);
    String sentence =
        "The standalone cluster at http://127.0.0.1:8081 is not whole: broker ended by itself, see "
            + folder.logs()
            + "; run ./lab cluster stop, then ./lab cluster start.";
    assertThatThrownBy(() -> Standalone.usable(folder))
        .isInstanceOf(LabFailure.class)
        .hasMessage(sentence);
    assertThatThrownBy(() -> StandaloneCluster.attach(folder, List.of()))
        .isInstanceOf(LabFailure.class)
        .hasMessage(sentence);
  }

  @Test
  void withoutAClusterALabIsToldToStartOne() {
    assertThatThrownBy(() -> StandaloneCluster.attach(new ClusterFolder(dir), List.of()))
        .isInstanceOf(LabFailure.class)
        .hasMessage("No standalone cluster runs; start one with ./lab cluster start.");
  }

  @Test
  void aStateFileThatIsDamagedIsNamed() throws Exception {
    ClusterFolder folder = new ClusterFolder(dir);
    Files.writeString(folder.stateFile(), "{\"web_ui\":");
    assertThatThrownBy(() -> Standalone.find(folder))
        .isInstanceOf(LabFailure.class)
        .hasMessageStartingWith(
            folder.stateFile() + " does not say which processes a cluster has (")
        .hasMessageEndingWith("); end those that still run by hand, and delete that file.")
        .extracting(failure -> failure.getMessage().lines().count())
        .isEqualTo(1L);
  }

  @Test
  void aFolderThatIsAFileCannotHoldACluster() throws Exception {
    ClusterFolder folder = new ClusterFolder(Files.createFile(dir.resolve("file")));
    assertThatThrownBy(() -> Standalone.find(folder))
        .isInstanceOf(LabFailure.class)
        .hasMessageStartingWith("Cannot write the cluster's files to " + folder.dir() + " (")
        .hasMessageEndingWith("); make that folder writable, and free space there.");
  }

  private ClusterProcess sleeping(String name) throws Exception {
    Process process = new ProcessBuilder("sleep", "600").start();
    processes.add(process);
    return ClusterProcess.of(name, process.toHandle());
  }

  private ClusterFolder folder(boolean complete, ClusterProcess... processes) throws Exception {
    ClusterFolder folder = new ClusterFolder(dir);
    new ClusterState(
            URI.create("http://127.0.0.1:8081"), "127.0.0.1:9092", 0, complete, List.of(processes))
        .save(folder);
    return folder;
  }
}

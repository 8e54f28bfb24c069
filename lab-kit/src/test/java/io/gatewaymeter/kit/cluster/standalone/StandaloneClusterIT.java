package io.gatewaymeter.kit.cluster.standalone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.FlinkRest;
import io.gatewaymeter.kit.cluster.ListeningSockets;
import io.gatewaymeter.kit.testing.FullDepth;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A cluster of separate JVMs; a space in its folder's name must not matter. */
@FullDepth
class StandaloneClusterIT {
  private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");

  @TempDir static Path dir;
  private static ClusterFolder folder;
  private static ClusterState started;

  @BeforeAll
  static void start() throws Exception {
    folder = new ClusterFolder(dir.resolve("a folder"));
    started = new StandaloneStart(folder).run();
  }

  @AfterAll
  static void stop() throws Exception {
    List<String> stopped = Standalone.stop(folder);
    assertThat(stopped).contains("broker", "jobmanager").hasSize(6);
    assertThat(started.dead()).hasSize(6);
    assertThat(Standalone.stop(folder)).isEmpty();
    try (var left = Files.list(folder.dir())) {
      assertThat(left.map(file -> file.getFileName().toString())).containsOnly("lock", "logs");
    }
  }

  @Test
  void aSecondStartLeavesEverythingAsItIs() throws Exception {
    ClusterState again = new StandaloneStart(folder).run();
    assertThat(again.webUi()).isEqualTo(started.webUi());
    assertThat(again.processes()).containsAll(started.processes().subList(0, 2));
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "reads /proc")
  void everyProcessListensOnLoopbackOnly() throws Exception {
    for (ClusterProcess process : running()) {
      assertThat(ListeningSockets.of(process.pid()))
          .as(process.name())
          .isNotEmpty()
          .allMatch(address -> address.matches(ListeningSockets.LOOPBACK));
    }
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "reads /proc")
  void allTogetherFitALaptop() throws Exception {
    long kilobytes = 0;
    for (ClusterProcess process : running()) {
      Matcher resident =
          RESIDENT.matcher(
              Files.readString(Path.of("/proc", String.valueOf(process.pid()), "status")));
      assertThat(resident.find()).isTrue();
      kilobytes += Long.parseLong(resident.group(1));
    }
    assertThat(kilobytes).isLessThan(2_500_000);
  }

  @Test
  void theTaskManagerThatIsNamedIsKilledAndAnotherOneTakesItsPlace() throws Exception {
    try (StandaloneCluster cluster = attach()) {
      String victim = taskManagers().get(0);
      cluster.killTaskManager(victim);
      assertThat(running()).extracting(ClusterProcess::name).doesNotContain(victim);
      cluster.ensureSlots(8);
      assertThat(taskManagers()).hasSize(4).doesNotContain(victim);
    }
  }

  @Test
  void aLabThatNeedsTenSlotsGetsAFifthTaskManagerForItself() throws Exception {
    try (StandaloneCluster cluster = attach()) {
      cluster.ensureSlots(10);
      assertThat(slots()).isEqualTo(10);
    }
    assertThat(running()).hasSize(6);
  }

  @Test
  void aTaskManagerThatIsMissingWhenALabEndsIsStartedAgain() throws Exception {
    StandaloneCluster cluster = attach();
    cluster.killTaskManager(taskManagers().get(0));
    cluster.close();
    assertThat(running()).hasSize(6);
    cluster.ensureSlots(8);
    assertThat(slots()).isEqualTo(8);
  }

  @Test
  void aTaskManagerThatIsNotThereCannotBeKilled() throws Exception {
    try (StandaloneCluster cluster = attach()) {
      assertThatThrownBy(() -> cluster.killTaskManager("taskmanager-99"))
          .isInstanceOf(LabFailure.class)
          .hasMessage(
              "The standalone cluster has no TaskManager taskmanager-99 to end; ./lab cluster status lists them.");
    }
  }

  @Test
  void moreSlotsThanItMayHaveAreRefusedAtOnce() throws Exception {
    try (StandaloneCluster cluster = attach()) {
      assertThatThrownBy(() -> cluster.ensureSlots(33))
          .isInstanceOf(LabFailure.class)
          .hasMessage(
              "This job needs 33 slots, the standalone cluster has at most 32; ask for a lower parallelism.");
    }
  }

  private static StandaloneCluster attach() throws LabFailure {
    return StandaloneCluster.attach(folder, List.of());
  }

  private static List<ClusterProcess> running() throws LabFailure, IOException {
    return ClusterState.in(folder).orElseThrow().processes();
  }

  private static List<String> taskManagers() throws LabFailure {
    return rest("/taskmanagers").path("taskmanagers").findValuesAsText("id");
  }

  private static int slots() throws LabFailure {
    return rest("/overview").path("slots-total").asInt();
  }

  private static JsonNode rest(String path) throws LabFailure {
    return new FlinkRest(started.webUi()).get(path);
  }
}

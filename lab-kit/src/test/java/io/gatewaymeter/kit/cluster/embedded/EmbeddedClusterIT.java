package io.gatewaymeter.kit.cluster.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.cluster.FlinkRest;
import io.gatewaymeter.kit.cluster.FlinkVersion;
import io.gatewaymeter.kit.cluster.FreePorts;
import io.gatewaymeter.kit.cluster.ListeningSockets;
import io.gatewaymeter.kit.cluster.Loopback;
import io.gatewaymeter.kit.lab.LabRuns;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedClusterIT {
  private static Cluster cluster;
  @TempDir Path dir;

  @BeforeAll
  static void start() throws Exception {
    cluster = LabRuns.shared().cluster(EmbeddedClusterIT.class);
    cluster.endpoints();
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "reads /proc")
  void listensOnLoopbackOnly() throws Exception {
    assertThat(cluster.name()).isEqualTo("embedded");
    assertThat(ListeningSockets.ofThisProcess())
        .hasSizeGreaterThanOrEqualTo(3)
        .allMatch(address -> address.matches(ListeningSockets.LOOPBACK));
  }

  @Test
  void startsWithTheCoursesSlotsAndGrowsByOneTaskManagerForTen() throws Exception {
    try (EmbeddedCluster cluster = start("a")) {
      cluster.ensureSlots(8);
      assertThat(overview(cluster)).isEqualTo("4 TaskManagers, 8 slots");
      cluster.ensureSlots(10);
      assertThat(overview(cluster)).isEqualTo("5 TaskManagers, 10 slots");
    }
  }

  @Test
  void theTaskManagerThatIsNamedIsEndedAndAnotherOneTakesItsPlace() throws Exception {
    List<String> before = taskManagers(cluster);
    for (int i : List.of(2, 0)) {
      cluster.killTaskManager(before.get(i));
      assertThat(taskManagers(cluster)).hasSize(3).doesNotContain(before.get(i));
      cluster.ensureSlots(8);
      assertThat(taskManagers(cluster)).hasSize(4).doesNotContain(before.get(i));
    }
    assertThat(taskManagers(cluster)).contains(before.get(1), before.get(3));
  }

  @Test
  void aClusterOfAnotherVersionIsRefusedWithWhatToDo() throws Exception {
    URI rest = cluster.endpoints().flinkRest();
    FlinkVersion.require(rest, "2.3.0", "start another one");
    assertThatThrownBy(() -> FlinkVersion.require(rest, "9.9.9", "start another one"))
        .isInstanceOf(LabFailure.class)
        .hasMessage(
            "The cluster at %s runs Flink 2.3.0, and this lab is built with 9.9.9; start another one."
                .formatted(rest));
  }

  @Test
  void aTaskManagerThatIsNotThereCannotBeEnded() throws Exception {
    assertThatThrownBy(() -> cluster.killTaskManager("taskmanager-7"))
        .isInstanceOf(LabFailure.class)
        .hasMessageStartingWith(
            "The embedded cluster has no TaskManager taskmanager-7 to end; it has [");
  }

  private static List<String> taskManagers(Cluster cluster) throws LabFailure {
    JsonNode answer = new FlinkRest(cluster.endpoints().flinkRest()).get("/taskmanagers");
    return answer.path("taskmanagers").findValuesAsText("id").stream().sorted().toList();
  }

  @Test
  void twoClustersRunSideBySideOnDifferentPorts() throws Exception {
    try (EmbeddedCluster first = start("a");
        EmbeddedCluster second = start("b")) {
      assertThat(first.endpoints().flinkRest()).isNotEqualTo(second.endpoints().flinkRest());
      assertThat(first.endpoints().brokerForLab()).isNotEqualTo(second.endpoints().brokerForLab());
      assertThat(overview(second)).isEqualTo("4 TaskManagers, 8 slots");
    }
  }

  /** Asks for this process's own listeners: another one may take a port the moment it is free. */
  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "reads /proc")
  void closeFreesEveryPort() throws Exception {
    List<String> before = ListeningSockets.ofThisProcess();
    EmbeddedCluster cluster = start("a");
    assertThat(ListeningSockets.ofThisProcess()).hasSizeGreaterThan(before.size());
    cluster.close();
    cluster.close();
    assertThat(ListeningSockets.ofThisProcess()).containsExactlyInAnyOrderElementsOf(before);
  }

  @Test
  void moreSlotsThanItMayHaveAreRefusedAtOnce() throws Exception {
    LabFailure failure = catchThrowableOfType(LabFailure.class, () -> cluster.ensureSlots(33));
    assertThat(failure)
        .hasMessage(
            "This job needs 33 slots, the embedded cluster has at most 32; ask for a lower parallelism.");
    assertThat(failure.exitCode()).isEqualTo(LabFailure.USAGE);
  }

  @Test
  void aBrokerThatCannotWriteItsFolderSaysSoAndFlinkIsStopped() throws Exception {
    Files.createFile(dir.resolve("kafka"));
    LabFailure failure =
        catchThrowableOfType(
            LabFailure.class, () -> EmbeddedCluster.start(dir, dir.resolve("lab.log")));
    assertThat(failure.exitCode()).isEqualTo(LabFailure.ENVIRONMENT);
    assertThat(failure)
        .hasMessageStartingWith("The embedded Kafka broker did not start (")
        .hasMessageEndingWith(
            "; check that the folder %s can be written and has space left, and that programs may listen on 127.0.0.1."
                .formatted(dir.resolve("kafka")));
    assertThat(failure.getMessage().lines()).hasSize(1);
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "reads /proc")
  void aBrokerOnATakenPortFailsAndLeavesNoListener() throws Exception {
    List<String> before = ListeningSockets.ofThisProcess();
    int[] ports = FreePorts.on(Loopback.ADDRESS, 2);
    try (java.net.ServerSocket taken = new java.net.ServerSocket()) {
      taken.bind(new InetSocketAddress(Loopback.ADDRESS, ports[0]));
      assertThatThrownBy(() -> EmbeddedBroker.start(dir.resolve("kafka"), ports))
          .hasRootCauseInstanceOf(java.net.BindException.class);
    }
    assertThat(ListeningSockets.ofThisProcess()).containsExactlyInAnyOrderElementsOf(before);
  }

  private EmbeddedCluster start(String name) throws LabFailure {
    EmbeddedCluster cluster =
        EmbeddedCluster.start(dir.resolve(name), dir.resolve(name).resolve("lab.log"));
    cluster.endpoints(); // Waits for Flink.
    return cluster;
  }

  private static String overview(Cluster cluster) throws LabFailure {
    JsonNode answer = new FlinkRest(cluster.endpoints().flinkRest()).get("/overview");
    return answer.path("taskmanagers").asInt()
        + " TaskManagers, "
        + answer.path("slots-total").asInt()
        + " slots";
  }
}

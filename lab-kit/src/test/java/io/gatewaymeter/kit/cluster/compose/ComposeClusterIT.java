package io.gatewaymeter.kit.cluster.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.FlinkRest;
import io.gatewaymeter.kit.cluster.FlinkVersion;
import io.gatewaymeter.kit.testing.FullDepth;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.config.ConfigResource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@FullDepth
class ComposeClusterIT {
  private static final Path JOB_JAR = Path.of("job.jar");
  private static final String TOPIC = "gateway-events";

  @TempDir static Path dir;
  private static Optional<String> lacking;
  private static ComposeCopy compose;

  @BeforeAll
  static void up() throws Exception {
    lacking = ComposeCopy.lacks();
    if (lacking.isEmpty()) {
      compose = ComposeCopy.in(dir);
      compose.up();
    }
  }

  @AfterAll
  static void downLeavesNothing() throws Exception {
    if (compose != null) {
      compose.down();
      assertThat(compose.left()).isEmpty();
    }
  }

  @BeforeEach
  void needsDocker() {
    assumeTrue(lacking.isEmpty(), () -> lacking.get());
  }

  @Test
  void isWhereItsPortsArePublishedAndHasEightSlots() throws Exception {
    try (ComposeCluster cluster = ComposeCluster.attach(dir, JOB_JAR)) {
      assertThat(cluster.name()).isEqualTo("compose");
      assertThat(cluster.endpoints().flinkRest())
          .hasToString("http://127.0.0.1:" + compose.webUiPort());
      assertThat(cluster.endpoints().brokerForLab()).isEqualTo("127.0.0.1:" + compose.kafkaPort());
      assertThat(cluster.endpoints().brokerForJob()).isEqualTo("kafka:9092");
      assertThat(cluster.endpoints().jobJars()).containsExactly(JOB_JAR);
      cluster.ensureSlots(8);
      assertThat(taskManagers(cluster)).hasSize(4);
    }
  }

  @Test
  void everyPortIsPublishedOnLoopbackOnly() throws Exception {
    assertThat(compose.publishedAddresses()).containsOnly("127.0.0.1");
  }

  @Test
  void theTopicIsThereAndKeepsEverything() throws Exception {
    ConfigResource topic = new ConfigResource(ConfigResource.Type.TOPIC, TOPIC);
    try (ComposeCluster cluster = ComposeCluster.attach(dir, JOB_JAR);
        Admin admin =
            Admin.create(Map.of("bootstrap.servers", cluster.endpoints().brokerForLab()))) {
      assertThat(admin.describeTopics(List.of(TOPIC)).allTopicNames().get().get(TOPIC).partitions())
          .hasSize(8);
      assertThat(
              admin
                  .describeConfigs(List.of(topic))
                  .all()
                  .get()
                  .get(topic)
                  .get("retention.ms")
                  .value())
          .isEqualTo("-1");
    }
  }

  @Test
  void moreSlotsThanItHasAreRefusedWithTheCommandThatAddsThem() throws Exception {
    try (ComposeCluster cluster = ComposeCluster.attach(dir, JOB_JAR)) {
      LabFailure failure = catchThrowableOfType(LabFailure.class, () -> cluster.ensureSlots(10));
      assertThat(failure)
          .hasMessage(
              ("This job needs 10 slots, the compose cluster has 8; run \"docker compose up -d --wait"
                      + " --scale taskmanager=5\" in %s, or ask for a lower parallelism.")
                  .formatted(dir));
      assertThat(failure.exitCode()).isEqualTo(LabFailure.ENVIRONMENT);
    }
  }

  @Test
  void anotherVersionOfFlinkIsRefused() {
    Docker docker = new Docker(List.of("docker"), dir, Duration.ofSeconds(30));
    LabFailure failure =
        catchThrowableOfType(
            LabFailure.class, () -> ComposeCluster.attach(docker, JOB_JAR, "9.9.9"));
    assertThat(failure)
        .hasMessageStartingWith("The cluster at http://127.0.0.1:")
        .hasMessageEndingWith(
            " runs Flink %s, and this lab is built with 9.9.9; correct the image in %s, then run \"docker compose up -d --wait\" there."
                .formatted(FlinkVersion.BUILT_WITH, dir.resolve("compose.yaml")));
    assertThat(failure.exitCode()).isEqualTo(LabFailure.ENVIRONMENT);
  }

  @Test
  void theTaskManagerThatIsNamedIsEndedAndStartedAgainWhenItsSlotsAreNeeded() throws Exception {
    try (ComposeCluster cluster = ComposeCluster.attach(dir, JOB_JAR)) {
      cluster.ensureSlots(8);
      List<String> before = taskManagers(cluster);
      String victim = before.get(2);
      cluster.killTaskManager(victim);
      cluster.ensureSlots(6);
      assertThat(taskManagers(cluster)).hasSize(3).doesNotContain(victim);
      cluster.ensureSlots(8);
      assertThat(taskManagers(cluster))
          .hasSize(4)
          .doesNotContain(victim)
          .containsAll(before.stream().filter(id -> !id.equals(victim)).toList());
    }
  }

  @Test
  void closeBringsBackWhatWasEnded() throws Exception {
    ComposeCluster cluster = ComposeCluster.attach(dir, JOB_JAR);
    cluster.ensureSlots(8);
    cluster.killTaskManager(taskManagers(cluster).get(0));
    cluster.close();
    cluster.close();
    assertThat(compose.taskManagersUp()).isEqualTo(4);
  }

  @Test
  void aTaskManagerThatIsNotThereCannotBeEnded() throws Exception {
    try (ComposeCluster cluster = ComposeCluster.attach(dir, JOB_JAR)) {
      cluster.ensureSlots(8);
      LabFailure failure =
          catchThrowableOfType(LabFailure.class, () -> cluster.killTaskManager("nobody:1-2"));
      assertThat(failure)
          .hasMessage(
              "The compose cluster has no TaskManager nobody:1-2 to end; it has %s."
                  .formatted(inRestsOrder(cluster)));
      assertThat(taskManagers(cluster)).hasSize(4);
    }
  }

  /** A container that Docker restarts is waited for. */
  @Test
  void aTaskManagerThatCrashedIsWaitedFor() throws Exception {
    try (ComposeCluster cluster = ComposeCluster.attach(dir, JOB_JAR)) {
      cluster.ensureSlots(8);
      List<String> before = taskManagers(cluster);
      compose.crash(before.get(1));
      while (taskManagers(cluster).contains(before.get(1))) {
        LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
      }
      cluster.ensureSlots(8);
      assertThat(taskManagers(cluster)).hasSize(4).doesNotContain(before.get(1));
    }
  }

  private static List<String> taskManagers(ComposeCluster cluster) throws LabFailure {
    return inRestsOrder(cluster).stream().sorted().toList();
  }

  private static List<String> inRestsOrder(ComposeCluster cluster) throws LabFailure {
    return new FlinkRest(cluster.endpoints().flinkRest())
        .get("/taskmanagers")
        .path("taskmanagers")
        .findValuesAsText("id");
  }
}

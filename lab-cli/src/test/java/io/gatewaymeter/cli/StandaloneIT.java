package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.lab.Evidence;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.testing.FullDepth;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Over the process boundary: each lab's job jar on separate JVMs, as {@code ./lab} starts them. */
@FullDepth
class StandaloneIT {
  private static final long DEADLINE_NANOS = Duration.ofSeconds(90).toNanos();

  private static final LabRuns EMBEDDED = LabRuns.ofTests();

  @TempDir static Path cluster;
  @TempDir Path dir;

  @BeforeAll
  static void start() throws Exception {
    LabProcess.Result result = cluster("start");
    assertThat(result.exitCode()).as(result.err()).isZero();
    assertThat(result.out())
        .startsWith("Starting a broker, a JobManager and four TaskManagers ...\n  Web UI  http://")
        .contains("./lab 2.2 --on standalone", "./lab cluster stop");
  }

  @AfterAll
  static void stop() throws Exception {
    EMBEDDED.close();
    assertThat(cluster("stop").out())
        .startsWith("Stopped jobmanager, broker, taskmanager-")
        .hasLineCount(1);
    LabProcess.Result status = cluster("status");
    assertThat(status.out())
        .isEqualTo(
            "No standalone cluster runs; start one with ./lab cluster start."
                + System.lineSeparator());
    assertThat(status.exitCode()).isEqualTo(3);
    assertThat(cluster("stop").out().strip()).isEqualTo("No standalone cluster runs.");
  }

  static Stream<String> labs() {
    return Main.LABS.stream().map(lab -> lab.number());
  }

  @ParameterizedTest
  @MethodSource("labs")
  void theEvidenceIsThatOfTheEmbeddedCluster(String lab) throws Exception {
    // One parallelism, for lab 2.4 would compare four of them: more jobs, and nothing new here.
    LabProcess.Result result =
        lab(dir, lab, "--on", "standalone", "--parallelism", "4", "--evidence", "evidence.json");
    assertThat(result.exitCode()).as(result.err()).isZero();
    assertThat(result.temporaryFiles()).isEmpty();
    assertThat(SameEvidence.of(Json.MAPPER.readTree(dir.resolve("evidence.json").toFile())))
        .isEqualTo(SameEvidence.of(embedded(Main.lab(lab))));
  }

  private static <E extends Record & Evidence> JsonNode embedded(Lab<E> lab) throws Exception {
    E evidence = lab.observe(EMBEDDED.session(lab.getClass()), LabOptions.of("--parallelism", "4"));
    return Json.MAPPER.readTree(Json.MAPPER.writeValueAsBytes(evidence));
  }

  @Test
  void statusAndASecondStartNameEveryProcessAndTheLogs() throws Exception {
    LabProcess.Result status = cluster("status");
    assertThat(status.exitCode()).isZero();
    assertThat(status.out().lines().skip(2))
        .allMatch(line -> line.matches("  (logs    .*|\\S+ +pid \\d+ +runs)"))
        .hasSize(7)
        .contains("  logs    " + cluster.resolve("folder").resolve("logs"));
    assertThat(readme().lines().map(StandaloneIT::masked))
        .as("the README quotes it")
        .containsSequence(status.out().lines().map(StandaloneIT::masked).toList());
    assertThat(cluster("start").out())
        .isEqualTo("A standalone cluster runs already." + System.lineSeparator() + status.out());
  }

  /** The cluster lives on: what the lab left running on it would hold its slots for ever. */
  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "signals are sent with kill")
  void ctrlCWhileAJobRunsEndsTheJob() throws Exception {
    try (LabProcess lab =
        LabProcess.start(
            dir,
            onCluster(),
            "2.1",
            "--on",
            "standalone",
            "--event-set",
            "six-events",
            "--hold",
            "--evidence",
            "evidence.json")) {
      waitUntil(() -> lab.out().contains("Web UI: ") || !lab.alive());
      String webUi = lab.out().replaceAll("(?s).*Web UI: (\\S+).*", "$1");
      waitUntil(() -> jobs(webUi, "jobs-running") == 1);
      lab.signal("INT");
      assertThat(lab.await().exitCode()).isEqualTo(130);
      waitUntil(() -> jobs(webUi, "jobs-running") == 0);
      assertThat(lab.await().temporaryFiles()).isEmpty();
    }
  }

  @Test
  void withoutAClusterALabSaysHowToStartOne() throws Exception {
    try (LabProcess lab =
        LabProcess.start(
            dir,
            List.of("-Dlab.cluster=" + dir.resolve("none")),
            "2.2",
            "--on",
            "standalone",
            "--evidence",
            "evidence.json")) {
      LabProcess.Result result = lab.await();
      assertThat(result.err().strip())
          .isEqualTo("No standalone cluster runs; start one with ./lab cluster start.");
      assertThat(result.exitCode()).isEqualTo(3);
    }
  }

  private static String readme() throws Exception {
    return Files.readString(
        StudentFolder.ofRepository(StandaloneIT.class).root().resolve("README.md"));
  }

  private static String masked(String line) {
    return line.replaceAll("(?<=127\\.0\\.0\\.1:)\\d+", "PORT")
        .replaceAll("pid \\d+ +", "pid ")
        .replaceAll("(?<=logs    ).*[/\\\\](?=logs$)", "")
        .stripTrailing();
  }

  private static int jobs(String webUi, String count) {
    try {
      HttpURLConnection overview =
          (HttpURLConnection)
              URI.create(webUi).resolve("/overview").toURL().openConnection(Proxy.NO_PROXY);
      try (var answer = overview.getInputStream()) {
        return new ObjectMapper().readTree(answer).path(count).asInt();
      }
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static void waitUntil(BooleanSupplier condition) {
    long start = System.nanoTime();
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime() - start).isLessThan(DEADLINE_NANOS);
      LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
    }
  }

  private static List<String> onCluster() {
    return List.of("-Dlab.cluster=" + cluster.resolve("folder"));
  }

  private static LabProcess.Result cluster(String command) throws Exception {
    return lab(cluster.resolve("command"), "cluster", command);
  }

  private static LabProcess.Result lab(Path dir, String... args) throws Exception {
    try (LabProcess lab = LabProcess.start(dir, onCluster(), args)) {
      return lab.await();
    }
  }
}

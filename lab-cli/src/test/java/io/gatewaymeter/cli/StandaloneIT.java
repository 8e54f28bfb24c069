package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.lab.Evidence;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.testing.FullDepth;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Over the process boundary: each lab's job jar on separate JVMs, as {@code ./lab} starts them. */
@FullDepth
class StandaloneIT {
  private static final LabRuns EMBEDDED = LabRuns.shared();

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

  /** Lab 2.2 over the events of module 1; few jobs and few events of the others cross as well. */
  static Stream<Arguments> labs() {
    return Main.LABS.stream()
        .map(lab -> lab.number())
        .map(it -> Arguments.of(it, it.equals("2.2") ? EventSet.DEFAULT : "six-events"));
  }

  @ParameterizedTest
  @MethodSource("labs")
  void theEvidenceIsThatOfTheEmbeddedCluster(String lab, String eventSet) throws Exception {
    List<String> options = List.of("--event-set", eventSet, "--parallelism", "4");
    List<String> command = new ArrayList<>(List.of(lab, "--on", "standalone"));
    command.addAll(options);
    command.addAll(List.of("--evidence", "evidence.json"));
    LabProcess.Result result = lab(dir, command.toArray(String[]::new));
    assertThat(result.exitCode()).as(result.err()).isZero();
    assertThat(result.temporaryFiles()).isEmpty();
    assertThat(SameEvidence.of(Json.MAPPER.readTree(dir.resolve("evidence.json").toFile())))
        .isEqualTo(SameEvidence.of(embedded(Main.lab(lab), options)));
  }

  private static <E extends Record & Evidence> JsonNode embedded(Lab<E> lab, List<String> options)
      throws Exception {
    E evidence =
        lab.observe(
            EMBEDDED.session(lab.getClass()), LabOptions.of(options.toArray(String[]::new)));
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
      Patience.until(() -> lab.out().contains("Web UI: ") || !lab.alive());
      String webUi = lab.out().replaceAll("(?s).*Web UI: (\\S+).*", "$1");
      Patience.until(() -> jobs(webUi, "jobs-running") == 1);
      lab.signal("INT");
      assertThat(lab.await().exitCode()).isEqualTo(130);
      Patience.until(() -> jobs(webUi, "jobs-running") == 0);
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

  private static int jobs(String webUi, String count) throws IOException {
    HttpURLConnection overview =
        (HttpURLConnection)
            URI.create(webUi).resolve("/overview").toURL().openConnection(Proxy.NO_PROXY);
    try (var answer = overview.getInputStream()) {
      return new ObjectMapper().readTree(answer).path(count).asInt();
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

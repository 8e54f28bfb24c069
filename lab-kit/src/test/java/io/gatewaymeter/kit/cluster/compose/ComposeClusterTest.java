package io.gatewaymeter.kit.cluster.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.gatewaymeter.kit.LabFailure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sentences of a cluster that cannot be attached to. */
class ComposeClusterTest {
  @TempDir Path dir;

  @Test
  void withoutDockerOnTheMachineTheSentenceSaysWhatToInstall() {
    Docker none = new Docker(List.of("no-such-docker"), dir, Duration.ofSeconds(30));
    assertThat(sentence(none))
        .isEqualTo(
            "Cannot start the program no-such-docker in %s; install Docker with compose 2.26 or newer, or run the lab without --on compose."
                .formatted(dir));
  }

  @Test
  void anEngineThatDoesNotRunIsToldInItsOwnWords() throws Exception {
    says(
        "",
        """
        time="2026-09-01T00:00:00Z" level=warning msg="some setting is old"
        Cannot connect to the Docker daemon. Is the docker daemon running?
        """);
    assertThat(sentence(FakeDocker.saying(dir)))
        .isEqualTo(
            ("\"docker compose ps --all --no-trunc --format json\" failed in %s (Cannot connect to the Docker daemon."
                    + " Is the docker daemon running?); start Docker, then run \"docker compose up -d --wait\" there.")
                .formatted(dir));
  }

  @Test
  void anEngineThatNeverAnswersIsGivenUp() {
    assertThat(sentence(FakeDocker.silent(dir)))
        .isEqualTo(
            ("\"docker compose ps --all --no-trunc --format json\" failed in %s (no answer within 1 s);"
                    + " start Docker, then run \"docker compose up -d --wait\" there.")
                .formatted(dir));
  }

  @Test
  void aProjectThatIsNotUpIsToldWithTheCommandThatStartsIt() throws Exception {
    says("", "");
    assertThat(sentence(FakeDocker.saying(dir)))
        .isEqualTo(
            "The compose cluster is not up: no container of service kafka runs; run \"docker compose up -d --wait\" in %s."
                .formatted(dir));
  }

  @Test
  void aContainerThatHasEndedIsNotUp() throws Exception {
    says(
        """
        {"ID":"aa","Service":"jobmanager","State":"exited","Health":"","Publishers":[]}
        {"ID":"bb","Service":"kafka","State":"running","Health":"healthy","Publishers":[]}
        """,
        "");
    assertThat(sentence(FakeDocker.saying(dir)))
        .isEqualTo(
            "The compose cluster is not up: no container of service jobmanager runs; run \"docker compose up -d --wait\" in %s."
                .formatted(dir));
  }

  @Test
  void anAnswerThatIsNoJsonIsTakenForAnOldCompose() throws Exception {
    says("NAME  COMMAND  SERVICE\n", "");
    assertThat(sentence(FakeDocker.saying(dir)))
        .isEqualTo(
            "\"docker compose ps --format json\" does not answer in JSON; install compose 2.26 or newer.");
  }

  private void says(String out, String err) throws Exception {
    Files.writeString(dir.resolve("out"), out);
    Files.writeString(dir.resolve("err"), err);
  }

  private static String sentence(Docker docker) {
    LabFailure failure =
        catchThrowableOfType(
            LabFailure.class, () -> ComposeCluster.attach(docker, Path.of("job.jar"), "2.3.0"));
    assertThat(failure.exitCode()).isEqualTo(LabFailure.ENVIRONMENT);
    return failure.getMessage();
  }
}

package io.gatewaymeter.kit.cluster.compose;

import io.gatewaymeter.kit.cluster.FreePorts;
import io.gatewaymeter.kit.cluster.Loopback;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The repository's compose file as in a second clone: a copy in another folder, with a project name
 * and ports of its own in {@code .env}.
 */
record ComposeCopy(Docker docker, String project, int webUiPort, int kafkaPort) {
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  /** Why there can be none on this machine. */
  static Optional<String> lacks() throws Exception {
    for (String name :
        List.of("COMPOSE_FILE", "COMPOSE_PROJECT_NAME", "WEB_UI_PORT", "KAFKA_PORT")) {
      if (System.getenv(name) != null) {
        return Optional.of("would touch the project that the variable " + name + " stands for");
      }
    }
    return DockerEngine.lacksCompose(ComposeFile.images());
  }

  static ComposeCopy in(Path dir) throws Exception {
    Files.copy(ComposeFile.path(), dir.resolve("compose.yaml"));
    int[] ports = FreePorts.on(Loopback.ADDRESS, 2);
    String project = "gatewaymeter-it-" + ports[0];
    Files.writeString(
        dir.resolve(".env"),
        """
        COMPOSE_PROJECT_NAME=%s
        WEB_UI_PORT=%d
        KAFKA_PORT=%d
        """
            .formatted(project, ports[0], ports[1]));
    Docker docker = new Docker(List.of("docker"), dir, PATIENCE);
    return new ComposeCopy(docker, project, ports[0], ports[1]);
  }

  void up() throws Exception {
    docker.call("compose", "up", "-d", "--wait", "--pull", "never");
  }

  void down() throws Exception {
    docker.call("compose", "down", "--volumes", "--timeout", "5");
  }

  /** What the engine still has of the project. */
  List<String> left() throws Exception {
    String filter = "label=com.docker.compose.project=" + project;
    return Stream.of(
            docker.call("ps", "--all", "--quiet", "--filter", filter),
            docker.call("network", "ls", "--quiet", "--filter", filter),
            docker.call("volume", "ls", "--quiet", "--filter", filter))
        .flatMap(String::lines)
        .toList();
  }

  long taskManagersUp() throws Exception {
    return new ComposeProject(docker).taskManagersUp();
  }

  /** Ends a TaskManager from inside its container. */
  void crash(String id) throws Exception {
    docker.call("exec", id.substring(0, id.indexOf(':')), "bash", "-c", "kill 1");
  }
}

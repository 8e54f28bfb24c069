package io.gatewaymeter.kit.cluster.compose;

import io.gatewaymeter.kit.LabFailure;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether tests can use a Docker engine. They never pull an image. */
public final class DockerEngine {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private DockerEngine() {}

  /**
   * Asks for an engine on this machine that has these images.
   *
   * @return why there is none, as the reason of a test that is skipped
   */
  public static Optional<String> lacks(List<String> images) {
    String host = System.getenv().getOrDefault("DOCKER_HOST", "");
    if (!host.matches("|unix:.*|npipe:.*|tcp://(localhost|127\\.0\\.0\\.1):.*")) {
      return Optional.of("needs a Docker engine on this machine, and DOCKER_HOST is " + host);
    }
    List<String> inspect = new ArrayList<>(List.of("image", "inspect", "--format", "{{.Id}}"));
    inspect.addAll(images);
    return fails(inspect.toArray(String[]::new))
        ? Optional.of("needs a Docker engine that has " + String.join(" and ", images))
        : Optional.empty();
  }

  /** As {@link #lacks}, for tests that call {@code docker compose}, too. */
  static Optional<String> lacksCompose(List<String> images) {
    Optional<String> lacking = lacks(images);
    return lacking.isEmpty() && fails("compose", "version")
        ? Optional.of("needs docker compose")
        : lacking;
  }

  private static boolean fails(String... arguments) {
    try {
      new Docker(List.of("docker"), Path.of("").toAbsolutePath(), PATIENCE).call(arguments);
      return false;
    } catch (LabFailure e) {
      return true;
    }
  }
}

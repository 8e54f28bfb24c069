package io.gatewaymeter.kit.cluster.compose;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Endpoints;
import io.gatewaymeter.kit.cluster.Loopback;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** What {@code compose.yaml} describes: its services and where they are published. */
final class ComposeProject {
  /** The command that starts it, and mends what is missing. */
  static final String UP = "docker compose up -d --wait";

  static final int SLOTS_PER_TASK_MANAGER = 2;

  private static final String KAFKA = "kafka";
  private static final int KAFKA_OUTSIDE = 9094;
  private static final String KAFKA_FOR_JOBS = "kafka:9092";
  private static final String JOB_MANAGER = "jobmanager";
  private static final int WEB_UI = 8081;
  private static final String TASK_MANAGER = "taskmanager";

  private static final Duration COMING_UP = Duration.ofSeconds(60);
  private static final Duration POLL = Duration.ofMillis(500);

  private final Docker docker;

  ComposeProject(Docker docker) {
    this.docker = docker;
  }

  /** The folder with {@code compose.yaml}. */
  Path dir() {
    return docker.dir();
  }

  /**
   * Where broker and JobManager are. Waits for them if they are just coming up.
   *
   * @throws LabFailure if they are not up, or not healthy within a minute
   */
  Endpoints endpoints(Path jobJar) throws LabFailure {
    Container kafka = awaitHealthy(KAFKA);
    Container jobManager = awaitHealthy(JOB_MANAGER);
    return new Endpoints(
        URI.create("http://" + Loopback.ADDRESS + ":" + jobManager.ports().get(WEB_UI)),
        Loopback.ADDRESS + ":" + kafka.ports().get(KAFKA_OUTSIDE),
        KAFKA_FOR_JOBS,
        List.of(jobJar));
  }

  private Container awaitHealthy(String service) throws LabFailure {
    long deadline = System.nanoTime() + COMING_UP.toNanos();
    Container container = up(service);
    while (!container.health().equals("healthy")) {
      if (System.nanoTime() > deadline) {
        throw new LabFailure(
            LabFailure.ENVIRONMENT,
            "Service %s of the compose cluster is %s after %d s; run \"docker compose logs %s\" in %s to see why."
                .formatted(service, container.health(), COMING_UP.toSeconds(), service, dir()));
      }
      LockSupport.parkNanos(POLL.toNanos());
      container = up(service);
    }
    return container;
  }

  private Container up(String service) throws LabFailure {
    return containers().stream()
        .filter(each -> each.service().equals(service) && each.isUp())
        .findFirst()
        .orElseThrow(
            () ->
                new LabFailure(
                    LabFailure.ENVIRONMENT,
                    "The compose cluster is not up: no container of service %s runs; run \"%s\" in %s."
                        .formatted(service, UP, dir())));
  }

  /** The containers of all TaskManagers, those that have ended, too. */
  List<Container> taskManagers() throws LabFailure {
    return containers().stream().filter(each -> each.service().equals(TASK_MANAGER)).toList();
  }

  /** How many TaskManagers run, or will again without anybody's doing. */
  long taskManagersUp() throws LabFailure {
    return taskManagers().stream().filter(Container::isUp).count();
  }

  /** Ends a container at once. Docker takes that for the user's wish and does not restart it. */
  void kill(Container container) throws LabFailure {
    docker.call("kill", container.id());
  }

  /** Starts a container that has ended. */
  void start(Container container) throws LabFailure {
    docker.call("start", container.id());
  }

  private List<Container> containers() throws LabFailure {
    String answer = docker.call("compose", "ps", "--all", "--no-trunc", "--format", "json");
    List<Container> containers = new ArrayList<>();
    try (MappingIterator<JsonNode> each =
        Json.MAPPER.readerFor(JsonNode.class).readValues(answer)) {
      while (each.hasNextValue()) {
        containers.add(Container.of(each.nextValue()));
      }
    } catch (IOException e) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "\"docker compose ps --format json\" does not answer in JSON; install compose 2.26 or newer.",
          e);
    }
    return containers;
  }
}

package io.gatewaymeter.kit.cluster.compose;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.cluster.Endpoints;
import io.gatewaymeter.kit.cluster.FlinkRest;
import io.gatewaymeter.kit.cluster.FlinkVersion;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The course's cluster in Docker, which the user has started. It is used as it is and left up. */
public final class ComposeCluster implements Cluster {
  private static final Logger LOG = LoggerFactory.getLogger(ComposeCluster.class);
  private static final Duration DOCKER = Duration.ofSeconds(10);
  private static final Duration REGISTRATION = Duration.ofSeconds(60);
  private static final Duration POLL = Duration.ofMillis(200);

  private final ComposeProject project;
  private final Endpoints endpoints;
  private final FlinkRest rest;

  /** REST's ids of the TaskManagers that were ended from here; what comes back has another id. */
  private final Set<String> ended = ConcurrentHashMap.newKeySet();

  /** Their containers, until they are started again. */
  private final Queue<Container> missing = new ConcurrentLinkedQueue<>();

  private ComposeCluster(ComposeProject project, Endpoints endpoints) {
    this.project = project;
    this.endpoints = endpoints;
    this.rest = new FlinkRest(endpoints.flinkRest());
  }

  /**
   * Attaches to the cluster, and waits for up to a minute if it is just coming up.
   *
   * @param composeDir the folder with {@code compose.yaml}
   * @param jobJar the lab's job, with all that Flink itself does not bring
   * @throws LabFailure if Docker does not run, the cluster is not up, or its Flink is of another
   *     version than this program's
   */
  public static ComposeCluster attach(Path composeDir, Path jobJar) throws LabFailure {
    return attach(
        new Docker(List.of("docker"), composeDir, DOCKER), jobJar, FlinkVersion.BUILT_WITH);
  }

  static ComposeCluster attach(Docker docker, Path jobJar, String version) throws LabFailure {
    ComposeProject project = new ComposeProject(docker);
    ComposeCluster cluster = new ComposeCluster(project, project.endpoints(jobJar));
    FlinkVersion.require(
        cluster.endpoints.flinkRest(),
        version,
        "correct the image in %s, then run \"%s\" there"
            .formatted(project.dir().resolve("compose.yaml"), ComposeProject.UP));
    return cluster;
  }

  @Override
  public String name() {
    return "compose";
  }

  @Override
  public String brokerForLab() {
    return endpoints.brokerForLab();
  }

  @Override
  public Endpoints endpoints() {
    return endpoints;
  }

  /**
   * {@inheritDoc}
   *
   * <p>Starts again what {@link #killTaskManager} ended, and waits for up to a minute for
   * containers that are just starting. It adds none: how many there are is for the user to say.
   */
  @Override
  public void ensureSlots(int slots) throws LabFailure {
    long deadline = System.nanoTime() + REGISTRATION.toNanos();
    for (int registered = slots(); registered < slots; registered = slots()) {
      long slotsUp = project.taskManagersUp() * ComposeProject.SLOTS_PER_TASK_MANAGER;
      if (slotsUp < slots && !startAgain()) {
        throw new LabFailure(
            LabFailure.ENVIRONMENT,
            "This job needs %d slots, the compose cluster has %d; run \"%s --scale taskmanager=%d\" in %s, or ask for a lower parallelism."
                .formatted(
                    slots,
                    slotsUp,
                    ComposeProject.UP,
                    // Rounded up.
                    (slots - 1) / ComposeProject.SLOTS_PER_TASK_MANAGER + 1,
                    project.dir()));
      }
      if (System.nanoTime() > deadline) {
        throw new LabFailure(
            LabFailure.ENVIRONMENT,
            "The compose cluster's TaskManagers run, but after %d s only %d of %d slots are registered; run \"docker compose logs taskmanager\" in %s to see why."
                .formatted(REGISTRATION.toSeconds(), registered, slots, project.dir()));
      }
      LockSupport.parkNanos(POLL.toNanos());
    }
  }

  /** What a new job can be given: nothing while REST still lists a TaskManager that was ended. */
  private int slots() throws LabFailure {
    int slots = 0;
    for (JsonNode each : taskManagers()) {
      if (ended.contains(each.path("id").asText())) {
        return 0;
      }
      slots += each.path("slotsNumber").asInt();
    }
    return slots;
  }

  private JsonNode taskManagers() throws LabFailure {
    return rest.get("/taskmanagers").path("taskmanagers");
  }

  /**
   * {@inheritDoc}
   *
   * <p>Flink makes the id of a TaskManager's host, port and some random digits. The host is {@code
   * taskmanager.host}, which {@code compose.yaml} sets to the container's own host name, and that
   * is by Docker's default the first 12 digits of the container's id.
   */
  @Override
  public void killTaskManager(String id) throws LabFailure {
    List<String> known = taskManagers().findValuesAsText("id");
    Container container =
        project.taskManagers().stream()
            .filter(each -> known.contains(id) && id.startsWith(each.hostName() + ":"))
            .findFirst()
            .orElseThrow(
                () ->
                    new LabFailure(
                        LabFailure.ENVIRONMENT,
                        "The compose cluster has no TaskManager %s to end; it has %s."
                            .formatted(id, known)));
    project.kill(container);
    ended.add(id);
    missing.add(container);
  }

  private boolean startAgain() throws LabFailure {
    Container container = missing.poll();
    if (container != null) {
      project.start(container);
    }
    return container != null;
  }

  /** Leaves the cluster up, with what {@link #killTaskManager} took away. */
  @Override
  public void close() {
    try {
      while (startAgain()) {
        LOG.info("Started a TaskManager again that was ended from here.");
      }
    } catch (LabFailure e) {
      LOG.warn("A TaskManager that was ended from here stays away.", e);
    }
  }
}

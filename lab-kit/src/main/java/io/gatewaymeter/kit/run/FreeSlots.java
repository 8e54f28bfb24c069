package io.gatewaymeter.kit.run;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.FlinkRest;
import java.net.URI;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;

/** The slots that nothing runs in. For a slot that another job has, Flink waits in silence. */
final class FreeSlots {
  /** A job that has ended gives its slots back a little later. */
  private static final Duration RELEASE = Duration.ofSeconds(60);

  private static final Duration POLL = Duration.ofMillis(20);

  /** States of a job that is about to give its slots back, or has done so. */
  private static final Set<String> ENDING =
      Set.of("CANCELLING", "CANCELED", "FAILING", "FAILED", "FINISHED");

  private final URI webUi;
  private final FlinkRest rest;

  FreeSlots(URI webUi, FlinkRest rest) {
    this.webUi = webUi;
    this.rest = rest;
  }

  /** All slots of the cluster, whoever has them. */
  int total() throws LabFailure {
    return rest.get("/overview").path("slots-total").asInt();
  }

  /**
   * Waits until so many slots are free.
   *
   * @throws LabFailure if jobs that go on have the others
   */
  void await(int slots) throws LabFailure {
    long deadline = System.nanoTime() + RELEASE.toNanos();
    JsonNode overview = rest.get("/overview");
    while (overview.path("slots-available").asInt() < slots) {
      int total = overview.path("slots-total").asInt();
      if (total - slotsOfOthers() < slots || System.nanoTime() > deadline) {
        throw new LabFailure(
            LabFailure.ENVIRONMENT,
            "This job needs %d slots, and only %d of the cluster's %d are free; cancel what else runs there, in the Web UI at %s."
                .formatted(slots, overview.path("slots-available").asInt(), total, webUi));
      }
      LockSupport.parkNanos(POLL.toNanos());
      overview = rest.get("/overview");
    }
  }

  /** Slots of jobs that go on. */
  private int slotsOfOthers() throws LabFailure {
    Set<String> goingOn = new HashSet<>();
    for (JsonNode job : rest.get("/jobs").path("jobs")) {
      if (!ENDING.contains(job.path("status").asText())) {
        goingOn.add(job.path("id").asText());
      }
    }
    int slots = 0;
    for (JsonNode each : rest.get("/taskmanagers").path("taskmanagers")) {
      JsonNode taskManager = rest.get("/taskmanagers/" + each.path("id").asText());
      for (JsonNode slot : taskManager.path("allocatedSlots")) {
        slots += goingOn.contains(slot.path("jobId").asText()) ? 1 : 0;
      }
    }
    return slots;
  }
}

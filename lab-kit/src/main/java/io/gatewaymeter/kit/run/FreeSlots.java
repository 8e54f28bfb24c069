package io.gatewaymeter.kit.run;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.FlinkRest;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** The slots that nothing runs in. For a slot that another job has, Flink waits in silence. */
final class FreeSlots {
  /** A job that has ended gives its slots back a little later. */
  private static final Duration RELEASE = Duration.ofSeconds(8);

  private static final Duration POLL = Duration.ofMillis(20);

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
   * @throws LabFailure if after 8 s another job still has them
   */
  void await(int slots) throws LabFailure {
    long deadline = System.nanoTime() + RELEASE.toNanos();
    JsonNode overview = rest.get("/overview");
    while (overview.path("slots-available").asInt() < slots) {
      if (System.nanoTime() > deadline) {
        throw new LabFailure(
            LabFailure.ENVIRONMENT,
            "This job needs %d slots, and only %d of the cluster's %d are free; cancel what else runs there, in the Web UI at %s."
                .formatted(
                    slots,
                    overview.path("slots-available").asInt(),
                    overview.path("slots-total").asInt(),
                    webUi));
      }
      LockSupport.parkNanos(POLL.toNanos());
      overview = rest.get("/overview");
    }
  }
}

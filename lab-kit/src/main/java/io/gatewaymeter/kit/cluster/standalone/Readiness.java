package io.gatewaymeter.kit.cluster.standalone;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.FlinkRest;
import io.gatewaymeter.kit.cluster.FlinkSettings;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/** Waits until processes that were started do their work. */
final class Readiness {
  private static final Duration PATIENCE = Duration.ofSeconds(90);
  private static final Duration POLL = Duration.ofMillis(100);
  private static final int CONNECT_MS = 1_000;

  private Readiness() {}

  /**
   * Waits until the broker listens and exactly the TaskManagers of a state are registered.
   *
   * @throws LabFailure as soon as one of the processes ends, or after 90 s
   */
  static void await(ClusterFolder folder, ClusterState state) throws LabFailure {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    Set<String> expected =
        state.taskManagers().stream().map(ClusterProcess::name).collect(Collectors.toSet());
    Optional<Set<String>> registered = Optional.empty();
    boolean broker = false;
    while (!broker || !registered.equals(Optional.of(expected))) {
      List<String> dead = state.dead();
      if (!dead.isEmpty() || System.nanoTime() > deadline) {
        throw new LabFailure(
            LabFailure.ENVIRONMENT,
            "The standalone cluster did not start: %s, see %s; check with ./lab doctor that memory and ports are free."
                .formatted(
                    dead.isEmpty()
                        ? "after %d s the broker %s and the JobManager knows %s"
                            .formatted(
                                PATIENCE.toSeconds(),
                                broker ? "listens" : "does not listen",
                                registered.orElse(Set.of()))
                        : ended(folder, dead),
                    folder.logs()));
      }
      LockSupport.parkNanos(POLL.toNanos());
      broker = broker || listens(state.broker());
      registered = registered(state);
    }
  }

  private static String ended(ClusterFolder folder, List<String> dead) {
    String cause = new ProcessLog(folder).lastCause(dead.get(0));
    return String.join(", ", dead)
        + " ended by itself"
        + (cause.isEmpty() ? "" : " (" + cause + ")");
  }

  private static boolean listens(String address) {
    int colon = address.lastIndexOf(':');
    try (Socket socket = new Socket(Proxy.NO_PROXY)) {
      socket.connect(
          new InetSocketAddress(
              address.substring(0, colon), Integer.parseInt(address.substring(colon + 1))),
          CONNECT_MS);
      return true;
    } catch (java.io.IOException e) {
      return false;
    }
  }

  /** The TaskManagers that have offered their slots; empty while REST does not answer. */
  private static Optional<Set<String>> registered(ClusterState state) {
    Set<String> ids = new TreeSet<>();
    try {
      for (JsonNode each : new FlinkRest(state.webUi()).get("/taskmanagers").path("taskmanagers")) {
        if (each.path("slotsNumber").asInt() == FlinkSettings.SLOTS_PER_TASK_MANAGER) {
          ids.add(each.path("id").asText());
        }
      }
      return Optional.of(ids);
    } catch (LabFailure notYet) {
      return Optional.empty();
    }
  }
}

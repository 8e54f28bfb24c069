package io.gatewaymeter.kit.cluster.embedded;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import io.gatewaymeter.kit.cluster.FlinkRest;
import io.gatewaymeter.kit.cluster.FlinkSettings;
import io.gatewaymeter.kit.cluster.Loopback;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import org.apache.flink.configuration.BlobServerOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.CoreOptions;
import org.apache.flink.configuration.RestOptions;
import org.apache.flink.configuration.TaskManagerOptions;
import org.apache.flink.configuration.WebOptions;
import org.apache.flink.runtime.minicluster.MiniCluster;
import org.apache.flink.runtime.minicluster.MiniClusterConfiguration;

/**
 * A Flink session cluster inside this JVM: one JobManager, 4 TaskManagers with 2 slots each, the
 * Web UI on 8081 or the next free port, all on loopback only.
 */
final class EmbeddedFlink implements AutoCloseable {
  /** The course's port first, then the next free one; Flink tries them in order. */
  private static final String WEB_UI_PORTS = "8081-8180";

  private static final Duration REGISTRATION = Duration.ofSeconds(8);
  private static final Duration REGISTRATION_POLL = Duration.ofMillis(10);

  private final MiniCluster cluster;
  private final URI rest;

  /** Which of the TaskManagers that were ever started are left, by MiniCluster's count from 0. */
  private final List<Integer> alive = new ArrayList<>(List.of(0, 1, 2, 3));

  private int started = FlinkSettings.TASK_MANAGERS;

  private EmbeddedFlink(MiniCluster cluster, URI rest) {
    this.cluster = cluster;
    this.rest = rest;
  }

  /**
   * Starts the cluster.
   *
   * @param tmpDir Flink's temporary files
   * @param log the log file that the Web UI shows; standard output is beside it, as {@code .out}
   * @throws LabFailure if it does not start
   */
  static EmbeddedFlink start(Path tmpDir, Path log) throws LabFailure {
    MiniCluster cluster =
        new MiniCluster(
            new MiniClusterConfiguration.Builder()
                .setConfiguration(settings(tmpDir, log))
                .setNumTaskManagers(FlinkSettings.TASK_MANAGERS)
                .setNumSlotsPerTaskManager(FlinkSettings.SLOTS_PER_TASK_MANAGER)
                .setCommonBindAddress(Loopback.ADDRESS)
                .build());
    try {
      cluster.start();
      awaitSlots(cluster, FlinkSettings.TASK_MANAGERS * FlinkSettings.SLOTS_PER_TASK_MANAGER);
      return new EmbeddedFlink(cluster, cluster.getRestAddress().get());
    } catch (Exception e) {
      cluster.closeAsync().completeOnTimeout(null, 3, TimeUnit.SECONDS).join();
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "The embedded Flink cluster did not start ("
              + RootCause.of(e)
              + "); check that a port from "
              + WEB_UI_PORTS
              + " is free on 127.0.0.1 and that the folder "
              + tmpDir
              + " can be written.",
          e);
    }
  }

  private static Configuration settings(Path tmpDir, Path log) {
    return FlinkSettings.shared()
        .set(RestOptions.BIND_PORT, WEB_UI_PORTS)
        .set(BlobServerOptions.STORAGE_DIRECTORY, tmpDir.resolve("blobs").toString())
        .set(CoreOptions.TMP_DIRS, tmpDir.toString())
        .set(WebOptions.TMP_DIR, tmpDir.toString())
        .set(WebOptions.LOG_PATH, log.toString())
        .set(TaskManagerOptions.TASK_MANAGER_LOG_PATH, log.toString());
  }

  URI rest() {
    return rest;
  }

  /** Starts as many TaskManagers as are missing for so many slots. */
  void ensureSlots(int wanted) throws LabFailure {
    while (slots() < wanted) {
      try {
        cluster.startTaskManager();
        alive.add(started++);
        awaitSlots(cluster, slots());
      } catch (Exception e) {
        throw new LabFailure(
            LabFailure.ENVIRONMENT,
            "This job needs "
                + wanted
                + " slots, the embedded cluster has "
                + slots()
                + " and could not start another TaskManager ("
                + RootCause.of(e)
                + "); ask for a lower parallelism.",
            e);
      }
    }
  }

  private int slots() {
    return alive.size() * FlinkSettings.SLOTS_PER_TASK_MANAGER;
  }

  /**
   * Ends a TaskManager. MiniCluster knows it by the order of starting, REST by a random id; what
   * both have is its address, which ends in a number that counts up.
   */
  void killTaskManager(String id) throws LabFailure {
    SortedMap<Integer, String> inOrderOfStart = new TreeMap<>();
    for (JsonNode each : new FlinkRest(rest).get("/taskmanagers").path("taskmanagers")) {
      String address = each.path("path").asText();
      inOrderOfStart.put(
          Integer.valueOf(address.substring(address.lastIndexOf('_') + 1)),
          each.path("id").asText());
    }
    int place = List.copyOf(inOrderOfStart.values()).indexOf(id);
    if (place < 0 || inOrderOfStart.size() != alive.size()) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "The embedded cluster has no TaskManager %s to end; it has %s."
              .formatted(id, inOrderOfStart.values()));
    }
    cluster.terminateTaskManager(alive.remove(place)).join();
  }

  /** A TaskManager that has started offers its slots a little later. */
  private static void awaitSlots(MiniCluster cluster, int slots) throws Exception {
    long deadline = System.nanoTime() + REGISTRATION.toNanos();
    while (cluster.requestClusterOverview().get().getNumSlotsTotal() < slots) {
      if (System.nanoTime() > deadline) {
        throw new TimeoutException(
            "less than " + slots + " slots after " + REGISTRATION.toSeconds() + " s");
      }
      LockSupport.parkNanos(REGISTRATION_POLL.toNanos());
    }
  }

  @Override
  public void close() {
    cluster.closeAsync().join();
  }
}

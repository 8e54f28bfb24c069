package io.gatewaymeter.kit.cluster.standalone;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.cluster.Endpoints;
import io.gatewaymeter.kit.cluster.FlinkSettings;
import io.gatewaymeter.kit.cluster.FlinkVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A cluster of separate JVMs that {@link StandaloneStart} started before. A lab may add and lose
 * TaskManagers; when it closes the cluster, there are as many as it found.
 */
public final class StandaloneCluster implements Cluster {
  private static final int MAX_SLOTS = 32;

  private final ClusterFolder folder;
  private final Launch launch;
  private final Endpoints endpoints;
  private final int taskManagers;

  private StandaloneCluster(ClusterFolder folder, ClusterState state, List<Path> jobJars) {
    this.folder = folder;
    this.launch = new Launch(folder);
    this.endpoints = new Endpoints(state.webUi(), state.broker(), state.broker(), jobJars);
    this.taskManagers = state.taskManagers().size();
  }

  /**
   * Uses the cluster of a folder.
   *
   * @param jobJars what every job of the lab is submitted with
   * @throws LabFailure if none runs there, or one that is not whole or of another Flink
   */
  public static StandaloneCluster attach(ClusterFolder folder, List<Path> jobJars)
      throws LabFailure {
    ClusterState state = folder.exclusively(() -> current(folder));
    FlinkVersion.require(
        state.webUi(), FlinkVersion.BUILT_WITH, "run ./lab cluster stop, then ./lab cluster start");
    return new StandaloneCluster(folder, state, jobJars);
  }

  private static ClusterState current(ClusterFolder folder) throws IOException, LabFailure {
    Optional<ClusterState> state = ClusterState.in(folder).filter(found -> !found.gone());
    if (state.isEmpty() || !state.get().complete()) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "No standalone cluster runs; start one with ./lab cluster start.");
    }
    // A TaskManager that died is replaced when its slots are asked for.
    List<String> dead = state.get().dead();
    Standalone.requireAlive(
        folder,
        state.get(),
        dead.stream().filter(name -> !name.startsWith(ClusterState.TASK_MANAGER)).toList());
    return state.get();
  }

  @Override
  public String name() {
    return "standalone";
  }

  @Override
  public String brokerForLab() {
    return endpoints.brokerForLab();
  }

  @Override
  public Endpoints endpoints() {
    return endpoints;
  }

  @Override
  public void ensureSlots(int slots) throws LabFailure {
    if (slots > MAX_SLOTS) {
      throw new LabFailure(
          LabFailure.USAGE,
          "This job needs %d slots, the standalone cluster has at most %d; ask for a lower parallelism."
              .formatted(slots, MAX_SLOTS));
    }
    int perTaskManager = FlinkSettings.SLOTS_PER_TASK_MANAGER;
    int needed = Math.max(taskManagers, (slots + perTaskManager - 1) / perTaskManager);
    Readiness.await(folder, grow(needed));
  }

  /** Forgets TaskManagers that have ended, and starts as many as are missing. */
  private ClusterState grow(int needed) throws LabFailure {
    return folder.exclusively(
        () -> {
          ClusterState state = current(folder);
          for (ClusterProcess each : state.taskManagers()) {
            state = each.runs() ? state : state.without(each);
          }
          while (state.taskManagers().size() < needed) {
            state = state.with(launch.taskManager(state.taskManagersStarted() + 1));
            state.save(folder);
          }
          state.save(folder);
          return state;
        });
  }

  @Override
  public void killTaskManager(String id) throws LabFailure {
    folder.exclusively(
        () -> {
          ClusterState state = current(folder);
          ClusterProcess named =
              state.taskManagers().stream()
                  .filter(each -> each.name().equals(id) && each.runs())
                  .findFirst()
                  .orElseThrow(
                      () ->
                          new LabFailure(
                              LabFailure.ENVIRONMENT,
                              "The standalone cluster has no TaskManager %s to end; ./lab cluster status lists them."
                                  .formatted(id)));
          named.kill();
          state.without(named).save(folder);
          return null;
        });
  }

  /** Leaves as many TaskManagers as there were, the oldest ones. */
  @Override
  public void close() {
    try {
      ClusterState state = grow(taskManagers);
      List<ClusterProcess> all = state.taskManagers();
      if (all.size() > taskManagers) {
        folder.exclusively(() -> shrink(all.subList(taskManagers, all.size())));
      }
    } catch (LabFailure e) {
      // It has been stopped meanwhile: nothing is left to put right.
    }
  }

  private Void shrink(List<ClusterProcess> surplus) throws IOException, LabFailure {
    ClusterState state = ClusterState.in(folder).orElseThrow();
    for (ClusterProcess each : surplus) {
      each.stop().join();
      state = state.without(each);
      state.save(folder);
    }
    return null;
  }
}

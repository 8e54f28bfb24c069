package io.gatewaymeter.kit.cluster.standalone;

import io.gatewaymeter.kit.LabFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** What is said of, and done to, the standalone cluster of a folder as a whole. */
public final class Standalone {
  private Standalone() {}

  /** What the folder remembers; empty if nothing of it runs any more. */
  public static Optional<ClusterState> find(ClusterFolder folder) throws LabFailure {
    return folder.exclusively(() -> ClusterState.in(folder).filter(state -> !state.gone()));
  }

  /**
   * Ends exactly the processes that the folder remembers, and deletes all but their logs.
   *
   * @return the names of those that still ran
   */
  public static List<String> stop(ClusterFolder folder) throws LabFailure {
    return folder.exclusively(
        () -> {
          ClusterState state = ClusterState.in(folder).orElse(ClusterState.NONE);
          List<String> running =
              state.processes().stream()
                  .filter(ClusterProcess::runs)
                  .map(ClusterProcess::name)
                  .toList();
          end(folder, state);
          return running;
        });
  }

  /**
   * A cluster that can be used. One that was left half-started is ended here, one of which nothing
   * runs any more is forgotten.
   *
   * @throws LabFailure if a part of it has died
   */
  static Optional<ClusterState> usable(ClusterFolder folder) throws IOException, LabFailure {
    ClusterState state = ClusterState.in(folder).orElse(ClusterState.NONE);
    if (state.gone() || !state.complete()) {
      end(folder, state);
      return Optional.empty();
    }
    requireAlive(folder, state, state.dead());
    return Optional.of(state);
  }

  static void requireAlive(ClusterFolder folder, ClusterState state, List<String> dead)
      throws LabFailure {
    if (!dead.isEmpty()) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "The standalone cluster at %s is not whole: %s ended by itself, see %s; run ./lab cluster stop, then ./lab cluster start."
              .formatted(state.webUi(), String.join(", ", dead), folder.logs()));
    }
  }

  /** TaskManagers first: without a JobManager they would wait for it. */
  static void end(ClusterFolder folder, ClusterState state) {
    stop(state.taskManagers());
    stop(state.processes());
    // Whoever was killed while it started a process had no time to remember it.
    folder.processes().forEach(process -> ClusterProcess.stop(process).join());
    try {
      folder.tidy();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void stop(List<ClusterProcess> processes) {
    CompletableFuture.allOf(
            processes.stream().map(ClusterProcess::stop).toArray(CompletableFuture[]::new))
        .join();
  }
}

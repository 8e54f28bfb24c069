package io.gatewaymeter.kit.cluster.standalone;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.FlinkSettings;
import io.gatewaymeter.kit.cluster.Loopback;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** One start of a standalone cluster. Closed before it has come to its end, it leaves nothing. */
public final class StandaloneStart implements AutoCloseable {
  private static final int ATTEMPTS = 3;

  private final ClusterFolder folder;
  private final Launch launch;
  private ClusterState state;
  private boolean closed;

  /** Starts nothing yet. */
  public StandaloneStart(ClusterFolder folder) {
    this.folder = folder;
    this.launch = new Launch(folder);
  }

  /**
   * Starts broker, JobManager and TaskManagers, and waits until they can be used. A cluster that
   * runs in the folder already is left as it is.
   *
   * @return what runs
   * @throws LabFailure if one of them does not start; the others are stopped
   */
  public ClusterState run() throws LabFailure {
    return folder.exclusively(
        () -> {
          Optional<ClusterState> running = Standalone.usable(folder);
          return running.isPresent() ? running.get() : start();
        });
  }

  /** A port that was free a moment ago may be taken when a process comes to listen on it. */
  private ClusterState start() throws IOException, LabFailure {
    ProcessLog log = new ProcessLog(folder);
    for (int attempt = 1; ; attempt++) {
      try {
        return startOnce();
      } catch (LabFailure e) {
        boolean taken =
            log.isPortTaken(ClusterState.JOB_MANAGER) || log.isPortTaken(ClusterState.BROKER);
        if (attempt == ATTEMPTS || !taken || closed()) {
          throw e;
        }
      }
    }
  }

  private synchronized boolean closed() {
    return closed;
  }

  private ClusterState startOnce() throws IOException, LabFailure {
    folder.prepare();
    Ports ports = Ports.choose();
    ClusterFiles.write(folder, ports);
    URI webUi = URI.create("http://" + Loopback.ADDRESS + ":" + ports.rest());
    state = new ClusterState(webUi, Loopback.ADDRESS + ":" + ports.broker(), 0, false, List.of());
    try {
      started(launch::jobManager);
      started(launch::broker);
      Readiness.await(folder, state);
      // Two at a time: six JVMs that start at once on two cores are in each other's way.
      for (int number = 1; number <= FlinkSettings.TASK_MANAGERS; number++) {
        int next = number;
        started(() -> launch.taskManager(next));
        if (number % 2 == 0) {
          Readiness.await(folder, state);
        }
      }
      return complete();
    } catch (IOException | LabFailure | RuntimeException e) {
      Standalone.end(folder, state);
      throw e;
    }
  }

  private interface One {
    ClusterProcess start() throws IOException;
  }

  /** Remembers each process as soon as it is there: whoever is killed now leaves a trace of it. */
  private synchronized void started(One process) throws IOException {
    if (closed) {
      throw new IOException("interrupted while it started");
    }
    state = state.with(process.start());
    state.save(folder);
  }

  private synchronized ClusterState complete() throws IOException {
    state = state.completed();
    state.save(folder);
    return state;
  }

  @Override
  public synchronized void close() {
    closed = true;
    if (state != null && !state.complete()) {
      Standalone.end(folder, state);
    }
  }
}

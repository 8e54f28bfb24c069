package io.gatewaymeter.kit.cluster.standalone;

import com.fasterxml.jackson.core.JacksonException;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A standalone cluster as its folder remembers it. It may be out of date: only a process can say
 * whether it still runs.
 *
 * @param webUi Flink's REST and Web UI
 * @param broker {@code host:port}
 * @param taskManagersStarted how many ever were: no number is given twice, so that neither Flink
 *     nor a log takes a new one for an old one
 * @param complete whether its start came to its end; if not, somebody killed it half-way
 * @param processes in the order in which they were started
 */
public record ClusterState(
    URI webUi,
    String broker,
    int taskManagersStarted,
    boolean complete,
    List<ClusterProcess> processes) {
  /** Nothing is remembered. */
  static final ClusterState NONE = new ClusterState(null, null, 0, false, List.of());

  static final String BROKER = "broker";
  static final String JOB_MANAGER = "jobmanager";
  static final String TASK_MANAGER = "taskmanager-";

  /** What a folder remembers; empty if no cluster was started there, or it was stopped. */
  static Optional<ClusterState> in(ClusterFolder folder) throws IOException, LabFailure {
    Path file = folder.stateFile();
    try {
      return Files.exists(file)
          ? Optional.of(Json.MAPPER.readValue(Files.readAllBytes(file), ClusterState.class))
          : Optional.empty();
    } catch (JacksonException e) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "%s does not say which processes a cluster has (%s); end those that still run by hand, and delete that file."
              .formatted(file, RootCause.of(e)),
          e);
    }
  }

  /** Remembers it, as a whole or not at all. */
  void save(ClusterFolder folder) throws IOException {
    Path half = folder.stateFile().resolveSibling("cluster.json.tmp");
    Files.write(half, Json.MAPPER.writeValueAsBytes(this));
    Files.move(
        half,
        folder.stateFile(),
        StandardCopyOption.REPLACE_EXISTING,
        StandardCopyOption.ATOMIC_MOVE);
  }

  ClusterState with(ClusterProcess another) {
    List<ClusterProcess> more = new ArrayList<>(processes);
    more.add(another);
    int started = taskManagersStarted + (another.name().startsWith(TASK_MANAGER) ? 1 : 0);
    return new ClusterState(webUi, broker, started, complete, List.copyOf(more));
  }

  ClusterState without(ClusterProcess one) {
    return new ClusterState(
        webUi,
        broker,
        taskManagersStarted,
        complete,
        processes.stream().filter(each -> !each.equals(one)).toList());
  }

  ClusterState completed() {
    return new ClusterState(webUi, broker, taskManagersStarted, true, processes);
  }

  /** Names of processes that have ended although nobody stopped them. */
  public List<String> dead() {
    return processes.stream().filter(each -> !each.runs()).map(ClusterProcess::name).toList();
  }

  /** Whether nothing of it runs any more, as after the machine was switched off. */
  boolean gone() {
    return dead().size() == processes.size();
  }

  /** The TaskManagers, the oldest first. */
  List<ClusterProcess> taskManagers() {
    return processes.stream().filter(each -> each.name().startsWith(TASK_MANAGER)).toList();
  }
}

package io.gatewaymeter.kit.run;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.FlinkRest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apache.flink.api.common.JobStatus;

/** Reads jobs from Flink's REST. */
final class JobReader {
  /** The tree that REST draws around operator names: {@code : +- records: Writer}. */
  private static final Pattern TREE = Pattern.compile("^[:+\\- ]*(Source: )?");

  private final FlinkRest rest;

  JobReader(FlinkRest rest) {
    this.rest = rest;
  }

  /** Whether a job has finished and every count of it is complete. */
  boolean isFinal(String job) throws LabFailure {
    JsonNode answer = rest.get("/jobs/" + job);
    boolean complete = "FINISHED".equals(answer.path("state").asText());
    for (JsonNode vertex : answer.path("vertices")) {
      complete &=
          vertex.at("/metrics/read-records-complete").asBoolean()
              && vertex.at("/metrics/write-records-complete").asBoolean();
    }
    return complete;
  }

  /**
   * Whether a job has come to its end, well or not: asked of the JobManager, not of REST's copy.
   */
  boolean hasEnded(String job) throws LabFailure {
    return status(job).isGloballyTerminalState();
  }

  /** The job's state: asked of the JobManager, not of REST's copy. */
  JobStatus status(String job) throws LabFailure {
    return JobStatus.valueOf(rest.get("/jobs/" + job + "/status").path("status").asText());
  }

  /** The job's state, as {@code RUNNING}. */
  String state(String job) throws LabFailure {
    return rest.get("/jobs/" + job).path("state").asText();
  }

  /** All subtasks of all boxes. */
  List<Task> tasks(String job) throws LabFailure {
    List<Task> tasks = new ArrayList<>();
    for (JsonNode vertex : rest.get("/jobs/" + job).path("vertices")) {
      String box = vertex.path("name").asText();
      String path = "/jobs/" + job + "/vertices/" + vertex.path("id").asText();
      for (JsonNode subtask : rest.get(path).path("subtasks")) {
        tasks.add(
            new Task(
                box,
                subtask.path("subtask").asInt(),
                subtask.path("attempt").asInt(),
                subtask.path("status").asText(),
                subtask.path("taskmanager-id").asText()));
      }
    }
    return tasks;
  }

  /** The job with its boxes, edges and counts. */
  JobView view(String job) throws LabFailure {
    JsonNode answer = rest.get("/jobs/" + job);
    JsonNode nodes = rest.get("/jobs/" + job + "/plan").at("/plan/nodes");
    Map<String, List<String>> operators = new HashMap<>();
    List<JobView.Edge> edges = new ArrayList<>();
    for (JsonNode node : nodes) {
      String id = node.path("id").asText();
      operators.put(id, operators(node.path("description").asText()));
      for (JsonNode input : node.path("inputs")) {
        edges.add(
            new JobView.Edge(input.path("id").asText(), id, input.path("ship_strategy").asText()));
      }
    }
    Map<String, JsonNode> vertices = new TreeMap<>();
    for (JsonNode vertex : answer.path("vertices")) {
      vertices.put(vertex.path("id").asText(), vertex);
    }
    // Flink names slot sharing groups anew on every run: number them instead.
    List<String> groups = new ArrayList<>();
    List<JobView.Box> boxes = new ArrayList<>();
    for (String id : sourcesFirst(vertices.keySet(), edges)) {
      String group = vertices.get(id).path("slotSharingGroupId").asText();
      if (!groups.contains(group)) {
        groups.add(group);
      }
      boxes.add(box(job, vertices.get(id), operators.get(id), groups.indexOf(group)));
    }
    return new JobView(job, List.copyOf(boxes), List.copyOf(edges));
  }

  private JobView.Box box(String job, JsonNode vertex, List<String> operators, int group)
      throws LabFailure {
    String id = vertex.path("id").asText();
    List<Long> perSubtask = new ArrayList<>();
    for (JsonNode subtask : rest.get("/jobs/" + job + "/vertices/" + id).path("subtasks")) {
      perSubtask.add(subtask.at("/metrics/read-records").asLong());
    }
    return new JobView.Box(
        id,
        vertex.path("name").asText(),
        operators,
        vertex.path("parallelism").asInt(),
        vertex.path("maxParallelism").asInt(),
        group,
        vertex.at("/metrics/read-records").asLong(),
        vertex.at("/metrics/write-records").asLong(),
        List.copyOf(perSubtask));
  }

  private static List<String> operators(String description) {
    List<String> names = new ArrayList<>();
    for (String line : description.split("<br/>")) {
      names.add(TREE.matcher(line).replaceFirst(""));
    }
    return List.copyOf(names);
  }

  /** Each vertex after all that it reads from; REST gives no order. */
  private static List<String> sourcesFirst(Set<String> vertices, List<JobView.Edge> edges) {
    Set<String> ordered = new LinkedHashSet<>();
    while (ordered.size() < vertices.size()) {
      List<String> ready =
          vertices.stream()
              .filter(vertex -> !ordered.contains(vertex))
              .filter(
                  vertex ->
                      edges.stream()
                          .filter(edge -> edge.to().equals(vertex))
                          .allMatch(edge -> ordered.contains(edge.from())))
              .toList();
      if (ready.isEmpty()) {
        throw new IllegalStateException("A job graph with a circle: " + edges);
      }
      ordered.addAll(ready);
    }
    return List.copyOf(ordered);
  }
}

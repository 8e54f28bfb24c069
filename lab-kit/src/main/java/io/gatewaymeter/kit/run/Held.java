package io.gatewaymeter.kit.run;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.FlinkRest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A job that has read its slice and idles: what can be read only while a job runs. A bounded job
 * ends too soon for it and leaves none of it.
 */
public final class Held {
  /** A watermark of which Flink says that none has come yet. */
  private static final long NO_WATERMARK = Long.MIN_VALUE;

  /** What REST says in place of a TaskManager's id. */
  private static final String UNASSIGNED = "(unassigned)";

  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final Duration POLL = Duration.ofMillis(25);

  private static final Pattern PARTITION_METRIC =
      Pattern.compile(".*KafkaSourceReader\\.topic\\..*\\.partition\\.(\\d+)\\.currentOffset");

  private final FlinkRest rest;
  private final JobView job;
  private final Slice input;

  Held(FlinkRest rest, JobView job, Slice input) {
    this.rest = rest;
    this.job = job;
    this.input = input;
  }

  /** The job's boxes and edges; its counts are not final. */
  public JobView job() {
    return job;
  }

  /**
   * A TaskManager and its slots.
   *
   * @param id as REST and the Web UI name it, another one on every start
   * @param slots how many it has
   * @param slotsUsed how many of them this job holds
   */
  public record TaskManager(String id, int slots, int slotsUsed) {}

  /** The cluster's TaskManagers, the busiest first. */
  public List<TaskManager> taskManagers() throws LabFailure {
    List<TaskManager> result = new ArrayList<>();
    for (JsonNode each : rest.get("/taskmanagers").path("taskmanagers")) {
      String id = each.path("id").asText();
      JsonNode taskManager = rest.get("/taskmanagers/" + id);
      int used = 0;
      // A slot of a job that has just ended may not be given back yet.
      for (JsonNode slot : taskManager.path("allocatedSlots")) {
        used += slot.path("jobId").asText().equals(job.id()) ? 1 : 0;
      }
      result.add(new TaskManager(id, taskManager.path("slotsNumber").asInt(), used));
    }
    result.sort(
        Comparator.comparingInt(TaskManager::slotsUsed).reversed().thenComparing(TaskManager::id));
    return result;
  }

  /**
   * Which TaskManager runs each subtask of a box: the TaskManager's id of subtask 0, 1, … REST
   * answers from a copy of the job, in which a subtask may not have a place yet: asks until it has.
   *
   * @return after 10 s perhaps {@code (unassigned)} for some
   */
  public List<String> taskManagersOf(JobView.Box box) throws LabFailure {
    return until(ids -> !ids.contains(UNASSIGNED), () -> placesOf(box));
  }

  private List<String> placesOf(JobView.Box box) throws LabFailure {
    List<String> ids = new ArrayList<>();
    for (JsonNode subtask : rest.get(path(box)).path("subtasks")) {
      ids.add(subtask.path("taskmanager-id").asText());
    }
    return ids;
  }

  /**
   * The Kafka partitions of each subtask of the source's box: of reader 0, 1, … Waits until every
   * partition of the topic has a reader: REST learns of the readers one after the other.
   */
  public List<List<Integer>> partitionsOfReaders(JobView.Box source) throws LabFailure {
    int partitions = input.from().size();
    return until(
        readers -> readers.stream().mapToInt(List::size).sum() >= partitions,
        () -> readers(source));
  }

  private List<List<Integer>> readers(JobView.Box source) throws LabFailure {
    List<List<Integer>> readers = new ArrayList<>();
    for (int subtask = 0; subtask < source.parallelism(); subtask++) {
      List<Integer> partitions = new ArrayList<>();
      for (JsonNode metric : rest.get(path(source) + "/subtasks/" + subtask + "/metrics")) {
        Matcher name = PARTITION_METRIC.matcher(metric.path("id").asText());
        if (name.matches()) {
          partitions.add(Integer.valueOf(name.group(1)));
        }
      }
      partitions.sort(null);
      readers.add(List.copyOf(partitions));
    }
    return readers;
  }

  /**
   * The watermark of a box: the lowest of its subtasks.
   *
   * @return epoch milliseconds; empty while no watermark has come to one of the subtasks
   */
  public OptionalLong watermark(JobView.Box box) throws LabFailure {
    TreeMap<Long, String> marks = new TreeMap<>();
    for (JsonNode mark : rest.get(path(box) + "/watermarks")) {
      marks.put(mark.path("value").asLong(), mark.path("id").asText());
    }
    return marks.isEmpty() || marks.firstKey() == NO_WATERMARK
        ? OptionalLong.empty()
        : OptionalLong.of(marks.firstKey());
  }

  /**
   * The watermark that each subtask of an operator has handed on: of subtask 0, 1, …
   *
   * @param operator as metrics name it, {@code parse}
   * @return epoch milliseconds each; empty while the subtask has handed on none
   */
  public List<OptionalLong> watermarksOut(JobView.Box box, String operator) throws LabFailure {
    List<OptionalLong> marks = new ArrayList<>();
    for (int subtask = 0; subtask < box.parallelism(); subtask++) {
      String metric = subtask + "." + operator + ".currentOutputWatermark";
      JsonNode answer = rest.get(path(box) + "/metrics?get=" + metric);
      long mark = answer.path(0).path("value").asLong(NO_WATERMARK);
      marks.add(mark == NO_WATERMARK ? OptionalLong.empty() : OptionalLong.of(mark));
    }
    return marks;
  }

  /** Looks at something of a held job. */
  public interface Look<T> {
    T look() throws LabFailure;
  }

  /**
   * Looks until it sees what is expected, or 10 s are over. Never until what it sees is stable:
   * what has not begun to move is stable, too.
   *
   * @return what it saw last
   */
  public <T> T await(T expected, Look<T> at) throws LabFailure {
    return until(expected::equals, at);
  }

  private static <T> T until(Predicate<T> seenEnough, Look<T> at) throws LabFailure {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    T seen = at.look();
    while (!seenEnough.test(seen) && System.nanoTime() < deadline) {
      LockSupport.parkNanos(POLL.toNanos());
      seen = at.look();
    }
    return seen;
  }

  /**
   * A count of one operator, summed over the subtasks of its box, as Flink last fetched it.
   *
   * @param metric as {@code assemble.numRecordsIn}
   * @return 0 while Flink has not fetched it
   */
  public long sum(JobView.Box box, String metric) throws LabFailure {
    JsonNode answer = rest.get(path(box) + "/subtasks/metrics?agg=sum&get=" + metric);
    return answer.path(0).path("sum").asLong();
  }

  private String path(JobView.Box box) {
    return "/jobs/" + job.id() + "/vertices/" + box.id();
  }
}

package io.gatewaymeter.parallelism;

import com.fasterxml.jackson.core.type.TypeReference;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.lab.EventSetView;
import io.gatewaymeter.parallelism.ParallelismRun.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Evidence of a made-up run in which all is well: three requests with two events each. */
final class Sample {
  private static final List<String> IDS = List.of("r-0aa0", "r-4f1a", "r-9c02");
  private static final int PARTITIONS = 8;

  private Sample() {}

  static ParallelismEvidence evidence() {
    return evidence(UnaryOperator.identity());
  }

  /** As {@link #evidence()}, with every run changed. */
  static ParallelismEvidence evidence(UnaryOperator<ParallelismRun> change) {
    List<ParallelismRun> runs = new ArrayList<>();
    for (int parallelism : List.of(1, 2, 4, 8)) {
      runs.add(change.apply(run(Variant.of(parallelism))));
    }
    runs.add(change.apply(run(new Variant(4, 10, false))));
    runs.add(change.apply(run(new Variant(4, 10, true))));
    return evidence(runs);
  }

  /** As if the lab had been told {@code --parallelism 4}. */
  static ParallelismEvidence oneParallelism() {
    List<ParallelismRun> runs = evidence().runs();
    return evidence(List.of(runs.get(2), runs.get(4), runs.get(5)));
  }

  /** Evidence that follows other requests. */
  static ParallelismEvidence withNamed(ParallelismEvidence evidence, List<String> named) {
    return evidence(evidence.runs(), named);
  }

  private static ParallelismEvidence evidence(List<ParallelismRun> runs) {
    return evidence(runs, IDS);
  }

  private static ParallelismEvidence evidence(List<ParallelismRun> runs, List<String> named) {
    SortedMap<Integer, Long> latest = new TreeMap<>();
    IntStream.range(0, PARTITIONS).forEach(partition -> latest.put(partition, latest(partition)));
    return new ParallelismEvidence(
        "2.4",
        "embedded",
        "2.3.0",
        "0123456789abcdef",
        new EventSetView("six-events", 1, 3, 6),
        "gateway-events",
        PARTITIONS,
        6,
        3,
        5_000,
        latest,
        named,
        runs);
  }

  private static long latest(int partition) {
    return 1_000_000 + 1_000L * partition;
  }

  private static ParallelismRun run(Variant variant) {
    SortedMap<String, Integer> subtasks = new TreeMap<>();
    SortedMap<String, Integer> keyGroups = new TreeMap<>();
    Long[] counts = new Long[variant.parallelism()];
    Arrays.fill(counts, 0L);
    for (String id : IDS) {
      int keyGroup = KeyGroups.of(id, 128);
      int subtask = keyGroup * variant.parallelism() / 128;
      keyGroups.put(id, keyGroup);
      subtasks.put(id, subtask);
      counts[subtask] += 2;
    }
    List<Reader> readers = new ArrayList<>();
    List<Integer> idle = new ArrayList<>();
    for (int reader = 0; reader < variant.sourceParallelism(); reader++) {
      List<Integer> partitions = new ArrayList<>();
      for (int partition = reader;
          partition < PARTITIONS;
          partition += variant.sourceParallelism()) {
        partitions.add(partition);
      }
      if (partitions.isEmpty()) {
        idle.add(reader);
      }
      readers.add(
          new Reader(
              reader,
              partitions,
              partitions.isEmpty()
                  ? Watermark.NONE
                  : new Watermark(latest(partitions.get(0)) - 5_001)));
    }
    return new ParallelismRun(
        "job",
        variant,
        variant.parallelism(),
        variant.sourceParallelism(),
        128,
        3,
        true,
        List.of(counts),
        List.of(counts),
        true,
        new TreeMap<>(),
        subtasks,
        keyGroups,
        5,
        10,
        variant.slots(),
        readers,
        idle,
        idle.isEmpty()
            ? new Watermark(latest(0) - 5_001)
            : variant.withIdleness() ? new Watermark(latest(7) - 5_001) : Watermark.NONE);
  }

  /**
   * A run in which one field is another.
   *
   * @param field as it is named in JSON
   */
  static ParallelismRun with(ParallelismRun run, String field, Object value) {
    Map<String, Object> json = Json.MAPPER.convertValue(run, new TypeReference<>() {});
    json.put(field, value);
    return Json.MAPPER.convertValue(json, ParallelismRun.class);
  }
}

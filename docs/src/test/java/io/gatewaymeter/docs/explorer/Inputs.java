package io.gatewaymeter.docs.explorer;

import io.gatewaymeter.docs.explorer.Facts.Job;
import io.gatewaymeter.kafka.Topics;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.apache.flink.runtime.state.KeyGroupRangeAssignment;

/** What the scripts are tried on: the same each time. */
final class Inputs {
  /** The one hash that Flink mixes to the smallest int, which has no absolute value. */
  private static final int MIXES_TO_THE_SMALLEST = -2_089_875_627;

  private Inputs() {}

  static List<String> ids() {
    return SeededIds.of(1, 10_000);
  }

  static List<Integer> subtasks(Job job) {
    return IntStream.range(0, job.parallelism()).boxed().toList();
  }

  static List<Integer> hashes() {
    List<Integer> hashes = new ArrayList<>(List.of(0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE));
    hashes.add(MIXES_TO_THE_SMALLEST);
    new Random(2).ints(10_000).forEach(hashes::add);
    return hashes;
  }

  static List<Integer> parallelisms() {
    return IntStream.rangeClosed(1, KeyGroupRangeAssignment.UPPER_BOUND_MAX_PARALLELISM)
        .boxed()
        .toList();
  }

  static List<String> topics() {
    List<String> topics = new ArrayList<>(List.of(Topics.GATEWAY_EVENTS, "a", "request-records"));
    new Random(3).ints(1_000).forEach(number -> topics.add("topic." + number));
    return topics;
  }
}

package io.gatewaymeter.docs.tables;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What was seen of a method.
 *
 * @param shipStrategy the plan's word for the way to the receivers; empty where they are chained to
 *     the senders, or the graph was refused
 * @param arrivals of its last run; empty where the graph was refused
 */
record TrialRun(Trial trial, String shipStrategy, List<Received> arrivals) {

  /** Whether Flink did not even build the graph. */
  boolean refused() {
    return arrivals.isEmpty();
  }

  /** To which subtask each sender's events went, by their turns. */
  Set<List<Integer>> subtasks() {
    return arrivals.stream()
        .map(each -> List.of(each.sent().sender(), each.sent().turn(), each.subtask()))
        .collect(Collectors.toSet());
  }

  /** The sender of an event. */
  int sender(long ts) {
    return of(ts).get(0).sent().sender();
  }

  /** The Kafka partition of an event. */
  int partition(long ts) {
    return of(ts).get(0).sent().partition();
  }

  /** Where an event goes, with letters for what is random. */
  String cell(long ts) {
    if (refused()) {
      return "refused";
    }
    List<Received> copies = of(ts);
    Sent sent = copies.get(0).sent();
    int turn = sent.turn() % trial.receivers();
    return switch (trial.method().chance()) {
      case NONE -> subtasks(copies);
      case START -> "s" + sent.sender() + (turn == 0 ? "" : " + " + turn);
      case EACH_RECORD -> "any";
    };
  }

  /**
   * How many requests have all their events in one subtask. Only a subtask that is random for each
   * record leaves it to chance.
   */
  String met() {
    if (refused()) {
      return "-";
    }
    if (trial.method().chance() == Redistribution.Chance.EACH_RECORD) {
      return "by chance";
    }
    return String.valueOf(
        arrivals.stream()
            .collect(
                Collectors.groupingBy(
                    arrival -> arrival.sent().requestId(),
                    Collectors.mapping(arrival -> cell(arrival.sent().ts()), Collectors.toSet())))
            .values()
            .stream()
            .filter(cells -> cells.size() == 1)
            .count());
  }

  private List<Received> of(long ts) {
    return arrivals.stream().filter(arrival -> arrival.sent().ts() == ts).toList();
  }

  private String subtasks(List<Received> copies) {
    List<Integer> subtasks = copies.stream().map(Received::subtask).sorted().toList();
    return subtasks.equals(IntStream.range(0, trial.receivers()).boxed().toList())
        ? "all"
        : subtasks.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}

package io.gatewaymeter.replay;

import io.gatewaymeter.event.EventType;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Line;
import io.gatewaymeter.kit.eventset.Meaning;
import io.gatewaymeter.kit.eventset.Placement;
import io.gatewaymeter.kit.run.Start;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Partitions, readers with positions, and a state for each reader: the experiment acted out step by
 * step, where {@link KillPrediction} works with what is left of it.
 */
final class ToyCluster {
  final List<String> written = new ArrayList<>();

  private final EventSet set;
  private final int readers;
  private final List<List<Line>> partitions = new ArrayList<>();
  private final Map<Integer, Integer> first = new HashMap<>();
  private final Map<Integer, Integer> position = new HashMap<>();
  private final Map<Integer, Set<String>> stateOfReader = new HashMap<>();

  ToyCluster(EventSet set, int readers) {
    this.set = set;
    this.readers = readers;
    for (int partition = 0; partition < set.partitions(); partition++) {
      partitions.add(new ArrayList<>());
    }
  }

  /** A new job: its source works its start offsets out. */
  void submit(Start start) {
    stateOfReader.clear();
    for (int partition = 0; partition < partitions.size(); partition++) {
      int offset = start == Start.EARLIEST ? 0 : partitions.get(partition).size();
      first.put(partition, offset);
      position.put(partition, offset);
    }
  }

  void publish(EventSet part) {
    part.lines()
        .forEach(line -> partitions.get(Placement.partition(line, set.partitions())).add(line));
  }

  /** All readers read on, partition after partition. */
  void read() {
    for (int partition = 0; partition < partitions.size(); partition++) {
      List<Line> log = partitions.get(partition);
      Set<String> open = stateOfReader.computeIfAbsent(reader(partition), r -> new HashSet<>());
      for (Line line : log.subList(position.get(partition), log.size())) {
        if (line.meaning() instanceof Meaning.Good event) {
          pair(event, open);
        }
      }
      position.put(partition, log.size());
    }
  }

  private void pair(Meaning.Good event, Set<String> open) {
    switch (event.eventType()) {
      case EventType.REQUEST_STARTED -> open.add(event.requestId());
      case EventType.REQUEST_COMPLETED -> {
        if (open.remove(event.requestId())) {
          written.add(event.requestId());
        }
      }
      default -> {
        // Pairs nothing.
      }
    }
  }

  /** These readers begin again: at their first offsets, with nothing. */
  List<String> restart(List<Integer> lost) {
    List<String> openLost = new ArrayList<>();
    for (int partition = 0; partition < partitions.size(); partition++) {
      if (lost.contains(reader(partition))) {
        position.put(partition, first.get(partition));
      }
    }
    lost.forEach(
        reader -> {
          Set<String> state = stateOfReader.remove(reader);
          openLost.addAll(state == null ? Set.of() : state);
        });
    return openLost.stream().sorted().toList();
  }

  private int reader(int partition) {
    return Placement.reader(set.topic(), partition, readers);
  }
}

package io.gatewaymeter.kit.eventset;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Lines in the order in which they reach the topic; that is not always the order of their ts. */
final class Timeline {
  /** Where every set begins, in epoch milliseconds. */
  static final long BEGIN = 1_788_220_800_000L;

  private record Arrival(long at, Line line) {}

  private final List<Arrival> arrivals = new ArrayList<>();

  /** Adds a line that arrives when it happens. */
  void add(Line line) {
    add(line.timestamp(), line);
  }

  /** Adds lines that arrive when they happen. */
  void addAll(List<Line> lines) {
    lines.forEach(this::add);
  }

  /**
   * Adds a line that arrives at a time in epoch milliseconds, after what was added for the same.
   */
  void add(long at, Line line) {
    arrivals.add(new Arrival(at, line));
  }

  /** All lines in order, each malformed one with the timestamp of the line before it. */
  List<Line> lines() {
    arrivals.sort(Comparator.comparingLong(Arrival::at));
    List<Line> lines = new ArrayList<>(arrivals.size());
    long timestamp = BEGIN;
    for (Arrival arrival : arrivals) {
      Line line = arrival.line();
      if (line.meaning() instanceof Meaning.Bad) {
        line = new Line(line.key(), line.value(), timestamp, line.meaning());
      }
      timestamp = line.timestamp();
      lines.add(line);
    }
    return lines;
  }
}

package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.LabFailure;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.csv.CSVRecord;

/** What people have marked so far: the lines that somebody has written points into. */
final class Marks {
  static final Marks NONE = new Marks(Map.of());

  private final Map<String, MarkRow> byId;
  private final Map<String, MarkRow> byPlace = new HashMap<>();

  private Marks(Map<String, MarkRow> byId) {
    this.byId = byId;
    byId.forEach((id, row) -> byPlace.put(MarkRow.place(id), row));
  }

  /**
   * Reads a filled {@code manual-queue.csv}.
   *
   * @throws LabFailure if it is none
   */
  static Marks read(Path file) throws LabFailure {
    Map<String, MarkRow> byId = new LinkedHashMap<>();
    for (CSVRecord line : Csv.read(file, MarkRow.ID)) {
      MarkRow row = MarkRow.read(line);
      if (!row.points().isEmpty()) {
        byId.put(row.id(), row);
      }
    }
    return new Marks(byId);
  }

  /** These and others, which count where both have one. */
  Marks with(Marks others) {
    Map<String, MarkRow> both = new LinkedHashMap<>(byId);
    both.putAll(others.byId);
    return new Marks(both);
  }

  boolean isEmpty() {
    return byId.isEmpty();
  }

  /** What was written down for exactly this text; empty if nothing was. */
  String pointsOf(String id) {
    return Optional.ofNullable(byId.get(id)).map(MarkRow::points).orElse("");
  }

  /** What was written down for any text in a place; empty if nothing was. */
  String pointsAt(String place) {
    return Optional.ofNullable(byPlace.get(place)).map(MarkRow::points).orElse("");
  }

  /** Marks of answers that are not there now: they are kept, for they may come back. */
  List<MarkRow> elsewhere(Set<String> places) {
    return byId.values().stream().filter(row -> !places.contains(MarkRow.place(row.id()))).toList();
  }
}

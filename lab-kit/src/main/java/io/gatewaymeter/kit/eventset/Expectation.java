package io.gatewaymeter.kit.eventset;

import io.gatewaymeter.event.EventType;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Works out from the meaning of a set's lines what a correct job makes of them. */
final class Expectation {
  /** What is known of one request so far. */
  private static final class Life {
    boolean open;
    long completions;
    long records;
    long unmatched;
  }

  private final SortedMap<String, Life> lives = new TreeMap<>();
  private final SortedMap<String, Long> malformedByReason = new TreeMap<>();
  private final List<String> recordIds = new ArrayList<>();
  private final List<String> before = new ArrayList<>();
  private final List<String> without = new ArrayList<>();
  private final List<String> duplicateCompletion = new ArrayList<>();
  private final List<String> duplicateStart = new ArrayList<>();
  private final List<String> neverCompleted = new ArrayList<>();
  private long parsed;
  private long malformed;
  private long starts;
  private long completions;
  private long open;

  private Expectation() {}

  static Ledger of(List<Line> lines) {
    Expectation expectation = new Expectation();
    lines.forEach(line -> expectation.line(line.meaning()));
    expectation.lives.forEach(expectation::end);
    return expectation.ledger(lines.size());
  }

  private void line(Meaning meaning) {
    if (meaning instanceof Meaning.Bad bad) {
      malformed++;
      malformedByReason.merge(bad.reason().wireName(), 1L, Long::sum);
    } else if (meaning instanceof Meaning.Good good) {
      parsed++;
      switch (good.eventType()) {
        case EventType.REQUEST_STARTED -> start(good.requestId());
        case EventType.REQUEST_COMPLETED -> completion(good.requestId());
        default -> {
          // The other types do not pair.
        }
      }
    }
  }

  private void start(String id) {
    starts++;
    Life life = life(id);
    if (life.open) {
      duplicateStart.add(id);
    }
    life.open = true;
    // The completions that waited for a start have one now: they came before it.
    for (; life.unmatched > 0; life.unmatched--) {
      before.add(id);
    }
  }

  private void completion(String id) {
    completions++;
    Life life = life(id);
    life.completions++;
    if (life.open) {
      life.open = false;
      life.records++;
      recordIds.add(id);
    } else if (life.records > 0) {
      duplicateCompletion.add(id);
    } else {
      life.unmatched++;
    }
  }

  private Life life(String id) {
    return lives.computeIfAbsent(id, first -> new Life());
  }

  private void end(String id, Life life) {
    for (; life.unmatched > 0; life.unmatched--) {
      without.add(id);
    }
    if (life.open) {
      open++;
      if (life.completions == 0) {
        neverCompleted.add(id);
      }
    }
  }

  private Ledger ledger(long events) {
    return new Ledger(
        events,
        parsed,
        malformed,
        malformedByReason,
        starts,
        completions,
        recordIds.size(),
        before,
        without,
        duplicateCompletion,
        duplicateStart,
        neverCompleted,
        open,
        List.of(),
        recordIds);
  }
}

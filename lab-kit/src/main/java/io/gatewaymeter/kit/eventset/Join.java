package io.gatewaymeter.kit.eventset;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.request.OpenRequest;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Joins what a job reported as unpaired with the events at those places. It takes the job's word
 * for which events paired, and never pairs by itself: a job that loses or doubles something must
 * not look whole. Where the input refutes the job's word, that is a contradiction.
 *
 * <p>The events of one request stand in one partition, in their order.
 */
final class Join {
  private static final Comparator<Event> BY_PLACE =
      Comparator.comparingInt(Event::partition).thenComparingLong(Event::offset);

  final List<String> before = new ArrayList<>();
  final List<String> without = new ArrayList<>();
  final List<String> duplicateCompletion = new ArrayList<>();
  final List<String> duplicateStart = new ArrayList<>();
  final List<String> neverCompleted = new ArrayList<>();
  final List<String> contradictions = new ArrayList<>();
  long open;

  private final Map<Place, Unpaired> reports = new HashMap<>();

  Join(List<Unpaired> unpaired) {
    for (Unpaired report : unpaired) {
      Place place = new Place(report.partition(), report.offset());
      if (reports.putIfAbsent(place, report) != null) {
        refute(report, "was reported before");
      }
    }
  }

  /** Takes in one request: all its starts and completions, and all its records. */
  void request(String id, List<Event> events, List<RequestRecord> records) {
    events.sort(BY_PLACE);
    List<RequestRecord> owed = new ArrayList<>();
    Event start = null; // the latest one, unless a completion has used it
    boolean paired = false;
    int kept = 0; // starts that no other start replaced
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      Unpaired report = reports.remove(new Place(event.partition(), event.offset()));
      if (report != null && !isOf(event, report)) {
        refute(report, "is another event");
      } else if (event.isStart()) {
        if (report == null) {
          kept++;
        } else {
          duplicateStart.add(id);
          refuteIf(start == null, report, "found no open start");
        }
        start = event;
      } else if (report == null) {
        if (start != null) {
          owed.add(RequestRecord.of(OpenRequest.of(start), event));
        }
        start = null;
        paired = true;
      } else {
        refuteIf(start != null, report, "found an open start");
        boolean startFollows = events.stream().skip(i).anyMatch(Event::isStart);
        (paired ? duplicateCompletion : startFollows ? before : without).add(id);
      }
    }
    if (kept > records.size()) {
      open++;
      if (events.stream().noneMatch(Event::isCompletion)) {
        neverCompleted.add(id);
      }
    }
    for (RequestRecord made : records) {
      if (!owed.remove(made)) {
        contradictions.add("a record of " + id + " fits no pair of its events, or is a second one");
      }
    }
  }

  /** Ends the join, after the last request. */
  void end() {
    reports.values().forEach(report -> refute(report, "is no start and no completion"));
  }

  private static boolean isOf(Event event, Unpaired report) {
    return report.requestId().equals(event.requestId())
        && event.isStart() == (report.kind() == Unpaired.Kind.START_OVER_OPEN_START);
  }

  private void refuteIf(boolean refuted, Unpaired report, String why) {
    if (refuted) {
      refute(report, why);
    }
  }

  private void refute(Unpaired report, String why) {
    Place place = new Place(report.partition(), report.offset());
    contradictions.add(
        "%s of %s at %s %s".formatted(report.kind().wireName(), report.requestId(), place, why));
  }
}

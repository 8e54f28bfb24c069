package io.gatewaymeter.kit.eventset;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.EventParser;
import io.gatewaymeter.event.Parsed;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.event.Rejection;
import io.gatewaymeter.request.RequestAssembler;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import io.gatewaymeter.stage2.ParseEvents;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** A job's input, with which everything the job left behind is held together. */
final class Observation {
  private final SortedMap<String, List<Event>> pairing = new TreeMap<>();
  private final Map<Place, Rejection> malformed = new HashMap<>();

  Observation(Iterable<RawEvent> input) {
    EventParser parser = new EventParser();
    for (RawEvent line : input) {
      Parsed parsed = parser.parse(line);
      if (parsed instanceof Rejection rejection) {
        malformed.put(new Place(line.partition(), line.offset()), rejection);
      } else if (parsed instanceof Event event && (event.isStart() || event.isCompletion())) {
        pairing.computeIfAbsent(event.requestId(), first -> new ArrayList<>()).add(event);
      }
    }
  }

  Ledger ledger(
      Map<String, Long> counts,
      List<RequestRecord> records,
      List<Unpaired> unpaired,
      List<Rejection> rejections) {
    Join join = new Join(unpaired);
    SortedMap<String, Long> reasons = reasons(rejections, join);
    Map<String, List<RequestRecord>> byRequest = new HashMap<>();
    for (RequestRecord made : records) {
      byRequest.computeIfAbsent(made.requestId(), first -> new ArrayList<>()).add(made);
    }
    pairing.forEach(
        (id, events) -> join.request(id, events, byRequest.getOrDefault(id, List.of())));
    join.end();
    long counted = count(counts, RequestAssembler.RECORDS);
    if (counted != records.size()) {
      join.contradictions.add(
          "the assembler counted %d records, the topic holds %d"
              .formatted(counted, records.size()));
    }
    long parsedLines = count(counts, ParseEvents.PARSED);
    long malformedLines = count(counts, ParseEvents.MALFORMED);
    return new Ledger(
        parsedLines + malformedLines,
        parsedLines,
        malformedLines,
        reasons,
        count(counts, RequestAssembler.STARTS),
        count(counts, RequestAssembler.COMPLETIONS),
        records.size(),
        join.before,
        join.without,
        join.duplicateCompletion,
        join.duplicateStart,
        join.neverCompleted,
        join.open,
        join.contradictions,
        records.stream().map(RequestRecord::requestId).toList());
  }

  private SortedMap<String, Long> reasons(List<Rejection> rejections, Join join) {
    SortedMap<String, Long> reasons = new TreeMap<>();
    Map<Place, Rejection> left = new HashMap<>(malformed);
    for (Rejection rejection : rejections) {
      String reason = rejection.reason().wireName();
      reasons.merge(reason, 1L, Long::sum);
      Place place = new Place(rejection.partition(), rejection.offset());
      if (!rejection.equals(left.remove(place))) {
        join.contradictions.add(
            "%s at %s is not what is wrong there, or was reported before".formatted(reason, place));
      }
    }
    return reasons;
  }

  private static long count(Map<String, Long> counts, String name) {
    Long count = counts.get(name);
    if (count == null) {
      throw new IllegalStateException(
          "The job has no accumulator \"%s\"; look whether its operator still registers it."
              .formatted(name));
    }
    return count;
  }
}

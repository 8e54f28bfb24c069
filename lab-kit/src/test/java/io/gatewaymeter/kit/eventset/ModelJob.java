package io.gatewaymeter.kit.eventset;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.EventParser;
import io.gatewaymeter.event.Parsed;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.event.Rejection;
import io.gatewaymeter.request.OpenRequest;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Publishes a set to 8 partitions and does what stage 2 does, in one thread. Mutants spoil it. */
final class ModelJob {
  final List<RawEvent> input = new ArrayList<>();
  final Map<String, Long> counts = new HashMap<>();
  final List<RequestRecord> records = new ArrayList<>();
  final List<Unpaired> unpaired = new ArrayList<>();
  final List<Rejection> rejections = new ArrayList<>();
  private final Map<String, OpenRequest> open = new HashMap<>();

  static ModelJob run(EventSet set) {
    ModelJob job = new ModelJob();
    for (String name : List.of("parsed", "malformed", "starts", "completions", "records")) {
      job.counts.put(name, 0L);
    }
    long[] nextOffset = {0, 10, 20, 30, 40, 50, 60, 70};
    EventParser parser = new EventParser();
    for (Line line : set.lines()) {
      int partition = line.key() == null ? 0 : Math.floorMod(line.key().hashCode(), 8);
      RawEvent raw = new RawEvent(partition, nextOffset[partition]++, line.value());
      job.input.add(raw);
      job.process(parser.parse(raw));
    }
    return job;
  }

  Ledger ledger() {
    return Ledger.observed(input, counts, records, unpaired, rejections);
  }

  /** The first thing reported as unpaired of a request. */
  Unpaired report(String requestId) {
    return unpaired.stream()
        .filter(report -> report.requestId().equals(requestId))
        .findFirst()
        .orElseThrow();
  }

  void count(String name, long more) {
    counts.merge(name, more, Long::sum);
  }

  private void process(Parsed parsed) {
    if (parsed instanceof Rejection rejection) {
      count("malformed", 1);
      rejections.add(rejection);
      return;
    }
    count("parsed", 1);
    Event event = (Event) parsed;
    if (event.isStart()) {
      count("starts", 1);
      if (open.put(event.requestId(), OpenRequest.of(event)) != null) {
        report(Unpaired.Kind.START_OVER_OPEN_START, event);
      }
    } else if (event.isCompletion()) {
      count("completions", 1);
      OpenRequest start = open.remove(event.requestId());
      if (start == null) {
        report(Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START, event);
      } else {
        count("records", 1);
        records.add(RequestRecord.of(start, event));
      }
    }
  }

  private void report(Unpaired.Kind kind, Event event) {
    unpaired.add(new Unpaired(kind, event.requestId(), event.partition(), event.offset()));
  }
}

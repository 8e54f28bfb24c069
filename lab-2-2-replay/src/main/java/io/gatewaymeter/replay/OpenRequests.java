package io.gatewaymeter.replay;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.EventParser;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.run.Outputs;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Which requests a job has open at a moment. Flink does not show what stands in state; so it is
 * derived from what went in and what came out: a start opens a request, a record closes it, and a
 * start that the job reported as one over an open start opens nothing new. That the job had read
 * the input to its end, and that its outputs were complete, is for the caller to see to.
 */
final class OpenRequests {
  private OpenRequests() {}

  /**
   * Derives them.
   *
   * @param read all that the job had read
   * @param written all that it had written
   * @param partitions only requests whose events are in these
   * @return request ids, sorted
   */
  static List<String> of(List<RawEvent> read, Outputs written, Set<Integer> partitions) {
    SortedMap<String, Integer> open = new TreeMap<>();
    EventParser parser = new EventParser();
    for (RawEvent line : read) {
      if (partitions.contains(line.partition())
          && parser.parse(line) instanceof Event event
          && event.isStart()) {
        open.merge(event.requestId(), 1, Integer::sum);
      }
    }
    for (Unpaired report : written.of(Topics.UNPAIRED_EVENTS, Unpaired.class)) {
      if (report.kind() == Unpaired.Kind.START_OVER_OPEN_START) {
        open.computeIfPresent(report.requestId(), (id, starts) -> starts - 1);
      }
    }
    for (RequestRecord made : written.of(Topics.REQUEST_RECORDS, RequestRecord.class)) {
      open.computeIfPresent(made.requestId(), (id, starts) -> starts - 1);
    }
    open.values().removeIf(starts -> starts <= 0);
    return List.copyOf(open.keySet());
  }
}

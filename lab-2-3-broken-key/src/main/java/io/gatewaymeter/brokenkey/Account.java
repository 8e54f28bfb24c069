package io.gatewaymeter.brokenkey;

import io.gatewaymeter.event.EventType;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Meaning;
import io.gatewaymeter.request.RequestRecord;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What became of the completions of a run, and what its records are held against. Ids are sorted,
 * and stand once for each record that is too many or too few.
 *
 * @param completions completions that {@code assemble} counted
 * @param recordsCounted records that {@code assemble} counted
 * @param dropped completions that {@code assemble} reported as unpaired
 * @param neverBilled records that a correct job makes of the event set and this run did not
 * @param tokensBilled prompt and completion tokens of all records
 * @param missing records that were predicted and are not there
 * @param surplus records that are there and were not predicted
 * @param moreThanCompletions records of requests that have fewer completions than records
 * @param moreThanStarts records of requests that have fewer starts than records
 */
public record Account(
    long completions,
    long recordsCounted,
    long dropped,
    long neverBilled,
    long tokensBilled,
    List<String> missing,
    List<String> surplus,
    List<String> moreThanCompletions,
    List<String> moreThanStarts) {

  static Account of(
      EventSet set,
      long completions,
      long recordsCounted,
      long dropped,
      List<RequestRecord> records,
      List<String> predicted) {
    List<String> ids = records.stream().map(RequestRecord::requestId).sorted().toList();
    return new Account(
        completions,
        recordsCounted,
        dropped,
        minus(RoundRobin.records(set, 1), ids).size(),
        records.stream()
            .mapToLong(made -> (long) made.promptTokens() + made.completionTokens())
            .sum(),
        minus(predicted, ids),
        minus(ids, predicted),
        minus(ids, idsOf(set, EventType.REQUEST_COMPLETED)),
        minus(ids, idsOf(set, EventType.REQUEST_STARTED)));
  }

  private static List<String> idsOf(EventSet set, String eventType) {
    List<String> ids = new ArrayList<>();
    set.lines()
        .forEach(
            line -> {
              if (line.meaning() instanceof Meaning.Good event
                  && event.eventType().equals(eventType)) {
                ids.add(event.requestId());
              }
            });
    return ids;
  }

  /** What a list holds more often than another one, in its order. */
  private static List<String> minus(List<String> ids, List<String> others) {
    Map<String, Integer> left = new HashMap<>();
    others.forEach(id -> left.merge(id, 1, Integer::sum));
    return ids.stream().filter(id -> left.merge(id, -1, Integer::sum) < 0).toList();
  }
}

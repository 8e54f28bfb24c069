package io.gatewaymeter.docs.tables;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Line;
import io.gatewaymeter.kit.eventset.Meaning;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** The tables of what the six events do under each method. */
final class MethodTables {
  private static final int RECEIVERS = 4;

  private final EventSet set;
  private final List<TrialRun> oneSender = new ArrayList<>();
  private final List<TrialRun> fourSenders = new ArrayList<>();
  private final List<TrialRun> twoSenders = new ArrayList<>();

  private MethodTables(EventSet set) {
    this.set = set;
  }

  /** Runs every method and returns the partials by their names. */
  static Map<String, String> measure(Trials trials, EventSet set) throws LabFailure {
    MethodTables tables = new MethodTables(set);
    for (Redistribution method : Redistribution.values()) {
      tables.oneSender.add(trials.observe(new Trial(method, 1, RECEIVERS)));
      tables.fourSenders.add(trials.observe(new Trial(method, RECEIVERS, RECEIVERS)));
    }
    for (Redistribution method : List.of(Redistribution.RESCALE, Redistribution.REBALANCE)) {
      tables.twoSenders.add(trials.observe(new Trial(method, 2, RECEIVERS)));
    }
    Map<String, String> partials = new LinkedHashMap<>();
    partials.put("plan", tables.plan());
    partials.put("one-sender", tables.oneSender());
    partials.put("four-senders", tables.fourSenders());
    partials.put("two-senders", tables.twoSenders());
    return partials;
  }

  private String plan() {
    AdocTable table =
        new AdocTable(
            "Each method in the plan, from 4 subtasks to 4",
            "<h,<,<,>",
            "Method",
            "`ship_strategy`",
            "Chain",
            "Arrivals of the six events");
    for (TrialRun each : fourSenders) {
      boolean chained = each.shipStrategy().isEmpty();
      table.row(
          "`" + each.trial().method() + "`",
          chained ? "none, as there is no edge" : "`" + each.shipStrategy() + "`",
          chained ? "goes on" : "ends",
          each.arrivals().size());
    }
    return table.text();
  }

  private String oneSender() {
    AdocTable table =
        new AdocTable(
            "Subtask of each event: one sender, 4 receivers",
            ">,<h" + ",<".repeat(oneSender.size()),
            heads(oneSender, "#", "Event"));
    for (int n = 0; n < set.lines().size(); n++) {
      table.row(cells(oneSender, n, n + 1, event(n)));
    }
    return table.row(met(oneSender, "", "Requests that met, of 3")).text();
  }

  private String fourSenders() {
    AdocTable table =
        new AdocTable(
            "Subtask of each event: 4 senders, 4 receivers",
            ">,<h,<,<" + ",<".repeat(fourSenders.size()),
            heads(fourSenders, "#", "Event", "Partition", "Sender"));
    TrialRun any = fourSenders.get(0);
    for (int n = 0; n < set.lines().size(); n++) {
      long ts = ts(n);
      table.row(cells(fourSenders, n, n + 1, event(n), any.partition(ts), any.sender(ts)));
    }
    return table.row(met(fourSenders, "", "Requests that met, of 3", "", "")).text();
  }

  private String twoSenders() {
    AdocTable table =
        new AdocTable(
            "Subtask by turn: 2 senders, 4 receivers",
            "<h,<,<,<,<,<",
            "Method",
            "Sender",
            "1st event",
            "2nd",
            "3rd",
            "4th");
    for (TrialRun each : twoSenders) {
      for (int sender = 0; sender < each.trial().senders(); sender++) {
        Object[] row = {"`" + each.trial().method() + "`", sender, "", "", "", ""};
        for (Received arrival : each.arrivals()) {
          if (arrival.sent().sender() == sender) {
            row[2 + arrival.sent().turn()] = each.cell(arrival.sent().ts());
          }
        }
        table.row(row);
      }
    }
    return table.text();
  }

  private Object[] cells(List<TrialRun> observations, int n, Object... before) {
    long ts = ts(n);
    return append(before, observations.stream().map(each -> each.cell(ts)));
  }

  private static Object[] heads(List<TrialRun> observations, Object... before) {
    return append(before, observations.stream().map(each -> "`" + each.trial().method() + "`"));
  }

  private static Object[] met(List<TrialRun> observations, Object... before) {
    return append(before, observations.stream().map(TrialRun::met));
  }

  private static Object[] append(Object[] before, Stream<String> rest) {
    return Stream.concat(Stream.of(before), rest).toArray();
  }

  private long ts(int n) {
    return set.lines().get(n).timestamp();
  }

  private String event(int n) {
    Line line = set.lines().get(n);
    Meaning.Good event = (Meaning.Good) line.meaning();
    return event(event.requestId(), event.eventType());
  }

  /** As {@code r-4f1a started}. */
  static String event(String requestId, String eventType) {
    return requestId + " " + eventType.replace("Request", "").toLowerCase(Locale.ROOT);
  }
}

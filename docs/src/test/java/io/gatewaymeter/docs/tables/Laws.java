package io.gatewaymeter.docs.tables;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the page says of a method that must hold in each of its runs. */
final class Laws {
  private record Pair(int sender, int subtask) {}

  private Laws() {}

  /**
   * The first law that a run breaks, as a sentence.
   *
   * @param arrivals in the order of each subtask
   * @param events how many were sent
   */
  static Optional<String> broken(Trial trial, List<Received> arrivals, int events) {
    int copies = trial.method() == Redistribution.BROADCAST ? trial.receivers() : 1;
    if (arrivals.size() != events * copies) {
      return Optional.of(
          "%s: %d events arrived %d times, not %d."
              .formatted(trial, events, arrivals.size(), events * copies));
    }
    Map<Pair, Integer> latest = new HashMap<>();
    Map<Integer, Integer> starts = new HashMap<>();
    for (Received arrival : arrivals) {
      Sent sent = arrival.sent();
      Integer before = latest.put(new Pair(sent.sender(), arrival.subtask()), sent.turn());
      if (before != null && before > sent.turn()) {
        return Optional.of(
            "%s: subtask %d got sender %d's events %d and %d in the wrong order."
                .formatted(trial, arrival.subtask(), sent.sender(), sent.turn(), before));
      }
      int start = Math.floorMod(arrival.subtask() - sent.turn(), trial.receivers());
      Integer other = starts.putIfAbsent(sent.sender(), start);
      if (trial.method().chance() == Redistribution.Chance.START
          && other != null
          && other != start) {
        return Optional.of(
            "%s: event %d of sender %d came to subtask %d, which is not its turn."
                .formatted(trial, sent.turn(), sent.sender(), arrival.subtask()));
      }
    }
    return Optional.empty();
  }
}

package io.gatewaymeter.replay;

import io.gatewaymeter.event.EventType;
import io.gatewaymeter.kit.eventset.Line;
import io.gatewaymeter.kit.eventset.Meaning;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * What an assembler makes of lines that it reads from empty state on, worked out from what the
 * generator meant by them.
 *
 * @param lines how many it reads
 * @param events how many of them are events
 * @param records request ids of the records, one for each
 * @param unpaired how many events it reports as unpaired
 * @param open request ids that are open at its end, sorted
 */
record Life(int lines, int events, List<String> records, int unpaired, List<String> open) {

  static Life of(List<Line> lines) {
    List<String> records = new ArrayList<>();
    TreeSet<String> open = new TreeSet<>();
    int events = 0;
    int unpaired = 0;
    for (Line line : lines) {
      if (line.meaning() instanceof Meaning.Good event) {
        events++;
        String id = event.requestId();
        if (event.eventType().equals(EventType.REQUEST_STARTED)) {
          unpaired += open.add(id) ? 0 : 1;
        } else if (event.eventType().equals(EventType.REQUEST_COMPLETED)) {
          if (open.remove(id)) {
            records.add(id);
          } else {
            unpaired++;
          }
        }
      }
    }
    return new Life(lines.size(), events, List.copyOf(records), unpaired, List.copyOf(open));
  }
}

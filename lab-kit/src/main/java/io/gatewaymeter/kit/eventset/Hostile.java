package io.gatewaymeter.kit.eventset;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gatewaymeter.event.EventType;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Malformed lines of every kind among good ones. Every second request has its start or its
 * completion spoiled in the next of all the ways there are, so that the other half stays alone. The
 * rest is well-formed, though some of it looks odd.
 */
final class Hostile {
  /** All the ways; every reason of the parser occurs. */
  static final List<Malformation> MALFORMATIONS =
      Stream.concat(MalformedLines.ALL.stream(), MalformedFields.ALL.stream()).toList();

  private static final int MEAN_GAP_MS = 150;

  private final Random random;
  private final Timeline timeline = new Timeline();

  private Hostile(Random random) {
    this.random = random;
  }

  static List<Line> lines(Random random, int size) {
    Hostile set = new Hostile(random);
    Requests requests = new Requests(random, size);
    long begin = Timeline.BEGIN;
    for (int i = 0; i < size; i++) {
      Request request = requests.next();
      long end = begin + 200 + random.nextInt(2_000);
      if (i % 2 == 0) {
        set.timeline.addAll(OddRequests.lines(i / 2, request, begin, end));
      } else {
        set.spoiled(i / 2, request, begin, end);
      }
      // Never 0: the very first line is that of the first request, and well-formed.
      begin += 1 + random.nextInt(2 * MEAN_GAP_MS);
    }
    return set.timeline.lines();
  }

  private void spoiled(int number, Request request, long begin, long end) {
    Malformation malformation = MALFORMATIONS.get(number % MALFORMATIONS.size());
    boolean spoilStart = malformation.fits(true) && (number % 2 == 0 || !malformation.fits(false));
    ObjectNode started = Request.started(random.nextInt(800));
    ObjectNode completed = Request.completed(end - begin, random.nextInt(300), "ok");
    if (spoilStart) {
      timeline.add(
          begin, spoiled(malformation, request, EventType.REQUEST_STARTED, begin, started));
      timeline.add(request.line(EventType.REQUEST_COMPLETED, end, completed));
    } else {
      timeline.add(request.line(EventType.REQUEST_STARTED, begin, started));
      timeline.add(
          end, spoiled(malformation, request, EventType.REQUEST_COMPLETED, end, completed));
    }
  }

  private static Line spoiled(
      Malformation malformation, Request request, String eventType, long ts, ObjectNode payload) {
    byte[] value = malformation.spoil().apply(request.event(eventType, ts, payload));
    return new Line(request.id(), value, ts, malformation.meaning());
  }
}

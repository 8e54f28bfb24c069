package io.gatewaymeter.kit.eventset;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import io.gatewaymeter.event.EventType;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Requests that are well-formed, however odd they look. */
final class OddRequests {
  private static final int KINDS = 8;

  private OddRequests() {}

  /** The lines of a request of the next kind; kind 0 is not odd at all. */
  static List<Line> lines(int number, Request request, long begin, long end) {
    Line start = request.start(begin, 412);
    Line completion = request.completion(end, end - begin, 96, "ok");
    return switch (number % KINDS) {
      case 1 -> List.of(withoutKey(start));
      case 2 -> List.of(start, unknownType(request, begin), completion);
      case 3 -> List.of(start, spacedAndWithMoreFields(completion));
      case 4 -> List.of(start, request.completion(end, begin - end, 0, "clock skewed"));
      case 5 -> List.of(escaped(request, begin), completion);
      case 6 -> List.of(request.start(begin, Integer.MAX_VALUE), extreme(request, end));
      case 7 -> List.of(otherId(request).start(begin, 412), completion);
      default -> List.of(start, completion);
    };
  }

  /** A lone start: without a key, nothing keeps two events of a request in one partition. */
  private static Line withoutKey(Line start) {
    return new Line(null, start.value(), start.timestamp(), start.meaning());
  }

  private static Line unknownType(Request request, long ts) {
    ObjectNode payload = Request.object();
    payload.putArray("any").add(1.5).addNull().addObject();
    return request.line("RequestPaused", ts, payload);
  }

  private static Line spacedAndWithMoreFields(Line line) {
    String text =
        Malformation.text(line.value())
            .replace(",", " ,\t")
            .replace("}}", " , \"x\":0}, \"y\":[] } ");
    return new Line(
        line.key(), text.getBytes(StandardCharsets.UTF_8), line.timestamp(), line.meaning());
  }

  private static Line escaped(Request request, long ts) {
    ObjectNode event = request.event(EventType.REQUEST_STARTED, ts, Request.started(0));
    event.putRawValue("tenant_id", new RawValue("\"t-z\\u00fcrich \\ud83d\\ude00\""));
    event.put("model", "m-東京");
    return new Line(
        request.id(),
        Request.bytes(event),
        ts,
        new Meaning.Good(EventType.REQUEST_STARTED, request.id()));
  }

  private static Line extreme(Request request, long ts) {
    return request.completion(ts, Long.MIN_VALUE, Integer.MAX_VALUE, "null");
  }

  /** Ids are taken as they are: one with a space at its end is another request. */
  private static Request otherId(Request request) {
    return new Request(request.id() + " ", request.tenant(), request.model());
  }
}

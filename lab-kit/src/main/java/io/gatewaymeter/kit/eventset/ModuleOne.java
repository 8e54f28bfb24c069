package io.gatewaymeter.kit.eventset;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gatewaymeter.event.EventType;
import java.util.List;
import java.util.Random;

/**
 * An ordinary two minutes of the gateway: many requests overlap, tenants and models are unevenly
 * busy, all six event types occur and nothing is malformed.
 *
 * <p>Planted: of every 100 requests, 2 complete before their start arrives and 3 never complete;
 * both counts are rounded down. 1,200 requests have 24 and 36.
 */
final class ModuleOne {
  private static final int BEFORE_START_PERCENT = 2;
  private static final int NEVER_COMPLETE_PERCENT = 3;
  private static final int MEAN_GAP_MS = 100;

  /** The gateway's retry buffer re-sends what it holds at every multiple of this, in a burst. */
  private static final long RETRY_MS = 20_000;

  private static final List<String> TOOLS = List.of("search", "calculator", "code", "browser");

  private enum Fate {
    ORDINARY,
    LATE_START,
    NEVER_COMPLETES
  }

  private final Random random;
  private final Timeline timeline = new Timeline();

  private ModuleOne(Random random) {
    this.random = random;
  }

  static List<Line> lines(Random random, int size) {
    ModuleOne set = new ModuleOne(random);
    Requests requests = new Requests(random, size);
    int late = (int) ((long) size * BEFORE_START_PERCENT / 100);
    int never = (int) ((long) size * NEVER_COMPLETE_PERCENT / 100);
    long begin = Timeline.BEGIN;
    for (int left = size; left > 0; left--) {
      // Drawn without replacement: exactly so many of each, anywhere in the set.
      int lot = random.nextInt(left);
      Fate fate = Fate.ORDINARY;
      if (lot < late) {
        fate = Fate.LATE_START;
        late--;
      } else if (lot < late + never) {
        fate = Fate.NEVER_COMPLETES;
        never--;
      }
      set.request(requests.next(), begin, fate);
      begin += random.nextInt(2 * MEAN_GAP_MS);
    }
    return set.timeline.lines();
  }

  private void request(Request request, long begin, Fate fate) {
    // Short answers are common, long ones rare.
    long latencyMs = 200 + random.nextInt(1 + random.nextInt(8_000));
    long end = begin + latencyMs;
    Line start = request.start(begin, 20 + random.nextInt(1 + random.nextInt(4_000)));
    long sent = (end - Timeline.BEGIN) / RETRY_MS * RETRY_MS + RETRY_MS + Timeline.BEGIN;
    timeline.add(fate == Fate.LATE_START ? sent : begin, start);
    boolean failed = random.nextInt(25) == 0;
    between(request, begin, latencyMs, failed);
    if (fate != Fate.NEVER_COMPLETES) {
      int completionTokens = failed ? 0 : 1 + random.nextInt(1_000);
      timeline.add(
          request.completion(end, latencyMs, completionTokens, failed ? "error" : status()));
    }
  }

  /** What happens between start and completion, evenly spread. */
  private void between(Request request, long begin, long latencyMs, boolean failed) {
    boolean agent = random.nextInt(3) == 0;
    int events = agent ? 3 * (1 + random.nextInt(3)) : 2 + random.nextInt(7);
    for (int i = 0; i < events; i++) {
      long ts = begin + latencyMs * (i + 1) / (events + 2);
      if (!agent || i % 3 == 1) {
        add(request, EventType.TOKEN_GENERATED, ts, Request.object().put("index", i));
      } else if (i % 3 == 0) {
        String tool = TOOLS.get(random.nextInt(TOOLS.size()));
        add(request, EventType.TOOL_CALLED, ts, Request.object().put("tool", tool));
      } else {
        add(request, EventType.AGENT_STEP_COMPLETED, ts, Request.object().put("step", i / 3 + 1));
      }
    }
    if (failed) {
      long ts = begin + latencyMs * (events + 1) / (events + 2);
      add(request, EventType.MODEL_ERROR, ts, Request.object().put("code", "overloaded"));
    }
  }

  private void add(Request request, String eventType, long ts, ObjectNode payload) {
    timeline.add(request.line(eventType, ts, payload));
  }

  private String status() {
    return random.nextInt(30) == 0 ? "cancelled" : "ok";
  }
}

package io.gatewaymeter.kit.eventset;

import io.gatewaymeter.event.EventType;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Tidy data, and a trap: every completion comes exactly 4 lines after its start, in blocks of four
 * starts and their four completions. Dealt round-robin to 4 subtasks, every pair meets by luck.
 */
final class EveryFourth {
  private static final int DISTANCE = 4;
  private static final long STEP_MS = 250;

  private EveryFourth() {}

  static List<Line> lines(Random random, int size) {
    Requests requests = new Requests(random, size);
    List<Line> lines = new ArrayList<>();
    for (int done = 0; done < size; done += DISTANCE) {
      List<Request> block = new ArrayList<>();
      for (int i = done; i < Math.min(size, done + DISTANCE); i++) {
        block.add(requests.next());
      }
      for (Request request : block) {
        lines.add(request.start(now(lines), 20 + random.nextInt(800)));
      }
      // A last block that is not full keeps the distance with events that the assembler ignores.
      for (int index = 0; index < DISTANCE - block.size(); index++) {
        lines.add(
            block
                .get(0)
                .line(EventType.TOKEN_GENERATED, now(lines), Request.object().put("index", index)));
      }
      for (Request request : block) {
        lines.add(
            request.completion(now(lines), DISTANCE * STEP_MS, 1 + random.nextInt(300), "ok"));
      }
    }
    return lines;
  }

  private static long now(List<Line> lines) {
    return Timeline.BEGIN + STEP_MS * lines.size();
  }
}

package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Waits for what must come, however busy the machine is. */
final class Patience {
  /** Only what hangs takes so long. */
  static final Duration LIMIT = Duration.ofMinutes(10);

  private static final Duration POLL = Duration.ofMillis(5);

  private Patience() {}

  /** Looks at files or asks a server; where that fails, it does not hold yet. */
  interface Condition {
    boolean holds() throws IOException;
  }

  static void until(Condition condition) {
    long start = System.nanoTime();
    while (!holds(condition)) {
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LIMIT);
      LockSupport.parkNanos(POLL.toNanos());
    }
  }

  private static boolean holds(Condition condition) {
    try {
      return condition.holds();
    } catch (IOException | UncheckedIOException e) {
      return false;
    }
  }
}

package io.gatewaymeter.kit.lab;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * What has to be undone when a lab ends, last first: after success, after a failure, and on Ctrl-C
 * or SIGTERM, when the JVM runs its shutdown hooks.
 */
public final class Teardown implements AutoCloseable {
  /** A step that hangs must not keep the JVM: the steps after it still run. */
  private static final long STEP_SECONDS = 20;

  private final Deque<AutoCloseable> steps = new ArrayDeque<>();
  private final Object running = new Object();
  private boolean closed;
  private volatile boolean interrupted;

  /** Registers the shutdown hook. */
  public static Teardown install() {
    Teardown teardown = new Teardown();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  teardown.interrupted = true;
                  teardown.close();
                },
                "teardown"));
    return teardown;
  }

  /** Adds a step, to be run before all that are there already; at once, if it comes too late. */
  public <T extends AutoCloseable> T add(T step) {
    synchronized (this) {
      if (!closed) {
        steps.push(step);
        return step;
      }
    }
    run(step);
    return step;
  }

  /** Whether the JVM is going down already: what fails now is no news. */
  public boolean interrupted() {
    return interrupted;
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
    }
    // On Ctrl-C two threads come here: the hook must not return, and so end the JVM, while the
    // lab's
    // own thread is in the middle of a step.
    synchronized (running) {
      for (AutoCloseable step = next(); step != null; step = next()) {
        run(step);
      }
    }
  }

  private synchronized AutoCloseable next() {
    return steps.poll();
  }

  private static void run(AutoCloseable step) {
    CompletableFuture.runAsync(
            () -> {
              try {
                step.close();
              } catch (Exception e) {
                // Nothing more can be done for it, and the next step must run.
              }
            })
        .completeOnTimeout(null, STEP_SECONDS, TimeUnit.SECONDS)
        .join();
  }
}

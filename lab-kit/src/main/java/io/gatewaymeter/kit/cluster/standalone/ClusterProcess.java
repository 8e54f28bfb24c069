package io.gatewaymeter.kit.cluster.standalone;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * One JVM of a standalone cluster, as the state file remembers it.
 *
 * @param name as {@code taskmanager-1}; also its TaskManager's id and its log's name
 * @param pid the process id, which the system gives to another process once this one is gone
 * @param startedAt when it started, in epoch milliseconds: tells it from such a process
 */
public record ClusterProcess(String name, long pid, long startedAt) {
  /** The system derives a process's start from the time of its own start, which it may adjust. */
  private static final long ADJUSTMENT_MS = 2_000;

  private static final long STOP_SECONDS = 10;

  static ClusterProcess of(String name, ProcessHandle process) {
    return new ClusterProcess(name, process.pid(), startOf(process));
  }

  private static long startOf(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }

  /** The process, unless it has ended. */
  private Optional<ProcessHandle> process() {
    return ProcessHandle.of(pid)
        .filter(ProcessHandle::isAlive)
        .filter(process -> Math.abs(startOf(process) - startedAt) <= ADJUSTMENT_MS);
  }

  /** Whether it runs. */
  public boolean runs() {
    return process().isPresent();
  }

  /** Asks it to end; a process that does not is ended by force when the future is joined. */
  CompletableFuture<Void> stop() {
    return process().map(ClusterProcess::stop).orElse(CompletableFuture.completedFuture(null));
  }

  static CompletableFuture<Void> stop(ProcessHandle process) {
    process.destroy();
    return process
        .onExit()
        .orTimeout(STOP_SECONDS, TimeUnit.SECONDS)
        .exceptionallyCompose(
            tooLate -> {
              process.destroyForcibly();
              return process.onExit().completeOnTimeout(process, STOP_SECONDS, TimeUnit.SECONDS);
            })
        .thenApply(ended -> null);
  }

  /** Ends it at once, as a fault would, and waits until it is gone. */
  void kill() {
    process()
        .ifPresent(
            process -> {
              process.destroyForcibly();
              process.onExit().completeOnTimeout(process, STOP_SECONDS, TimeUnit.SECONDS).join();
            });
  }
}

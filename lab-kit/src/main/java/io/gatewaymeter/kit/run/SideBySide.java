package io.gatewaymeter.kit.run;

import io.gatewaymeter.kit.LabFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Does pieces of work at the same time: much of a short job is waiting. */
final class SideBySide {
  private SideBySide() {}

  /**
   * Waits for all of them, and for the others if one fails.
   *
   * @return their results, in their order
   * @throws LabFailure the first failure, in their order
   */
  static <T> List<T> all(List<Session.Work<T>> work, int atOnce) throws LabFailure {
    ExecutorService threads = Executors.newFixedThreadPool(atOnce);
    List<Future<T>> begun = new ArrayList<>();
    work.forEach(each -> begun.add(threads.submit(each::run)));
    threads.shutdown();
    List<T> results = new ArrayList<>();
    ExecutionException failure = null;
    for (Future<T> each : begun) {
      try {
        results.add(each.get());
      } catch (ExecutionException e) {
        failure = failure == null ? e : failure;
      } catch (InterruptedException e) {
        threads.shutdownNow();
        Thread.currentThread().interrupt();
        throw new LabFailure(LabFailure.ENVIRONMENT, "Interrupted while jobs ran.", e);
      }
    }
    if (failure == null) {
      return results;
    }
    if (failure.getCause() instanceof LabFailure labFailure) {
      throw labFailure;
    }
    throw new IllegalStateException(failure.getCause());
  }
}

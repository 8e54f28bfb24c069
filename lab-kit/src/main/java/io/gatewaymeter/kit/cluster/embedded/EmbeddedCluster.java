package io.gatewaymeter.kit.cluster.embedded;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.cluster.Endpoints;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The default cluster: broker and Flink inside this JVM, nothing to install, gone with it. */
public final class EmbeddedCluster implements Cluster {
  private static final Logger LOG = LoggerFactory.getLogger(EmbeddedCluster.class);

  /**
   * What it can grow to. A lab of this module never needs more than 10; beyond this a typing error
   * would start hundreds of TaskManagers.
   */
  static final int MAX_SLOTS = 32;

  private final EmbeddedBroker broker;
  private final EmbeddedFlink flink;
  private final AtomicBoolean closed = new AtomicBoolean();

  private EmbeddedCluster(EmbeddedBroker broker, EmbeddedFlink flink) {
    this.broker = broker;
    this.flink = flink;
  }

  /**
   * Starts broker and cluster side by side.
   *
   * @param dir a folder for their files, which the caller deletes after {@link #close}
   * @param log the log file that the Web UI shows
   * @throws LabFailure if one of them does not start; the other is stopped
   */
  public static EmbeddedCluster start(Path dir, Path log) throws LabFailure {
    CompletableFuture<EmbeddedBroker> broker =
        async(() -> EmbeddedBroker.start(dir.resolve("kafka")));
    CompletableFuture<EmbeddedFlink> flink =
        async(() -> EmbeddedFlink.start(dir.resolve("flink"), log));
    try {
      return new EmbeddedCluster(broker.join(), flink.join());
    } catch (CompletionException e) {
      closeOnceStarted(broker);
      closeOnceStarted(flink);
      if (e.getCause() instanceof LabFailure failure) {
        throw failure;
      }
      throw e;
    }
  }

  private interface Start<T> {
    T start() throws LabFailure;
  }

  private static <T> CompletableFuture<T> async(Start<T> start) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return start.start();
          } catch (LabFailure e) {
            throw new CompletionException(e);
          }
        });
  }

  /** Waits for the other one, so that nothing is left when the failure is told. */
  private static void closeOnceStarted(CompletableFuture<? extends AutoCloseable> starting) {
    try (AutoCloseable started = starting.join()) {
      LOG.info("Closing {}: its counterpart did not start.", started);
    } catch (Exception e) {
      LOG.info("Did not start, or did not close.", e);
    }
  }

  @Override
  public String name() {
    return "embedded";
  }

  @Override
  public Endpoints endpoints() {
    return new Endpoints(flink.rest(), broker.address(), broker.address(), List.of());
  }

  @Override
  public void ensureSlots(int slots) throws LabFailure {
    if (slots > MAX_SLOTS) {
      throw new LabFailure(
          LabFailure.USAGE,
          "This job needs "
              + slots
              + " slots, the embedded cluster has at most "
              + MAX_SLOTS
              + "; ask for a lower parallelism.");
    }
    flink.ensureSlots(slots);
  }

  @Override
  public void killTaskManager(String id) throws LabFailure {
    flink.killTaskManager(id);
  }

  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      flink.close();
      broker.close();
    }
  }
}

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
  private final CompletableFuture<EmbeddedFlink> flink;
  private final AtomicBoolean closed = new AtomicBoolean();

  private EmbeddedCluster(EmbeddedBroker broker, CompletableFuture<EmbeddedFlink> flink) {
    this.broker = broker;
    this.flink = flink;
  }

  /**
   * Starts broker and Flink side by side, and returns when the broker is up: events can be
   * published while Flink still starts.
   *
   * @param dir a folder for their files, which the caller deletes after {@link #close}
   * @param log the log file that the Web UI shows
   * @throws LabFailure if the broker does not start; then Flink is stopped, too
   */
  public static EmbeddedCluster start(Path dir, Path log) throws LabFailure {
    CompletableFuture<EmbeddedFlink> flink =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return EmbeddedFlink.start(dir.resolve("flink"), log);
              } catch (LabFailure e) {
                throw new CompletionException(e);
              }
            });
    try {
      return new EmbeddedCluster(EmbeddedBroker.start(dir.resolve("kafka")), flink);
    } catch (LabFailure | RuntimeException e) {
      closeOnceStarted(flink);
      throw e;
    }
  }

  private static void closeOnceStarted(CompletableFuture<EmbeddedFlink> flink) {
    try {
      flink.join().close();
    } catch (CompletionException e) {
      LOG.info("There is no Flink to close: it did not start.", e);
    }
  }

  private EmbeddedFlink flink() throws LabFailure {
    try {
      return flink.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof LabFailure failure) {
        throw failure;
      }
      throw e;
    }
  }

  @Override
  public String name() {
    return "embedded";
  }

  @Override
  public String brokerForLab() {
    return broker.address();
  }

  @Override
  public Endpoints endpoints() throws LabFailure {
    return new Endpoints(flink().rest(), broker.address(), broker.address(), List.of());
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
    flink().ensureSlots(slots);
  }

  @Override
  public void killTaskManager(String id) throws LabFailure {
    flink().killTaskManager(id);
  }

  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      CompletableFuture<Void> brokerClosed = CompletableFuture.runAsync(broker::close);
      closeOnceStarted(flink);
      brokerClosed.join();
    }
  }
}

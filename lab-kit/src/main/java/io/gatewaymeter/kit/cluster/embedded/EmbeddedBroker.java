package io.gatewaymeter.kit.cluster.embedded;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import io.gatewaymeter.kit.cluster.FreePorts;
import io.gatewaymeter.kit.cluster.KRaft;
import io.gatewaymeter.kit.cluster.Loopback;
import java.net.BindException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.utils.Exit;
import org.apache.kafka.common.utils.Time;

/** A real Kafka broker (KRaft: broker and controller in one) inside this JVM, on loopback only. */
final class EmbeddedBroker implements AutoCloseable {
  private static final int START_ATTEMPTS = 3;

  /** For a machine that is busy; a fault of the broker is noticed at once. */
  private static final long START_SECONDS = 30;

  private static final long STOP_SECONDS = 2;

  static {
    // On a fault, Kafka ends the JVM it is in, without a word. This JVM is the lab's.
    Exit.setExitProcedure(EmbeddedBroker::giveUp);
    Exit.setHaltProcedure(EmbeddedBroker::giveUp);
  }

  /** Starts that are not done. After a fault of its own, a broker may wait for itself for ever. */
  private static final Set<CompletableFuture<?>> STARTING = ConcurrentHashMap.newKeySet();

  private static void giveUp(int statusCode, String message) {
    IllegalStateException fault =
        new IllegalStateException(
            "Kafka gave up with status " + statusCode + (message == null ? "" : ": " + message));
    STARTING.forEach(start -> start.completeExceptionally(fault));
    throw fault;
  }

  private final KafkaRaftServer server;
  private final String address;

  private EmbeddedBroker(KafkaRaftServer server, String address) {
    this.server = server;
    this.address = address;
  }

  /**
   * Formats a log folder and starts a broker on free ports.
   *
   * @param logDir the broker's data; created if it is missing, and left behind by {@link #close}
   * @throws LabFailure if the broker does not start
   */
  static EmbeddedBroker start(Path logDir) throws LabFailure {
    // Kafka 4.2 turns names into constants with the default locale's upper case, and in Turkish
    // finds no CLASSİC.
    Locale.setDefault(Locale.ROOT);
    Exception last = null;
    // A port that was free a moment ago may be taken: another lab can start at the same time.
    for (int attempt = 0; attempt < START_ATTEMPTS; attempt++) {
      try {
        return start(logDir.resolve(String.valueOf(attempt)), FreePorts.on(Loopback.ADDRESS, 2));
      } catch (Exception e) {
        last = e;
        if (!RootCause.isA(e, BindException.class)) {
          break;
        }
      }
    }
    throw new LabFailure(
        LabFailure.ENVIRONMENT,
        "The embedded Kafka broker did not start ("
            + RootCause.of(last)
            + "); check that the folder "
            + logDir
            + " can be written and has space left, and that programs may listen on 127.0.0.1.",
        last);
  }

  static EmbeddedBroker start(Path logDir, int[] ports) throws Exception {
    KRaft.format(logDir);
    KafkaRaftServer server =
        new KafkaRaftServer(KafkaConfig.fromProps(KRaft.settings(logDir, ports)), Time.SYSTEM);
    CompletableFuture<Void> start = CompletableFuture.runAsync(server::startup);
    STARTING.add(start);
    try {
      start.get(START_SECONDS, TimeUnit.SECONDS);
    } catch (Exception e) {
      // Half-started, its threads would keep this JVM alive.
      CompletableFuture.runAsync(server::shutdown)
          .completeOnTimeout(null, STOP_SECONDS, TimeUnit.SECONDS)
          .exceptionally(ignored -> null)
          .join();
      throw e;
    } finally {
      STARTING.remove(start);
    }
    return new EmbeddedBroker(server, Loopback.ADDRESS + ":" + ports[0]);
  }

  /** {@code host:port}. */
  String address() {
    return address;
  }

  @Override
  public void close() {
    server.shutdown();
    server.awaitShutdown();
  }
}

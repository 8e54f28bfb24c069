package io.gatewaymeter.kit.cluster;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.metadata.storage.Formatter;

/** How the labs' broker is set up: one node, which is broker and controller, on loopback only. */
public final class KRaft {
  private KRaft() {}

  /** Prepares a folder for a new broker's data; creates it if it is missing. */
  public static void format(Path logDir) throws Exception {
    new Formatter()
        .setPrintStream(
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8))
        .setClusterId(Uuid.randomUuid().toString())
        .setNodeId(1)
        .setControllerListenerName("CONTROLLER")
        .addDirectory(logDir.toString())
        .setMetadataLogDirectory(logDir.toString())
        .run();
  }

  /**
   * A broker's settings.
   *
   * @param logDir the folder of its data, formatted
   * @param ports the broker's port and the controller's
   */
  public static Properties settings(Path logDir, int[] ports) {
    Properties settings = new Properties();
    String broker = Loopback.ADDRESS + ":" + ports[0];
    String controller = Loopback.ADDRESS + ":" + ports[1];
    settings.putAll(
        Map.of(
            "process.roles",
            "broker,controller",
            "node.id",
            "1",
            "controller.quorum.voters",
            "1@" + controller,
            "controller.listener.names",
            "CONTROLLER",
            "listeners",
            "PLAINTEXT://" + broker + ",CONTROLLER://" + controller,
            "advertised.listeners",
            "PLAINTEXT://" + broker,
            "log.dirs",
            logDir.toString()));
    // One broker: every internal topic has one replica, and no group waits for more members.
    settings.putAll(
        Map.of(
            "offsets.topic.replication.factor", "1",
            "offsets.topic.num.partitions", "1",
            "transaction.state.log.replication.factor", "1",
            "transaction.state.log.min.isr", "1",
            "share.coordinator.state.topic.replication.factor", "1",
            "share.coordinator.state.topic.min.isr", "1",
            "group.initial.rebalance.delay.ms", "0"));
    // A topic has the partitions that a lab gives it, and nothing in it is ever deleted. Small, so
    // that broker, cluster and job fit in one laptop's JVM.
    settings.putAll(
        Map.of(
            "auto.create.topics.enable", "false",
            "log.retention.ms", "-1",
            "log.cleaner.enable", "false",
            "num.network.threads", "1",
            "num.io.threads", "2",
            "background.threads", "1"));
    return settings;
  }
}

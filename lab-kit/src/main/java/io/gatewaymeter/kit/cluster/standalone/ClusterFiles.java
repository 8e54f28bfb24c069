package io.gatewaymeter.kit.cluster.standalone;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.cluster.FlinkSettings;
import io.gatewaymeter.kit.cluster.KRaft;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.apache.flink.configuration.CoreOptions;
import org.apache.flink.configuration.HeartbeatManagerOptions;
import org.apache.flink.configuration.JobManagerOptions;
import org.apache.flink.configuration.MemorySize;
import org.apache.flink.configuration.RestOptions;
import org.apache.flink.configuration.TaskManagerOptions;
import org.apache.flink.configuration.WebOptions;

/** The files that the processes of a standalone cluster read when they start. */
final class ClusterFiles {
  static final String LOGGING = "log4j2.properties";
  static final String BROKER = "server.properties";

  /** Flink's name for it. */
  private static final String FLINK = "config.yaml";

  /** Heap of a TaskManager in MiB: Flink's own part and the jobs' part. */
  static final int FRAMEWORK_HEAP = 64;

  static final int TASK_HEAP = 64;

  /** Direct memory of a TaskManager in MiB, and the network's 16. */
  static final int OFF_HEAP = 48;

  /** Classes of Flink and of the jobs, each of which loads its own, in MiB. */
  static final int METASPACE = 160;

  private ClusterFiles() {}

  /** Writes them all, and prepares the broker's data. */
  static void write(ClusterFolder folder, Ports ports) throws IOException {
    logging(folder.conf().resolve(LOGGING));
    broker(folder, ports);
    flink(folder, ports);
  }

  private static void logging(Path file) throws IOException {
    try (InputStream settings = ClusterFiles.class.getResourceAsStream(LOGGING)) {
      Files.copy(settings, file);
    }
  }

  private static void broker(ClusterFolder folder, Ports ports) throws IOException {
    Path data = folder.data().resolve("kafka");
    try {
      KRaft.format(data);
    } catch (IOException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException("cannot format " + data, e);
    }
    try (BufferedWriter file = Files.newBufferedWriter(folder.conf().resolve(BROKER))) {
      KRaft.settings(data, new int[] {ports.broker(), ports.controller()}).store(file, null);
    }
  }

  private static void flink(ClusterFolder folder, Ports ports) throws IOException {
    Map<String, String> settings =
        new TreeMap<>(
            FlinkSettings.shared()
                .set(RestOptions.PORT, ports.rest())
                .set(RestOptions.BIND_PORT, String.valueOf(ports.rest()))
                .set(JobManagerOptions.PORT, ports.jobManager())
                .set(CoreOptions.TMP_DIRS, folder.data().toString())
                .set(WebOptions.TMP_DIR, folder.data().toString())
                // A process that was killed is noticed when it misses two heartbeats; one that is
                // slow, not before 20 s.
                .set(HeartbeatManagerOptions.HEARTBEAT_INTERVAL, Duration.ofSeconds(1))
                .set(HeartbeatManagerOptions.HEARTBEAT_TIMEOUT, Duration.ofSeconds(20))
                .set(HeartbeatManagerOptions.HEARTBEAT_RPC_FAILURE_THRESHOLD, 2)
                // Started without Flink's scripts, a TaskManager must be told all of its memory.
                .set(TaskManagerOptions.CPU_CORES, 2.0)
                .set(TaskManagerOptions.FRAMEWORK_HEAP_MEMORY, mebi(FRAMEWORK_HEAP))
                .set(TaskManagerOptions.TASK_HEAP_MEMORY, mebi(TASK_HEAP))
                .set(TaskManagerOptions.FRAMEWORK_OFF_HEAP_MEMORY, mebi(OFF_HEAP))
                .set(TaskManagerOptions.TASK_OFF_HEAP_MEMORY, MemorySize.ZERO)
                .set(TaskManagerOptions.JVM_METASPACE, mebi(METASPACE))
                .set(TaskManagerOptions.JVM_OVERHEAD_MIN, mebi(64))
                .set(TaskManagerOptions.JVM_OVERHEAD_MAX, mebi(64))
                .toMap());
    try (BufferedWriter file = Files.newBufferedWriter(folder.conf().resolve(FLINK))) {
      for (Map.Entry<String, String> setting : settings.entrySet()) {
        file.write(setting.getKey() + ": " + quoted(setting.getValue()) + "\n");
      }
    }
  }

  private static MemorySize mebi(int size) {
    return MemorySize.ofMebiBytes(size);
  }

  /** A JSON string is a YAML string, whatever is in it. */
  private static String quoted(String value) throws JsonProcessingException {
    return Json.MAPPER.writeValueAsString(value);
  }
}

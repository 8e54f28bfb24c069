package io.gatewaymeter.kit.cluster.standalone;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import kafka.Kafka;
import org.apache.flink.configuration.TaskManagerOptions;
import org.apache.flink.runtime.entrypoint.StandaloneSessionClusterEntrypoint;
import org.apache.flink.runtime.taskexecutor.TaskManagerRunner;

/** Starts each kind of process, with memory for a laptop: all of them together below 2.5 GB. */
final class Launch {
  private static final List<String> FLINK =
      List.of(
          // As Flink's own scripts: DataStream API V2 reaches into Java's collections.
          "--add-opens=java.base/java.util=ALL-UNNAMED",
          "--enable-native-access=ALL-UNNAMED",
          // A process whose start takes longer gives up; by default after 10 s, which a busy laptop
          // may need. Flink's own option pekko.startup-timeout sets another key than Pekko reads.
          "-Dpekko.remote.classic.startup-timeout=60s");

  private final ClusterFolder folder;
  private final Jvm jvm;

  Launch(ClusterFolder folder) {
    this.folder = folder;
    this.jvm = new Jvm(folder);
  }

  ClusterProcess broker() throws IOException {
    return jvm.start(
        ClusterState.BROKER,
        List.of("-Xmx192m"),
        ClassPaths.broker(),
        Kafka.class.getName(),
        List.of(folder.conf().resolve(ClusterFiles.BROKER).toString()));
  }

  ClusterProcess jobManager() throws IOException {
    List<String> options = new ArrayList<>(List.of("-Xmx192m", "-XX:MaxMetaspaceSize=160m"));
    options.addAll(FLINK);
    return jvm.start(
        ClusterState.JOB_MANAGER,
        options,
        ClassPaths.flink(),
        StandaloneSessionClusterEntrypoint.class.getName(),
        List.of("--configDir", folder.conf().toString()));
  }

  /** Starts a TaskManager whose id is its process's name. */
  ClusterProcess taskManager(int number) throws IOException {
    String name = ClusterState.TASK_MANAGER + number;
    List<String> options =
        new ArrayList<>(
            List.of(
                "-Xmx" + (ClusterFiles.FRAMEWORK_HEAP + ClusterFiles.TASK_HEAP) + "m",
                "-XX:MaxDirectMemorySize=" + (ClusterFiles.OFF_HEAP + 16) + "m",
                "-XX:MaxMetaspaceSize=" + ClusterFiles.METASPACE + "m"));
    options.addAll(FLINK);
    return jvm.start(
        name,
        options,
        ClassPaths.flink(),
        TaskManagerRunner.class.getName(),
        List.of(
            "--configDir",
            folder.conf().toString(),
            "-D" + TaskManagerOptions.TASK_MANAGER_RESOURCE_ID.key() + "=" + name));
  }
}

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
  /** What Flink's own scripts open: DataStream API V2 reaches into Java's collections. */
  private static final List<String> OPENS =
      List.of("--add-opens=java.base/java.util=ALL-UNNAMED", "--enable-native-access=ALL-UNNAMED");

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
    options.addAll(OPENS);
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
    options.addAll(OPENS);
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

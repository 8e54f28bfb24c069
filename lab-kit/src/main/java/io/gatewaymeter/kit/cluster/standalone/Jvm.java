package io.gatewaymeter.kit.cluster.standalone;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts the cluster's processes: JVMs that outlive this one. */
final class Jvm {
  /** A cluster's process is not for Ctrl-C of the terminal it was started from, nor for its end. */
  private static final List<String> DEAF_TO_THE_TERMINAL =
      List.of("sh", "-c", "trap '' INT HUP; exec \"$@\"", "sh");

  private final ClusterFolder folder;

  Jvm(ClusterFolder folder) {
    this.folder = folder;
  }

  /**
   * Starts a JVM that logs to {@code NAME.log} and prints to {@code NAME.out}.
   *
   * @param options of the JVM, as {@code -Xmx64m}
   */
  ClusterProcess start(
      String name, List<String> options, String classPath, String main, List<String> arguments)
      throws IOException {
    List<String> command = new ArrayList<>();
    if (File.separatorChar == '/') {
      command.addAll(DEAF_TO_THE_TERMINAL);
    }
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add(folder.mark());
    command.addAll(options);
    // Small and soon up: what these processes run is short.
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xss512k"));
    command.add("-XX:+ExitOnOutOfMemoryError");
    // Kafka does not start in a Turkish locale.
    command.addAll(List.of("-Duser.language=en", "-Duser.country=US"));
    command.add("-Dlog.file=" + folder.logs().resolve(name + ".log"));
    command.add(
        "-Dlog4j2.configurationFile="
            + folder.conf().resolve(ClusterFiles.LOGGING).toUri().toASCIIString());
    command.addAll(List.of("-cp", classPath, main));
    command.addAll(arguments);
    File out = folder.logs().resolve(name + ".out").toFile();
    Process process =
        new ProcessBuilder(command)
            .directory(folder.dir().toFile())
            .redirectInput(ProcessBuilder.Redirect.from(nothing()))
            .redirectErrorStream(true)
            .redirectOutput(out)
            .start();
    return ClusterProcess.of(name, process.toHandle());
  }

  private static File nothing() {
    return new File(File.separatorChar == '/' ? "/dev/null" : "NUL");
  }
}

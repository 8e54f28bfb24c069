package io.gatewaymeter.kit.cluster.standalone;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What the processes of a cluster wrote before they ended. */
final class ProcessLog {
  private final ClusterFolder folder;

  ProcessLog(ClusterFolder folder) {
    this.folder = folder;
  }

  /** The cause that a process gave last, in one line; empty if it gave none. */
  String lastCause(String process) {
    return lines(process)
        .filter(line -> line.startsWith("Caused by: "))
        .reduce((earlier, later) -> later)
        .map(line -> line.substring("Caused by: ".length()))
        .orElse("");
  }

  /** Whether a process ended because another program took its port first. */
  boolean isPortTaken(String process) {
    return lines(process).anyMatch(line -> line.contains("java.net.BindException"));
  }

  private Stream<String> lines(String process) {
    return Stream.of(".log", ".out").flatMap(kind -> read(process + kind).stream());
  }

  private List<String> read(String file) {
    Path path = folder.logs().resolve(file);
    try {
      return Files.exists(path) ? Files.readAllLines(path, StandardCharsets.ISO_8859_1) : List.of();
    } catch (IOException e) {
      return List.of();
    }
  }
}

package io.gatewaymeter.kit.cluster.standalone;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * Where a standalone cluster keeps its files, and by which it is found again: one cluster a folder.
 *
 * @param dir the folder; made when a cluster starts
 */
public record ClusterFolder(Path dir) {

  /**
   * What each process logs, and what it prints. Kept when the cluster stops, until the next one.
   */
  public Path logs() {
    return dir.resolve("logs");
  }

  /** Settings of broker and Flink. */
  Path conf() {
    return dir.resolve("conf");
  }

  /** Everything that is of no use once the cluster has stopped. */
  Path data() {
    return dir.resolve("data");
  }

  Path stateFile() {
    return dir.resolve("cluster.json");
  }

  /** An option of every process of this folder's cluster, by which it can be told from others. */
  String mark() {
    return "-Djava.io.tmpdir=" + data();
  }

  /** What runs with this folder's mark, as far as the system tells how a process was started. */
  Stream<ProcessHandle> processes() {
    return ProcessHandle.allProcesses()
        .filter(process -> process.info().commandLine().orElse("").contains(mark() + " "));
  }

  /** Something that must not be done twice at the same time, by two terminals. */
  interface Exclusive<T> {
    T run() throws LabFailure, IOException;
  }

  /** Waits for its turn, and keeps everybody else out of the folder meanwhile. */
  <T> T exclusively(Exclusive<T> work) throws LabFailure {
    try {
      Files.createDirectories(dir);
      // The file's lock keeps other processes out, not other threads of this one.
      synchronized (ClusterFolder.class) {
        try (FileChannel channel = FileChannel.open(dir.resolve("lock"), CREATE, WRITE)) {
          channel.lock(); // until the channel is closed
          return work.run();
        }
      }
    } catch (IOException e) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "Cannot write the cluster's files to %s (%s); make that folder writable, and free space there."
              .formatted(dir, RootCause.of(e)),
          e);
    }
  }

  /** Makes the folders of a new cluster, empty. */
  void prepare() throws IOException {
    for (Path folder : new Path[] {logs(), conf(), data()}) {
      delete(folder);
      Files.createDirectories(folder);
    }
  }

  /** Deletes all but the logs. */
  void tidy() throws IOException {
    Files.deleteIfExists(stateFile());
    delete(conf());
    delete(data());
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (NoSuchFileException e) {
      // Nothing to delete.
    }
  }
}

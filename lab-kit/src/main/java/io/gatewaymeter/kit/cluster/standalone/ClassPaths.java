package io.gatewaymeter.kit.cluster.standalone;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.flink.connector.kafka.source.KafkaSource;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import picocli.CommandLine;

/** The class paths of the cluster's processes, taken from the one of this JVM. */
final class ClassPaths {
  /** What a job brings along in its jar; on the cluster's own path it would hide a hole there. */
  private static final Set<Path> OF_JOBS =
      Stream.of(
              KafkaSource.class,
              KafkaConsumer.class,
              ObjectMapper.class,
              JsonParser.class,
              JsonProperty.class,
              CommandLine.class)
          .map(ClassPaths::codeOf)
          .collect(Collectors.toSet());

  private ClassPaths() {}

  /** Everything that this JVM has. */
  static String broker() {
    return System.getProperty("java.class.path");
  }

  /** Flink and its logging, as in {@code lib} of a Flink that was installed; no class of ours. */
  static String flink() throws IOException {
    StringBuilder kept = new StringBuilder();
    for (String entry : List.of(broker().split(File.pathSeparator))) {
      Path path = Path.of(entry).toAbsolutePath();
      if (Files.isRegularFile(path) && !OF_JOBS.contains(path) && !isOurs(path)) {
        kept.append(kept.isEmpty() ? "" : File.pathSeparator).append(path);
      }
    }
    return kept.toString();
  }

  private static boolean isOurs(Path jar) throws IOException {
    try (JarFile entries = new JarFile(jar.toFile())) {
      return entries.getEntry("io/gatewaymeter/") != null;
    }
  }

  private static Path codeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}

package io.gatewaymeter.kit.cluster.compose;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** A program in place of {@code docker}, for what a real one does not do on demand. */
final class FakeDocker {
  private FakeDocker() {}

  /** One that says what the files {@code out} and {@code err} of a folder hold, and then ends. */
  static Docker saying(Path dir) {
    return program(dir, Duration.ofSeconds(30), dir.toString());
  }

  /** One that never answers. */
  static Docker silent(Path dir) {
    return program(dir, Duration.ofSeconds(1));
  }

  private static Docker program(Path dir, Duration patience, String... arguments) {
    try {
      Path classes =
          Path.of(FakeDocker.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path java = Path.of(System.getProperty("java.home"), "bin", "java");
      return new Docker(
          List.of(
              java.toString(),
              "-cp",
              classes.toString(),
              FakeDocker.class.getName(),
              String.join(",", arguments)),
          dir,
          patience);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    if (args[0].isEmpty()) {
      new CountDownLatch(1).await();
    }
    Path dir = Path.of(args[0]);
    System.out.write(Files.readAllBytes(dir.resolve("out")));
    System.out.flush();
    byte[] complaint = Files.readAllBytes(dir.resolve("err"));
    System.err.write(complaint);
    System.err.flush();
    System.exit(complaint.length == 0 ? 0 : 1);
  }
}

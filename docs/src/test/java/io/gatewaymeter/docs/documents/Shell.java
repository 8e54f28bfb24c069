package io.gatewaymeter.docs.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A shell in a folder of its own, in which {@code ./lab} is the repository's.
 *
 * @param dir the folder
 */
record Shell(Path dir) {
  private static final long TIMEOUT_SECONDS = 600;

  /** What a command printed, and how it ended. */
  record Result(int exitCode, String output) {}

  /**
   * Opens one.
   *
   * @param student whose worksheets {@code ./lab} sees
   */
  static Shell in(Path dir, Path student) throws IOException {
    Path lab = Files.createDirectories(dir).resolve("lab");
    Files.writeString(
        lab,
        "#!/bin/sh\nexport JDK_JAVA_OPTIONS='-Dlab.student=%s'\nexec '%s' \"$@\" 2>err\n"
            .formatted(student, Document.ROOT.resolve("lab")));
    if (!lab.toFile().setExecutable(true)) {
      throw new IOException("Cannot make " + lab + " executable.");
    }
    return new Shell(dir);
  }

  /** Types a line. What {@code ./lab} writes to standard error is not in the output. */
  Result type(String line) throws Exception {
    Path out = dir.resolve("out");
    ProcessBuilder shell =
        new ProcessBuilder(List.of("sh", "-c", line))
            .directory(dir.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile());
    Process process = shell.start();
    if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError(line + " does not end.");
    }
    return new Result(process.exitValue(), Files.readString(out));
  }
}

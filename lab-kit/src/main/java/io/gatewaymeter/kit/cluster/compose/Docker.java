package io.gatewaymeter.kit.cluster.compose;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * The program {@code docker}, called in the folder of the compose file. So the engine's address,
 * the project's name and {@code .env} are Docker's own business, on every system.
 */
final class Docker {
  private final List<String> program;
  private final Path dir;
  private final Duration patience;

  /**
   * Calls nothing yet.
   *
   * @param program what starts {@code docker}, without its arguments
   * @param dir the folder with {@code compose.yaml}
   * @param patience how long one call may take
   */
  Docker(List<String> program, Path dir, Duration patience) {
    this.program = List.copyOf(program);
    this.dir = dir;
    this.patience = patience;
  }

  Path dir() {
    return dir;
  }

  /**
   * Calls it and waits for its end.
   *
   * @return what it wrote to standard output
   * @throws LabFailure if there is none, it fails, or it takes too long
   */
  String call(String... arguments) throws LabFailure {
    String name = "docker " + String.join(" ", arguments);
    List<String> command = new ArrayList<>(program);
    command.addAll(List.of(arguments));
    Process process = start(command);
    try {
      process.getOutputStream().close();
      // Read beside the waiting: a program stops while nobody takes what it says.
      CompletableFuture<String> out = text(process.getInputStream());
      CompletableFuture<String> err = text(process.getErrorStream());
      if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        throw failed(name, "no answer within " + patience.toSeconds() + " s", null);
      }
      if (process.exitValue() != 0) {
        throw failed(name, complaint(err.join()), null);
      }
      return out.join();
    } catch (IOException e) {
      throw failed(name, RootCause.of(e), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw failed(name, "interrupted", e);
    } finally {
      process.destroyForcibly();
    }
  }

  private Process start(List<String> command) throws LabFailure {
    try {
      return new ProcessBuilder(command).directory(dir.toFile()).start();
    } catch (IOException e) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "Cannot start the program %s in %s; install Docker with compose 2.26 or newer, or run the lab without --on compose."
              .formatted(program.get(0), dir),
          e);
    }
  }

  private static CompletableFuture<String> text(InputStream stream) {
    return CompletableFuture.supplyAsync(
        () -> {
          try (stream) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  private static String complaint(String err) {
    return err.lines()
        .filter(line -> !line.isBlank() && !line.contains("level=warning"))
        .findFirst()
        .orElse("without a word");
  }

  private LabFailure failed(String command, String reason, Exception cause) {
    return new LabFailure(
        LabFailure.ENVIRONMENT,
        "\"%s\" failed in %s (%s); start Docker, then run \"%s\" there."
            .formatted(command, dir, reason, ComposeProject.UP),
        cause);
  }
}

package io.gatewaymeter.cli.launch;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A class-data archive of the libraries, which saves a third of a short run. A JVM takes it only if
 * the class path begins with the same jars; our own classes come behind them as folders and are not
 * in it, so that an edit leaves it as it is. It is never required.
 */
final class Archive {
  private static final String NAME = "archive";
  private static final int TRAINING_SECONDS = 120;

  private final Checkout checkout;
  private final Built built;
  private final List<Path> libraries;
  private final Path file;

  Archive(Checkout checkout, Built built, List<Path> libraries) {
    this.checkout = checkout;
    this.built = built;
    this.libraries = libraries;
    this.file = checkout.target().resolve("libraries.jsa");
  }

  /** The archive, if there is one for this JDK and these jars. */
  Optional<Path> usable() throws IOException {
    return built.is(NAME, key()) && Files.exists(file) ? Optional.of(file) : Optional.empty();
  }

  /** Makes the archive, unless this was tried before with this JDK and these jars. */
  void ensure() throws IOException {
    Fingerprint key = key();
    if (built.is(NAME, key)) {
      return;
    }
    System.err.println("Preparing a faster start, once for this JDK ...");
    Path work = Files.createTempDirectory("gatewaymeter-archive-");
    try {
      Files.deleteIfExists(file);
      make(work);
      built.remember(NAME, key);
    } finally {
      Folders.delete(work);
    }
  }

  /** Runs a small lab to learn which classes it loads, and archives those of the libraries. */
  private void make(Path work) throws IOException {
    Path loaded = work.resolve("loaded");
    List<String> lab = new ArrayList<>(List.of("-XX:DumpLoadedClassList=" + loaded));
    lab.add("-Djava.io.tmpdir=" + work);
    lab.addAll(List.of("-cp", ArgsFile.classPath(checkout, libraries), ArgsFile.MAIN));
    lab.addAll(List.of("2.2", "--seed", "1", "--event-set", "six-events"));
    lab.addAll(List.of("--evidence", work.resolve("evidence.json").toString()));
    if (!java(lab, work) || !Files.exists(loaded)) {
      return;
    }
    Path listed = work.resolve("libraries");
    try (Stream<String> classes = Files.lines(loaded)) {
      Files.write(listed, (Iterable<String>) classes.filter(it -> !isOurs(it))::iterator);
    }
    Path half = work.resolve("half.jsa");
    java(
        List.of(
            "-Xshare:dump",
            "-XX:SharedClassListFile=" + listed,
            "-XX:SharedArchiveFile=" + half,
            "-cp",
            ArgsFile.join(libraries)),
        work);
    if (Files.exists(half)) {
      Files.move(half, file);
    }
  }

  private static boolean isOurs(String line) {
    return line.contains("io/gatewaymeter/");
  }

  private boolean java(List<String> arguments, Path work) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ArgsFile.FLAGS);
    command.addAll(arguments);
    File nothing = new File(File.separatorChar == '\\' ? "NUL" : "/dev/null");
    Process process =
        new ProcessBuilder(command)
            .directory(work.toFile())
            .redirectErrorStream(true)
            .redirectOutput(nothing)
            .redirectInput(nothing)
            .start();
    Thread end = new Thread(process::destroy);
    Runtime.getRuntime().addShutdownHook(end);
    try {
      return process.waitFor(TRAINING_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      process.destroyForcibly();
      Runtime.getRuntime().removeShutdownHook(end);
    }
  }

  private Fingerprint key() throws IOException {
    Fingerprint key = new Fingerprint();
    key.add(System.getProperty("java.home")).add(System.getProperty("java.vm.version"));
    for (Path jar : libraries) {
      key.add(jar + " " + Files.size(jar) + " " + Files.getLastModifiedTime(jar));
    }
    return key;
  }
}

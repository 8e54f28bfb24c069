package io.gatewaymeter.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The lab as its user starts it: a JVM of its own, from {@code target/lab.args}, in a folder of its
 * own that also is its temporary folder.
 */
final class LabProcess implements AutoCloseable {
  /** A shell makes a build that it runs in the background deaf to Ctrl-C, and its children, too. */
  private static final List<String> HEARING = List.of("env", "--default-signal=INT");

  private static final List<String> BEFORE = succeeds(HEARING) ? HEARING : List.of();

  private final Path dir;
  private final Process process;

  private LabProcess(Path dir, Process process) {
    this.dir = dir;
    this.process = process;
  }

  /** What a lab left when it had ended. */
  record Result(int exitCode, String out, String err, List<String> temporaryFiles) {}

  /**
   * Starts a lab.
   *
   * @param dir a folder for the test alone; its {@code tmp} is the lab's temporary folder
   */
  static LabProcess start(Path dir, List<String> jvmOptions, String... args) throws IOException {
    return start(List.of(), dir, jvmOptions, args);
  }

  /**
   * Starts a lab that may write small files only, which a POSIX shell sees to.
   *
   * @param blocks of 512 bytes or 1 kB each, as the shell has it
   */
  static LabProcess startWithSmallFiles(int blocks, Path dir, String... args) throws IOException {
    List<String> limited = List.of("sh", "-c", "ulimit -f " + blocks + "; exec \"$@\"", "sh");
    return start(limited, dir, List.of(), args);
  }

  private static LabProcess start(
      List<String> before, Path dir, List<String> jvmOptions, String... args) throws IOException {
    Files.createDirectories(dir.resolve("tmp"));
    List<String> command = new ArrayList<>(BEFORE);
    command.addAll(before);
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Djava.io.tmpdir=" + dir.resolve("tmp"));
    // No test depends on who has written into student.yaml.
    command.add("-Dlab.student=" + dir.resolve("nobody"));
    command.addAll(jvmOptions);
    command.add("@" + argsFile());
    command.addAll(List.of(args));
    return new LabProcess(
        dir,
        new ProcessBuilder(command)
            .directory(dir.toFile())
            .redirectOutput(dir.resolve("out").toFile())
            .redirectError(dir.resolve("err").toFile())
            .start());
  }

  /** Whether the system has this command; not every env has the option. */
  private static boolean succeeds(List<String> command) {
    try {
      List<String> all = new ArrayList<>(command);
      all.add("true");
      return new ProcessBuilder(all).start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  static Result run(Path dir, String... args) throws Exception {
    try (LabProcess lab = start(dir, List.of(), args)) {
      return lab.await();
    }
  }

  private static Path argsFile() {
    try {
      Path classes =
          Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return classes.resolveSibling("lab.args");
    } catch (java.net.URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  Path tmp() {
    return dir.resolve("tmp");
  }

  String out() {
    return read("out");
  }

  /** Sends a signal, as {@code INT} for Ctrl-C. */
  void signal(String name) throws Exception {
    new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid())).start().waitFor();
  }

  /** Waits for the end. */
  Result await() throws Exception {
    if (!process.waitFor(Patience.LIMIT.toSeconds(), TimeUnit.SECONDS)) {
      throw new AssertionError("Still running. Out: " + out() + " Err: " + read("err"));
    }
    return new Result(process.exitValue(), out(), read("err"), temporaryFiles());
  }

  boolean alive() {
    return process.isAlive();
  }

  private List<String> temporaryFiles() throws IOException {
    try (Stream<Path> files = Files.walk(tmp())) {
      return files
          .filter(file -> !file.equals(tmp()))
          .map(file -> tmp().relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  private String read(String file) {
    try {
      return Files.readString(dir.resolve(file), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}

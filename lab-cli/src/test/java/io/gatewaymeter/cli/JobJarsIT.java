package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.lab.JobJar;
import io.gatewaymeter.kit.lab.Lab;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The job jars of this build, and their mains with nothing around them but Flink. */
class JobJarsIT {
  private static final String IN_THE_JOB_JAR = "(kafka|flink-connector-kafka|jackson|picocli).*";
  @TempDir Path dir;

  static Stream<Lab<?>> labs() {
    return Main.LABS.stream();
  }

  @ParameterizedTest
  @MethodSource("labs")
  void holdsWhatAClusterNeedsAndNothingElse(Lab<?> lab) throws Exception {
    assertThat(JobJarRules.problems(JobJar.of(lab.getClass()), job(lab))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("labs")
  void saysInOneLineWhichArgumentIsMissing(Lab<?> lab) throws Exception {
    assertFails(lab, "Missing required option", "--wrong");
  }

  @ParameterizedTest
  @MethodSource("labs")
  void saysInOneLineWhichParallelismIsNone(Lab<?> lab) throws Exception {
    assertFails(
        lab,
        "Invalid value for option '--parallelism': '0' is not a number from 1 to 32768;",
        "--bootstrap-servers=127.0.0.1:1",
        "--parallelism=0");
  }

  @ParameterizedTest
  @MethodSource("labs")
  void helpEndsWithoutAJob(Lab<?> lab) throws Exception {
    Process process = start(lab, "--help");
    assertThat(process.exitValue()).isZero();
    assertThat(out(process))
        .startsWith("Usage: " + simpleName(lab))
        .contains("--bootstrap-servers=HOST:PORT", "--bounded", "--parallelism=N");
  }

  private void assertFails(Lab<?> lab, String what, String... arguments) throws Exception {
    Process process = start(lab, arguments);
    assertThat(process.exitValue()).isEqualTo(1);
    assertThat(out(process).lines())
        .singleElement()
        .asString()
        .matches("Exception in thread \"main\" [\\w.$]+: .*")
        .contains(": " + what)
        .endsWith("; see " + simpleName(lab) + " --help.");
  }

  /** Runs a job jar's main to its end, on Flink's class path without any other class of ours. */
  private Process start(Lab<?> lab, String... arguments) throws Exception {
    String flink =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> !entry.replace('\\', '/').contains("/target/"))
            .filter(entry -> !Path.of(entry).getFileName().toString().matches(IN_THE_JOB_JAR))
            .collect(Collectors.joining(File.pathSeparator));
    Stream<String> java =
        Stream.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            JobJar.of(lab.getClass()) + File.pathSeparator + flink,
            job(lab));
    List<String> command = Stream.concat(java, Stream.of(arguments)).toList();
    Process process =
        new ProcessBuilder(command).directory(dir.toFile()).redirectErrorStream(true).start();
    if (!process.waitFor(Patience.LIMIT.toSeconds(), TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("Still running: " + command);
    }
    return process;
  }

  private static String out(Process process) throws Exception {
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private static String job(Lab<?> lab) {
    return lab.getClass().getName().replaceAll("Lab$", "Job");
  }

  private static String simpleName(Lab<?> lab) {
    return lab.getClass().getSimpleName().replaceAll("Lab$", "Job");
  }
}

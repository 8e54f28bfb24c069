package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What {@code ./lab} asks Maven for, in a repository of empty files with a Maven that only says.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the script is for a POSIX shell")
class LabScriptTest {
  private static final String STARTS = "java @ROOT/lab-cli/target/lab.args ";

  @TempDir Path dir;

  private Path root;

  @BeforeEach
  void writeARepository() throws Exception {
    root = Files.createDirectory(dir.resolve("the labs"));
    Files.copy(repository().resolve("lab"), root.resolve("lab"));
    // Sources are from minute 2, classes from minute 3, job jars from minute 4.
    file("pom.xml", 2);
    file("lab-2-1-one/src/main/java/One.java", 2);
    file("lab-2-2-two/src/main/java/Two.java", 2);
    file("lab-cli/target/lab.args", 3);
    file("lab-2-1-one/target/lab-2-1-one-job.jar", 4);
    file("lab-2-2-two/target/lab-2-2-two-job.jar", 4);
    file("lab-cli/target/job-jars", 4);
    command("mvn", "echo \"mvn ${*##* }\"");
    command("java", "echo \"java $*\"");
  }

  @ParameterizedTest
  @CsvSource({"2.2", "2.2 --on embedded", "2.2 --on standalone", "2.2 --on=compose --seed 7"})
  void afterABuildItStartsAtOnce(String line) throws Exception {
    assertThat(lab(line)).containsExactly(STARTS + line);
  }

  @ParameterizedTest
  @CsvSource({
    "2.2,                     process-classes",
    "2.2 --hold,              process-classes",
    "2.2 --on embedded,       process-classes",
    "2.2 --on standalone,     package",
    "2.2 --on=standalone,     package",
    "2.2 --hold --on compose, package",
    "2.2 --on=compose --hold, package",
  })
  void anEditIsBuiltAsFarAsTheCommandLineNeedsIt(String line, String phase) throws Exception {
    file("lab-2-1-one/src/main/java/One.java", 5);
    assertThat(lab(line)).containsExactly("mvn " + phase, STARTS + line);
  }

  @Test
  void classesOfAnEditAreNoJobJarOfItYet() throws Exception {
    file("lab-2-1-one/src/main/java/One.java", 5);
    file("lab-cli/target/lab.args", 6);
    assertThat(lab("2.2")).containsExactly(STARTS + "2.2");
    assertThat(lab("2.2 --on standalone"))
        .containsExactly("mvn package", STARTS + "2.2 --on standalone");
  }

  @Test
  void aJobJarThatABuildLeftAsItWasIsNotBuiltAgain() throws Exception {
    file("lab-2-1-one/src/main/java/One.java", 5);
    file("lab-cli/target/lab.args", 6);
    file("lab-cli/target/job-jars", 7);
    assertThat(lab("2.2 --on standalone")).containsExactly(STARTS + "2.2 --on standalone");
  }

  @Test
  void aMissingJobJarIsBuiltOnlyForACommandLineThatRunsIt() throws Exception {
    Files.delete(root.resolve("lab-2-2-two/target/lab-2-2-two-job.jar"));
    assertThat(lab("2.2")).containsExactly(STARTS + "2.2");
    assertThat(lab("2.2 --on compose")).containsExactly("mvn package", STARTS + "2.2 --on compose");
  }

  @Test
  void jobJarsDoNotStandInForMissingClasses() throws Exception {
    Files.delete(root.resolve("lab-cli/target/lab.args"));
    assertThat(lab("2.2 --on compose"))
        .containsExactly("mvn process-classes", STARTS + "2.2 --on compose");
  }

  @Test
  void aBuildThatFailsStartsNothing() throws Exception {
    file("pom.xml", 5);
    command("mvn", "echo red; exit 1");
    assertThat(lab("2.2")).containsExactly("red");
  }

  private void file(String name, int minute) throws Exception {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, new byte[0]);
    Files.setLastModifiedTime(file, FileTime.fromMillis(minute * 60_000L));
  }

  private void command(String name, String script) throws Exception {
    Path file = dir.resolve("bin").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + script + "\n", StandardCharsets.US_ASCII);
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  /** What Maven and Java were asked for, without the script's own words. */
  private List<String> lab(String line) throws Exception {
    List<String> command = new ArrayList<>(List.of("sh", root.resolve("lab").toString()));
    command.addAll(Arrays.asList(line.split(" ")));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.directory(dir.toFile());
    builder.environment().remove("JAVA_HOME");
    builder.environment().merge("PATH", dir.resolve("bin") + ":", (path, bin) -> bin + path);
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return out.replace(root.toString(), "ROOT")
        .lines()
        .filter(said -> !said.startsWith("Building "))
        .toList();
  }

  private static Path repository() throws Exception {
    Path code = Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return code.getParent().getParent().getParent();
  }
}

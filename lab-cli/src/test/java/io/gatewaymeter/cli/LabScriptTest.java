package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the script {@code ./lab} itself does, with a Java that only says what it was asked. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the script is for a POSIX shell")
class LabScriptTest {
  private static final String SOURCES = "lab-cli/src/main/java/io/gatewaymeter/cli/launch";

  private static final String JAVA =
      """
      #!/bin/sh
      case "$*" in
        -version) echo 'openjdk version "%s" 2024-01-16' >&2 ;;
        --list-modules) printf 'java.base@17\\n%s@17\\n' ;;
        *javac.Main*) echo compile; for to; do [ "$last" != -d ] || mkdir -p "$to"; last=$to; done ;;
        *launch.Launcher*) echo "launch ${*##*launch.Launcher }"; exit %d ;;
        *) echo "run $*" ;;
      esac
      """;

  @TempDir Path dir;

  private Path root;

  @BeforeEach
  void writeARepository() throws Exception {
    root = Files.createDirectory(dir.toRealPath().resolve("the labs"));
    Files.copy(repository().resolve("lab"), root.resolve("lab"));
    Files.createDirectories(root.resolve(SOURCES));
    Files.writeString(root.resolve(SOURCES).resolve("Launcher.java"), "one");
    java("17.0.10", "jdk.compiler", 0);
  }

  @Test
  void theLauncherIsCompiledOnceAndSeesEveryCommandLine() throws Exception {
    assertThat(lab("2.2"))
        .containsExactly("compile", "launch ROOT 2.2", "run @ROOT/lab-cli/target/lab.args 2.2");
    assertThat(lab("2.3 --seed 7"))
        .containsExactly(
            "launch ROOT 2.3 --seed 7", "run @ROOT/lab-cli/target/lab.args 2.3 --seed 7");
  }

  @Test
  void aLauncherWithOtherSourcesIsCompiledAgainWhateverTheirTimes() throws Exception {
    lab("2.2");
    Path source = root.resolve(SOURCES).resolve("Launcher.java");
    var time = Files.getLastModifiedTime(source);
    Files.writeString(source, "two");
    Files.setLastModifiedTime(source, time);
    assertThat(lab("2.2")).startsWith("compile").hasSize(3);
    assertThat(lab("2.2")).hasSize(2);
  }

  @Test
  void whatTheLauncherCannotBuildIsNotStarted() throws Exception {
    java("17.0.10", "jdk.compiler", 3);
    assertThat(lab("2.2")).containsExactly("compile", "launch ROOT 2.2");
  }

  @Test
  void whatTheLauncherHasSeenIsStartedAtOnceUntilSomethingChanges() throws Exception {
    String run = "run @ROOT/lab-cli/target/lab.args 2.2";
    Path source = root.resolve("common/src/main/Event.java");
    Path jar = Files.createFile(dir.resolve("a.jar"));
    for (String file :
        List.of("pom.xml", ".mvn/x", "common/pom.xml", "common/src/main/Event.java")) {
      write(file, "one");
    }
    write("common/target/classes/Event.class", "one");
    write("lab-cli/target/classes/Main.class", "one");
    lab("2.2");
    write("lab-cli/target/class-path", jar + ":" + jar);
    write("lab-cli/target/seen", root + "\n");
    assertThat(lab("2.2")).containsExactly(run);
    assertThat(lab("2.2 --on standalone")).startsWith("launch ROOT 2.2 --on standalone");

    // The time of the content says nothing: it may be copied from anywhere.
    var longAgo = java.nio.file.attribute.FileTime.fromMillis(0);
    Files.setLastModifiedTime(root.resolve("lab-cli/target/seen"), longAgo);
    assertThat(lab("2.2")).containsExactly("launch ROOT 2.2", run);
    write("lab-cli/target/seen", root + "\n");
    assertThat(lab("2.2")).containsExactly(run);
    awaitNextTick(root.resolve("lab-cli/target/seen"));
    Files.setLastModifiedTime(source, longAgo);
    assertThat(lab("2.2")).containsExactly("launch ROOT 2.2", run);

    write("lab-cli/target/seen", root + "\n");
    assertThat(lab("2.2")).containsExactly(run);
    awaitNextTick(root.resolve("lab-cli/target/seen"));
    Files.delete(root.resolve("common/target/classes/Event.class"));
    assertThat(lab("2.2")).containsExactly("launch ROOT 2.2", run);

    write("lab-cli/target/seen", root + "\n");
    Files.delete(jar);
    assertThat(lab("2.2")).containsExactly("launch ROOT 2.2", run);
    Files.createFile(jar);
    assertThat(lab("2.2")).containsExactly(run);
    write("lab-cli/target/seen", "/somewhere/else\n");
    assertThat(lab("2.2")).containsExactly("launch ROOT 2.2", run);
  }

  /** Until a file that is written now is newer than this one, as the file system tells the time. */
  private void awaitNextTick(Path file) throws Exception {
    Path now = dir.resolve("now");
    do {
      Files.writeString(now, "now");
    } while (Files.getLastModifiedTime(now).compareTo(Files.getLastModifiedTime(file)) <= 0);
  }

  private void write(String file, String content) throws Exception {
    Files.createDirectories(root.resolve(file).getParent());
    Files.writeString(root.resolve(file), content);
  }

  @Test
  void anOldJavaIsOneSentence() throws Exception {
    java("1.8.0_392", "jdk.compiler", 0);
    assertThat(lab("2.2"))
        .containsExactly(
            "BIN/java is Java 8: install a JDK 17 or newer, and put it first on the PATH or into JAVA_HOME.");
    java("11.0.21", "jdk.compiler", 0);
    assertThat(lab("2.2")).singleElement().asString().startsWith("BIN/java is Java 11: ");
  }

  @Test
  void anotherJavaIsAskedForItsVersionAgain() throws Exception {
    lab("2.2");
    java("1.8.0_392", "jdk.compiler", 0);
    assertThat(lab("2.2")).singleElement().asString().startsWith("BIN/java is Java 8: ");
  }

  @Test
  void aRuntimeWithoutACompilerIsOneSentence() throws Exception {
    java("21", "java.xml", 0);
    assertThat(lab("2.2"))
        .containsExactly("BIN/java has no compiler: install a JDK 17 or newer, not a JRE.");
  }

  @Test
  void noJavaAtAllIsOneSentence() throws Exception {
    assertThat(said(List.of("sh", root + "/lab", "2.2"), Map.of("JAVA_HOME", dir + "/none")))
        .containsExactly("No java found: install a JDK 17 or newer.");
  }

  @Test
  void aLinkAndAFolderSearchPathLeadToTheRepository() throws Exception {
    Path link = Files.createSymbolicLink(dir.resolve("bin/mylab"), Path.of("../the labs/lab"));
    Path second = Files.createSymbolicLink(dir.resolve("second"), link.toAbsolutePath());
    lab("2.2");
    assertThat(said(List.of("sh", second.toString(), "2.2"), Map.of()))
        .containsExactly("launch ROOT 2.2", "run @ROOT/lab-cli/target/lab.args 2.2");
    Files.createDirectories(dir.resolve("elsewhere/the labs"));
    assertThat(
            said(
                List.of("sh", "the labs/lab", "2.2"),
                Map.of("CDPATH", dir.resolve("elsewhere").toString())))
        .containsExactly("launch ROOT 2.2", "run @ROOT/lab-cli/target/lab.args 2.2");
  }

  private void java(String version, String module, int exitCode) throws Exception {
    Path file = dir.resolve("bin/java");
    Files.createDirectories(file.getParent());
    Files.deleteIfExists(file);
    Files.writeString(file, JAVA.formatted(version, module, exitCode));
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private List<String> lab(String line) throws Exception {
    List<String> command = new ArrayList<>(List.of("sh", root.resolve("lab").toString()));
    command.addAll(Arrays.asList(line.split(" ")));
    return said(command, Map.of());
  }

  private List<String> said(List<String> command, Map<String, String> environment)
      throws Exception {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.directory(dir.toFile());
    builder.environment().remove("JAVA_HOME");
    builder.environment().merge("PATH", dir.resolve("bin") + ":", (path, bin) -> bin + path);
    builder.environment().putAll(environment);
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return out.replace(root.toString(), "ROOT")
        .replace(dir.resolve("bin").toString(), "BIN")
        .lines()
        .toList();
  }

  private static Path repository() throws Exception {
    Path code = Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return code.getParent().getParent().getParent();
  }
}

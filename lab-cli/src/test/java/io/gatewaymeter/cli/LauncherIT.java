package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.testing.FullDepth;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./lab} in a clone that is built, then moved, copied, linked to and edited. */
@FullDepth
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the script is for a POSIX shell")
class LauncherIT {
  private static final String MAIN = "lab-cli/src/main/java/io/gatewaymeter/cli/Main.java";
  private static final String USAGE =
      "GatewayMeter labs for module 2, \"Streams, Keys, and Operators\".";

  @TempDir Path dir;
  private Path root;

  @BeforeEach
  void cloneTheRepository() throws Exception {
    Path repository = Path.of("").toAbsolutePath().getParent();
    root = dir.toRealPath().resolve("the labs, first");
    for (String file : List.of("lab", "pom.xml", "student.yaml")) {
      copy(repository.resolve(file), root.resolve(file));
    }
    copy(repository.resolve(".mvn"), root.resolve(".mvn"));
    try (Stream<Path> modules = Files.list(repository)) {
      for (Path module : modules.filter(it -> Files.exists(it.resolve("pom.xml"))).toList()) {
        Path to = root.resolve(module.getFileName());
        copy(module.resolve("pom.xml"), to.resolve("pom.xml"));
        copy(module.resolve("src/main"), to.resolve("src/main"));
      }
    }
  }

  @Test
  void whatRunsIsAlwaysWhatIsInTheFolder() throws Exception {
    Said first = lab("--help");
    assertThat(first.err())
        .startsWith("Asking Maven for the libraries ...", "  1 of 9: GatewayMeter labs")
        .contains("Compiling common ...", "Compiling lab-cli ...")
        .allMatch(line -> line.matches("(Asking|Compiling|  \\d+ of) .*|  \\d+ files downloaded"));
    assertThat(first.out()).contains(USAGE);
    assertThat(lab("--help").err()).isEmpty();

    // Moved, and called through a link from somewhere else.
    Path moved = root.resolveSibling("the labs, moved");
    Files.move(root, moved);
    root = moved;
    assertThat(lab("--help").err()).isEmpty();
    assertThat(root.resolve("lab-cli/target/lab.args")).content().doesNotContain("labs, first");
    Path link = Files.createSymbolicLink(dir.resolve("link"), root.resolve("lab"));
    assertThat(said(link.toString(), "--help").out()).contains(USAGE);

    // Copied, and the copy edited: each runs its own.
    Path original = root;
    root = root.resolveSibling("the labs, copied");
    copy(original, root);
    edit(MAIN, "GatewayMeter labs for module 2", "My labs for module 2");
    assertThat(lab("--help").err()).containsExactly("Compiling lab-cli ...");
    assertThat(lab("--help").out()).contains(USAGE.replace("GatewayMeter", "My"));
    assertThat(said(original.resolve("lab").toString(), "--help").out()).contains(USAGE);

    // A job with a warning runs; one with an error says where it is, and nothing else.
    String job = "lab-2-2-replay/src/main/java/io/gatewaymeter/replay/ReplayJob.java";
    edit(job, "private ReplayJob() {}", "private ReplayJob() { new java.util.ArrayList(); }");
    assertThat(lab("--help").err()).containsExactly("Compiling lab-2-2-replay ...");
    edit(job, "new java.util.ArrayList();", "new java.util.ArrayLis();");
    Said wrong = lab("2.2");
    assertThat(wrong.exitCode()).isEqualTo(3);
    assertThat(wrong.out()).isEmpty();
    assertThat(wrong.err())
        .containsExactly(
            "Compiling lab-2-2-replay ...",
            job + ":" + line(job, "ArrayLis()") + ": cannot find symbol",
            "  symbol:   class ArrayLis",
            "  location: package java.util");
    edit(job, "{ new java.util.ArrayLis(); }", "{}");
    assertThat(lab("--help").err()).containsExactly("Compiling lab-2-2-replay ...");

    // A library that is gone is asked for again.
    Path classPath = root.resolve("lab-cli/target/class-path");
    Files.writeString(classPath, dir.resolve("gone.jar") + ":" + Files.readString(classPath));
    assertThat(lab("--help").err())
        .startsWith(
            "1 of the libraries is gone from Maven's repository.",
            "Asking Maven for the libraries ...")
        .noneMatch(line -> line.startsWith("Compiling "));
  }

  private record Said(int exitCode, List<String> out, List<String> err) {}

  private Said lab(String... line) throws Exception {
    List<String> command = new ArrayList<>(List.of(root.resolve("lab").toString()));
    command.addAll(List.of(line));
    return said(command.toArray(String[]::new));
  }

  private Said said(String... command) throws Exception {
    Path out = dir.resolve("out");
    Path err = dir.resolve("err");
    Process process =
        new ProcessBuilder(command)
            .directory(dir.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    return new Said(process.waitFor(), Files.readAllLines(out), Files.readAllLines(err));
  }

  private void edit(String file, String before, String after) throws Exception {
    String source = Files.readString(root.resolve(file));
    assertThat(source).contains(before);
    Files.writeString(root.resolve(file), source.replace(before, after), StandardCharsets.UTF_8);
  }

  private int line(String file, String text) throws Exception {
    List<String> lines = Files.readAllLines(root.resolve(file));
    return lines.indexOf(lines.stream().filter(it -> it.contains(text)).findFirst().orElseThrow())
        + 1;
  }

  private static void copy(Path from, Path to) throws Exception {
    try (Stream<Path> files = Files.exists(from) ? Files.walk(from) : Stream.empty()) {
      for (Path file : files.toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.createDirectories(copy.getParent());
          Files.copy(file, copy, java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
        }
      }
    }
  }
}

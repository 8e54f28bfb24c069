package io.gatewaymeter.cli.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Evidence names the code that made it, so the same sources must be the same classes. */
class CompilerTest {
  @TempDir Path dir;

  @Test
  void theClassesAreThoseThatMavenMakes() throws Exception {
    Checkout checkout = new Checkout(Path.of("").toAbsolutePath().getParent());
    Path kit = checkout.module("lab-kit");
    new Compiler(checkout)
        .compile(kit.resolve("src/main/java"), System.getProperty("java.class.path"), dir);
    assertThat(classes(dir))
        .hasSizeGreaterThan(100)
        .isEqualTo(classes(checkout.classes("lab-kit")));
    for (String each : classes(dir)) {
      assertThat(dir.resolve(each))
          .hasSameBinaryContentAs(checkout.classes("lab-kit").resolve(each));
    }
  }

  private static List<String> classes(Path root) throws Exception {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> root.relativize(file).toString())
          .filter(name -> name.endsWith(".class"))
          .sorted()
          .toList();
    }
  }
}

package io.gatewaymeter.cli.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is compiled, and what is not, in a repository of four small modules. */
class ClassesTest {
  private static final String JOB = "lab-2-1-one/src/main/java/OneJob.java";

  @TempDir Path dir;
  private Path root;

  @BeforeEach
  void writeARepository() throws Exception {
    root = dir.toRealPath().resolve("the labs");
    write("common/src/main/java/Event.java", "public class Event {}");
    write("lab-kit/src/main/java/Kit.java", "public class Kit { Event event; }");
    write("lab-kit/src/main/resources/set.txt", "six events");
    write("lab-2-1-one/pom.xml", "<project/>");
    write(JOB, "public class OneJob { Kit kit; }");
    write("lab-2-1-one/src/main/java/OneLab.java", "public class OneLab { OneJob job; }");
    write("lab-cli/src/main/java/Main.java", "public class Main { OneLab lab; }");
  }

  @Test
  void everythingIsCompiledOnce() throws Exception {
    ensure(root);
    assertThat(root.resolve("common/target/classes/Event.class")).exists();
    assertThat(root.resolve("lab-cli/target/classes/Main.class")).exists();
    assertThat(root.resolve("lab-kit/target/classes/set.txt")).hasContent("six events");
    assertThat(compiled(() -> {})).isEmpty();
  }

  @Test
  void anEditedJobIsCompiledAndNothingElse() throws Exception {
    ensure(root);
    assertThat(compiled(() -> write(JOB, "public class OneJob { Kit kit; int n; }")))
        .containsExactly("lab-2-1-one");
  }

  @Test
  void anEditedLabIsCompiledWithTheModuleThatKnowsAllLabs() throws Exception {
    ensure(root);
    String lab = "lab-2-1-one/src/main/java/OneLab.java";
    assertThat(compiled(() -> write(lab, "public class OneLab { int n; }")))
        .containsExactly("lab-2-1-one", "lab-cli");
  }

  @Test
  void anEditBelowIsCompiledWithAllThatDependsOnIt() throws Exception {
    ensure(root);
    assertThat(
            compiled(() -> write("lab-kit/src/main/java/Kit.java", "public class Kit { int n; }")))
        .containsExactly("lab-kit", "lab-2-1-one", "lab-cli");
  }

  @Test
  void timesMeanNothing() throws Exception {
    ensure(root);
    FileTime tomorrow = FileTime.from(java.time.Instant.EPOCH.plus(Duration.ofDays(365_000)));
    assertThat(compiled(() -> Files.setLastModifiedTime(root.resolve(JOB), tomorrow))).isEmpty();
    FileTime before = Files.getLastModifiedTime(root.resolve(JOB));
    assertThat(
            compiled(
                () -> {
                  write(JOB, "public class OneJob { int other; }");
                  Files.setLastModifiedTime(root.resolve(JOB), before);
                }))
        .containsExactly("lab-2-1-one");
  }

  @Test
  void aClassWhoseSourceIsGoneIsGone() throws Exception {
    write("common/src/main/java/Old.java", "class Old {}");
    ensure(root);
    Files.delete(root.resolve("common/src/main/java/Old.java"));
    ensure(root);
    assertThat(root.resolve("common/target/classes/Old.class")).doesNotExist();
  }

  @Test
  void classesThatSomebodyElseWroteAreCompiledAgain() throws Exception {
    ensure(root);
    Path job = root.resolve("lab-2-1-one/target/classes/OneJob.class");
    byte[] right = Files.readAllBytes(job);
    Files.writeString(job, "other code");
    ensure(root);
    assertThat(job).hasBinaryContent(right);
  }

  @Test
  void aCopyAndAMovedFolderHaveNothingToCompile() throws Exception {
    ensure(root);
    Path copy = dir.toRealPath().resolve("copy");
    Folders.copy(root, copy);
    Files.move(root, dir.toRealPath().resolve("moved"));
    root = copy;
    assertThat(compiled(() -> {})).isEmpty();
    root = dir.toRealPath().resolve("moved");
    assertThat(compiled(() -> {})).isEmpty();
  }

  @Test
  void anErrorIsFileLineAndTheCompilersSentenceAndKeepsTheOldClasses() throws Exception {
    ensure(root);
    write(JOB, "public class OneJob {\n  int n = \"four\";\n  Strin s;\n}\n");
    for (int i = 0; i < 2; i++) {
      NotBuilt failure = catchThrowableOfType(NotBuilt.class, () -> ensure(root));
      assertThat(failure.getMessage().lines())
          .startsWith(
              Path.of(JOB) + ":3: cannot find symbol",
              "  symbol:   class Strin",
              "  location: class OneJob",
              Path.of(JOB) + ":2: incompatible types: java.lang.String cannot be converted to int");
    }
    assertThat(root.resolve("lab-2-1-one/target/classes/OneJob.class")).exists();
  }

  @Test
  void aWarningStopsNothing() throws Exception {
    write(JOB, "public class OneJob { java.util.List raw = new java.util.ArrayList(); }");
    ensure(root);
    assertThat(root.resolve("lab-2-1-one/target/classes/OneJob.class")).exists();
  }

  private interface Edit {
    void edit() throws Exception;
  }

  private List<String> compiled(Edit edit) throws Exception {
    edit.edit();
    return ensure(root);
  }

  private static List<String> ensure(Path root) throws Exception {
    Checkout checkout = new Checkout(root);
    return new Classes(checkout, Built.of(checkout)).ensure(List.of());
  }

  private void write(String file, String content) throws Exception {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, content);
  }
}

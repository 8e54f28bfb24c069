package io.gatewaymeter.docs.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import io.gatewaymeter.kit.lab.Observed;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.testing.FullDepth;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the READMEs and the pages tell their readers to type, and what they say that it prints. Each
 * command is run here, or {@code commands.yaml} says which test runs it, or why none does.
 */
@FullDepth
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the documents are written for a POSIX shell")
class DocumentedCommandsIT {
  @TempDir static Path dir;

  private static SharedLabs labs;
  private static Shell shell;

  @BeforeAll
  static void start() throws Exception {
    labs = new SharedLabs();
    Path ada = dir.resolve("ada");
    Ada.write(new StudentFolder(ada), labs.run("./lab 2.2"));
    shell = Shell.in(dir.resolve("shell"), ada);
  }

  @AfterAll
  static void stop() {
    labs.close();
  }

  @TestFactory
  Stream<DynamicTest> everyCommandIsRunAndPrintsWhatIsQuoted() throws Exception {
    DocumentedCommands commands = DocumentedCommands.read();
    RunElsewhere elsewhere = RunElsewhere.read();
    return commands.places().entrySet().stream()
        .map(
            each ->
                DynamicTest.dynamicTest(
                    "%s (%s)".formatted(each.getKey(), String.join(", ", each.getValue())),
                    () -> {
                      String line = each.getKey();
                      List<Block> quoted = commands.quoted().getOrDefault(line, List.of());
                      switch (Runner.of(line, elsewhere)) {
                        case LAB -> compare(quoted, runLab(line));
                        case SHELL -> compare(quoted, type(line));
                        case ELSEWHERE ->
                            elsewhere
                                .entry(line)
                                .flatMap(RunElsewhere.Entry::whyNot)
                                .ifPresent(reason -> abort("Not run: " + reason));
                        case NOBODY -> throw new AssertionError("No test runs this command.");
                      }
                    }));
  }

  private static List<String> runLab(String line) throws Exception {
    Observed<?> observed = labs.run(line);
    assertThat(observed.problems()).isEmpty();
    return observed.lines(new StudentFolder(dir).evidenceOf(observed.lab()));
  }

  private static List<String> type(String line) throws Exception {
    Shell.Result result = shell.type(line);
    // Of a check, 1 says that an answer has to be changed.
    assertThat(result.exitCode())
        .as(result.output())
        .isIn(line.startsWith("./lab check") ? List.of(0, 1) : List.of(0));
    return result.output().lines().toList();
  }

  private static void compare(List<Block> quoted, List<String> output) {
    assertThat(quoted.stream().flatMap(block -> Quotation.problem(block, output).stream()))
        .isEmpty();
  }
}

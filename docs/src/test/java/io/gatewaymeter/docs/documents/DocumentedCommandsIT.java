package io.gatewaymeter.docs.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import io.gatewaymeter.kit.lab.Observed;
import io.gatewaymeter.kit.lab.StudentFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.ParameterException;

/**
 * What the READMEs and the pages tell their readers to type, and what they say that it prints. Each
 * command is run here, or {@code commands.yaml} says which test runs it, or why none does.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the documents are written for a POSIX shell")
class DocumentedCommandsIT {
  @TempDir static Path dir;

  private static SharedLabs labs;
  private static Shell shell;
  private static Observed<?> replay;

  @BeforeAll
  static void start() throws Exception {
    labs = new SharedLabs();
    replay = labs.run("./lab 2.2");
    Path ada = dir.resolve("ada");
    Ada.write(new StudentFolder(ada), replay);
    shell = Shell.in(dir.resolve("shell"), ada);
  }

  @AfterAll
  static void stop() {
    labs.close();
  }

  @TestFactory
  Stream<DynamicTest> everyCommandIsRunAndPrintsWhatIsQuoted() throws Exception {
    Map<String, List<String>> places = new LinkedHashMap<>();
    Map<String, List<Block>> quoted = new LinkedHashMap<>();
    for (Document document : Document.all()) {
      for (Command command : document.commands()) {
        places.computeIfAbsent(command.line(), line -> new ArrayList<>()).add(command.place());
      }
      for (Block block : document.blocks()) {
        if (!block.printedBy().isEmpty()) {
          places.computeIfAbsent(block.printedBy(), line -> new ArrayList<>()).add(block.place());
          quoted.computeIfAbsent(block.printedBy(), line -> new ArrayList<>()).add(block);
        }
      }
    }
    RunElsewhere elsewhere = RunElsewhere.read();
    List<DynamicTest> tests = new ArrayList<>();
    places.forEach(
        (line, where) ->
            tests.add(
                DynamicTest.dynamicTest(
                    "%s (%s)".formatted(line, String.join(", ", where)),
                    () -> run(line, where, quoted.getOrDefault(line, List.of()), elsewhere))));
    tests.add(
        DynamicTest.dynamicTest(
            "every command of commands.yaml is in a document",
            () -> assertThat(places.keySet()).containsAll(elsewhere.commands())));
    return tests.stream();
  }

  private static void run(
      String line, List<String> places, List<Block> quoted, RunElsewhere elsewhere)
      throws Exception {
    if (elsewhere.commands().contains(line)) {
      elsewhere.whyNot(line).ifPresent(reason -> abort("Not run: " + reason));
      return;
    }
    List<String> output;
    if (line.matches("\\./lab 2\\.\\d( .*|$)") && !line.matches(".* --(help|hold|on).*")) {
      Observed<?> observed = run(line, places);
      assertThat(observed.problems()).isEmpty();
      Path module = new StudentFolder(dir).evidenceOf(observed.lab());
      output = observed.lines(module);
    } else if (line.matches("(\\./lab|grep|awk) .*")) {
      Shell.Result result = shell.type(line);
      // Of a check, 1 says that an answer has to be changed.
      assertThat(result.exitCode())
          .as(places + " " + result.output())
          .isIn(line.startsWith("./lab check") ? List.of(0, 1) : List.of(0));
      output = result.output().lines().toList();
    } else {
      throw new AssertionError(
          "%s: `%s` is run by no test; add it to commands.yaml, with the test that runs it or the reason why none does."
              .formatted(places.get(0), line));
    }
    assertThat(quoted.stream().flatMap(block -> Quotation.problem(block, output).stream()))
        .isEmpty();
  }

  private static Observed<?> run(String line, List<String> places) throws Exception {
    try {
      return labs.run(line);
    } catch (ParameterException e) {
      throw new AssertionError(
          "%s: `%s`: %s".formatted(String.join(", ", places), line, e.getMessage()), e);
    }
  }
}

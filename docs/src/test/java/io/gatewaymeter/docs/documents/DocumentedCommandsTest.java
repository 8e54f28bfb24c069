package io.gatewaymeter.docs.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.ParameterException;

/** What can be said of the documented commands before {@link DocumentedCommandsIT} runs them. */
class DocumentedCommandsTest {
  private static final Pattern PROFILE = Pattern.compile(" -P(\\S+)");
  private static final Pattern MODULE = Pattern.compile(" -pl (\\S+)");

  @Test
  void eachIsRunByATestOrHasAReason() throws Exception {
    RunElsewhere elsewhere = RunElsewhere.read();
    List<String> forgotten = new ArrayList<>();
    DocumentedCommands.read()
        .places()
        .forEach(
            (line, places) -> {
              if (Runner.of(line, elsewhere) == Runner.NOBODY) {
                forgotten.add(places.get(0) + ": " + line);
              }
            });
    assertThat(forgotten)
        .as(
            "no test runs them; add them to commands.yaml, with the test that runs them or the"
                + " reason why none does")
        .isEmpty();
  }

  @Test
  void commandsYamlNamesNoneThatIsInNoDocument() throws Exception {
    RunElsewhere elsewhere = RunElsewhere.read();
    List<String> unused = new ArrayList<>(elsewhere.commands());
    DocumentedCommands.read()
        .places()
        .keySet()
        .forEach(line -> elsewhere.entry(line).ifPresent(entry -> unused.remove(entry.command())));
    assertThat(unused).isEmpty();
  }

  @Test
  void eachOptionOfALabIsThere() throws Exception {
    RunElsewhere elsewhere = RunElsewhere.read();
    List<String> wrong = new ArrayList<>();
    DocumentedCommands.read()
        .places()
        .forEach(
            (line, places) -> {
              if (Runner.of(line, elsewhere) == Runner.LAB) {
                try {
                  LabCall.of(line);
                } catch (ParameterException e) {
                  wrong.add("%s: `%s`: %s".formatted(places.get(0), line, e.getMessage()));
                }
              }
            });
    assertThat(wrong).isEmpty();
  }

  @Test
  void eachProfileAndModuleThatMavenIsGivenIsInThePom() throws Exception {
    String pom = Files.readString(Document.ROOT.resolve("pom.xml"));
    for (String line : DocumentedCommands.read().places().keySet()) {
      if (line.startsWith("mvn ")) {
        for (String profile : given(PROFILE, line)) {
          assertThat(pom).as(line).contains("<id>" + profile + "</id>");
        }
        for (String module : given(MODULE, line)) {
          assertThat(pom).as(line).contains("<module>" + module + "</module>");
        }
      }
    }
  }

  private static List<String> given(Pattern option, String line) {
    return option
        .matcher(line)
        .results()
        .map((MatchResult found) -> found.group(1))
        .flatMap(names -> List.of(names.split(",")).stream())
        .toList();
  }
}

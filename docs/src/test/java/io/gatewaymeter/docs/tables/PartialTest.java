package io.gatewaymeter.docs.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PartialTest {
  private static final String MEASURED =
      new AdocTable("Subtasks", ">h,<", "#", "`keyBy`").row(1, "2").row(3, "2").text();

  @Test
  void whatTheRunGaveIsNoDifference() {
    assertThat(Partial.difference(MEASURED, MEASURED)).isEmpty();
  }

  @Test
  void aChangedDigitIsNamedWithItsLine() {
    assertThat(Partial.difference(MEASURED.replace("|3 |2", "|3 |1"), MEASURED))
        .contains("8: the file has \"|3 |1\", the run gave \"|3 |2\".");
  }

  @Test
  void aChangedDigitInACommittedTableIsNamedWithItsFileAndTheRemedy(@TempDir Path dir)
      throws IOException {
    Partial real = Partial.of("three-edges");
    String right = Files.readString(Path.of("..").resolve(real.committed()));
    Partial mutant = new Partial(dir.resolve("edges.adoc"), dir.resolve("out/edges.adoc"));
    Files.writeString(
        mutant.committed(), right.replace("completed |87 |3 |1 |2", "completed |87 |3 |1 |0"));
    String line = right.lines().toList().get(8);
    assertThat(mutant.problem(right))
        .contains(
            "%s:9: the file has \"%s\", the run gave \"%s\". If the run is right, copy %s over it."
                .formatted(
                    mutant.committed(),
                    line.replace("|87 |3 |1 |2", "|87 |3 |1 |0"),
                    line,
                    mutant.measured()));
    assertThat(mutant.measured()).hasContent(right);
  }

  @Test
  void aMissingRowIsNamed() {
    assertThat(Partial.difference(MEASURED.replace("|1 |2\n", ""), MEASURED))
        .contains("7: the file has \"|3 |2\", the run gave \"|1 |2\".");
  }

  @Test
  void aLineTooManyOrTooFewAtTheEndIsNamed() {
    assertThat(Partial.difference(MEASURED + "\n", MEASURED))
        .contains("10: the file has \"\", the run gave \"\".");
    assertThat(Partial.difference("", MEASURED))
        .contains(
            "1: the file has \"\", the run gave"
                + " \"// Written by TablesIT, from runs, and compared with them.\".");
  }
}

package io.gatewaymeter.kit.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorksheetsTest {
  @TempDir Path dir;
  private Build build;

  @BeforeEach
  void judgeTwoLabs() throws Exception {
    build =
        new Build(dir)
            .wrote("lab-2-2-b/target/grade/verdicts.txt", "2.2   c   0 of 3    wrong\n")
            .wrote("lab-2-2-b/target/grade/summary.txt", "lab 2.2: 0 of 3 points; 1 to mend\n")
            .wrote("lab-2-1-a/target/grade/verdicts.txt", "2.1   a   1 of 1    right\n2.1   b\n")
            .wrote("lab-2-1-a/target/grade/summary.txt", "lab 2.1: 1 of 12 points; 1 open\n");
  }

  @Test
  void everyLabHasALine() {
    assertThat(Worksheets.worth(build.files()))
        .containsExactly("lab 2.1: 1 of 12 points; 1 open", "lab 2.2: 0 of 3 points; 1 to mend");
  }

  @Test
  void ifGradedEveryQuestionHasALineAndTheLastOneAddsUpThePoints() {
    assertThat(Worksheets.verdicts(build.files()))
        .containsExactly(
            "2.1   a   1 of 1    right",
            "2.1   b",
            "lab 2.1: 1 of 12 points; 1 open",
            "",
            "2.2   c   0 of 3    wrong",
            "lab 2.2: 0 of 3 points; 1 to mend",
            "",
            "Points: 1 of 15.");
  }

  @Test
  void aLabThatWasNotJudgedIsNamedBesideThePoints() throws Exception {
    build
        .wrote("lab-2-3-c/target/grade/summary.txt", "lab-2-3-c: not judged: it did not compile\n")
        .wrote("lab-2-4-d/target/grade/summary.txt", "lab 2.4: not judged, and no points lost\n");
    assertThat(Worksheets.verdicts(build.files()))
        .contains("lab-2-3-c: not judged: it did not compile")
        .endsWith("Points: 1 of 15; not judged: lab-2-3-c, lab 2.4.");
  }

  @Test
  void whatAnotherBuildJudgedIsNotSaid() throws Exception {
    Build next =
        new Build(dir)
            .wroteBefore("lab-2-1-a/target/grade/summary.txt", "lab 2.1: 1 of 12 points\n")
            .wroteBefore("lab-2-2-b/target/grade/summary.txt", "lab 2.2: 0 of 3 points\n");
    assertThat(Worksheets.worth(next.files())).isEmpty();
    assertThat(Worksheets.verdicts(next.files()))
        .containsExactly(
            "No worksheet was judged. The first [ERROR] line above says why; if there is none, type"
                + " mvn verify -Pgrade.");
  }
}

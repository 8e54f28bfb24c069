package io.gatewaymeter.kit.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.lab.ToyLab;
import io.gatewaymeter.kit.question.Verdict;
import io.gatewaymeter.kit.question.Verdict.Kind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is judged without a run. */
class JudgeTest {
  @TempDir Path dir;
  private final ToyLab lab = new ToyLab();
  private final List<String> runs = new ArrayList<>();

  @Test
  void freshEvidenceIsTheTruth() throws Exception {
    evidence(ToyLab.seen(3));
    assertThat(judged("n: 3").verdicts())
        .containsExactly(
            new Verdict("n", Kind.RIGHT, 3, 3, ""),
            new Verdict("why", Kind.NOT_ANSWERED, 0, 2, "Not answered yet."));
    assertThat(judged("n: 4").verdicts().get(0))
        .isEqualTo(
            new Verdict(
                "n", Kind.NOT_WHAT_YOUR_RUN_SHOWED, 0, 3, "Your own run showed something else."));
    assertThat(runs).isEmpty();
  }

  @Test
  void blankAnswersAndProseNeedNoTruth() throws Exception {
    assertThat(judged("n:\n  why: So.").summary())
        .isEqualTo(
            "lab 9.1: 0 of 5 points; 1 of 2 questions answered, 0 to mend, 1 for a person to judge,"
                + " 1 open");
    assertThat(runs).isEmpty();
  }

  @Test
  void aWorksheetThatCannotBeReadIsNamedAndWorthNothing() throws Exception {
    JudgedLab judged = judged("n: [");
    assertThat(judged.unreadable())
        .startsWith(Path.of("lab-kit", "worksheet.yaml") + ": It is no plain YAML at line 4, ");
    assertThat(judged.points()).isZero();
    assertThat(judged.outOf()).isEqualTo(5);
    assertThat(judged.fault()).isNull();
  }

  private void evidence(ToyLab.Seen seen) throws Exception {
    Path file = folder().evidenceOf(lab);
    Files.createDirectories(file.getParent());
    Files.write(file, Json.MAPPER.writeValueAsBytes(seen));
  }

  private JudgedLab judged(String answers) throws Exception {
    Path file = folder().worksheetOf(lab);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "lab: 9.1\nanswers:\n  " + answers + "\n");
    try (LabRuns none = LabRuns.ofTests()) {
      return Judge.quick(folder(), none, runs::add).judge(lab, 7);
    }
  }

  private StudentFolder folder() {
    return new StudentFolder(dir);
  }
}

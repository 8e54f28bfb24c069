package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Ledger;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.StudentFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A student who answers lab 2.2 over the events of seed 7, from the first check to the hand-in. */
class CheckIT {
  private static final long SEED = 7;

  @TempDir Path dir;
  private StudentFolder folder;

  @BeforeEach
  void setUp() throws Exception {
    folder = new StudentFolder(dir);
    Files.writeString(dir.resolve("student.yaml"), "name: Ada\nseed: " + SEED + "\n");
    for (Lab<?> lab : Main.LABS) {
      write(lab, Map.of());
    }
  }

  @Test
  void aWorksheetIsCheckedMendedAndHandedIn() throws Exception {
    Lab<?> lab = Main.lab("2.2");
    Map<String, JsonNode> answers = answers();
    answers.put("records", Json.MAPPER.valueToTree(1));
    write(lab, answers);
    LabProcess.Result first = lab("check", "2.2");
    assertThat(first.err()).isEqualTo("Running lab 2.2 with seed 7 ...%n".formatted());
    assertThat(first.exitCode()).isEqualTo(1);
    assertThat(first.out())
        .contains("2.2   records                           0 of 1    wrong")
        .contains("2.2   ids_of_early_completions          2 of 2    right")
        .contains("2.2   why_a_completion_can_be_early     0 of 1    not answered")
        .contains("Points: 8 of 10. Answers: 6 right, 1 to mend, 0 for a person to judge, 1 blank.")
        .contains("Next: look again at records: ./lab check 2.2 --hint records");
    assertThat(folder.evidenceOf(lab)).exists();
    assertThat(folder.evidenceOf(lab).resolveSibling("report.html")).exists();
    assertThat(first.temporaryFiles()).isEmpty();

    LabProcess.Result again = lab("check", "2.2");
    assertThat(again.err()).as("the evidence is fresh").isEmpty();
    assertThat(again.out()).contains("2.2   records                           0 of 1    not what");

    write(lab, answers());
    LabProcess.Result mended = lab("check", "2.2");
    assertThat(mended.exitCode()).as(mended.out()).isZero();
    assertThat(mended.err()).isEmpty();
    assertThat(mended.out()).contains("Points: 9 of 10.");

    LabProcess.Result submitted = lab("submit");
    assertThat(submitted.exitCode()).as(submitted.err()).isZero();
    assertThat(submitted.err()).isEmpty();
    assertThat(submitted.out()).contains("Points: 9 of 42.", "submission-Ada.zip");
    assertThat(dir.resolve("target/submission-Ada.zip")).isNotEmptyFile();
  }

  @Test
  void aBlankWorksheetIsNoMistakeAndRunsNothing() throws Exception {
    LabProcess.Result result = lab("check");
    assertThat(result.exitCode()).isZero();
    assertThat(result.err()).isEmpty();
    assertThat(result.out()).contains("Points: 0 of 42.", "39 blank.").doesNotContain("passed");
  }

  @Test
  void aWorksheetThatNobodyCanReadDoesNotHideTheOthers() throws Exception {
    Files.writeString(folder.worksheetOf(Main.lab("2.1")), "lab: [\n");
    LabProcess.Result result = lab("check");
    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.out())
        .contains(
            "2.1   " + Path.of("lab-2-1-job-graph", "worksheet.yaml") + ": It is no plain YAML")
        .contains("2.2   records                           0 of 1    not answered");
  }

  @Test
  void hintsAndBlankWorksheetsNeedNeitherEvidenceNorARun() throws Exception {
    LabProcess.Result hint = lab("check", "--hint", "records");
    assertThat(hint.exitCode()).isZero();
    assertThat(hint.out())
        .contains("How many request records did the job emit?")
        .contains("Look at what became of the completions.")
        .doesNotContain("In the Web UI")
        .contains("(More: ./lab check 2.2 --hint records --more)");
    assertThat(lab("check", "2.2", "--hint", "records", "--more").out()).contains("In the Web UI");
    assertThat(lab("check", "2.2", "--blank").out())
        .isEqualTo(Main.lab("2.2").questionnaire().blank());
  }

  @Test
  void whatDoesNotExistIsOneSentence() throws Exception {
    assertThat(lab("check", "2.7").err())
        .isEqualTo("There is no lab 2.7; choose one of 2.1, 2.2, 2.3, 2.4.%n".formatted());
    assertThat(lab("check", "2.2", "--hint", "slots_chained").err())
        .isEqualTo(
            "No question is called \"slots_chained\"; the worksheets and ./lab check name them.%n"
                .formatted());
    assertThat(lab("check", "--blank").err())
        .isEqualTo("Say which lab's: ./lab check 2.2 --blank, for example.%n".formatted());
  }

  /** From the event set, without any run. */
  private static Map<String, JsonNode> answers() {
    Ledger ledger = Ledger.expected(EventSet.of("module-1", SEED, null));
    Map<String, JsonNode> answers = new TreeMap<>();
    Map.of(
            "records", ledger.records(),
            "completions", ledger.completions(),
            "completions_before_their_start", ledger.completionBeforeStart().size(),
            "ids_of_early_completions", ledger.completionBeforeStart(),
            "starts_without_completion", ledger.startWithoutCompletion().size(),
            "ids_of_starts_without_completion", ledger.startWithoutCompletion(),
            "open_at_end", ledger.openAtEnd())
        .forEach((id, answer) -> answers.put(id, Json.MAPPER.valueToTree(answer)));
    return answers;
  }

  private void write(Lab<?> lab, Map<String, JsonNode> answers) throws Exception {
    Path file = folder.worksheetOf(lab);
    Files.createDirectories(file.getParent());
    Files.write(file, Answers.filled(lab.questionnaire(), answers));
  }

  private LabProcess.Result lab(String... args) throws Exception {
    try (LabProcess lab = LabProcess.start(dir, List.of("-Dlab.student=" + dir), args)) {
      return lab.await();
    }
  }
}

package io.gatewaymeter.docs.documents;

import io.gatewaymeter.kit.lab.Evidence;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.Observed;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.question.Worksheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The student of the README: lab 2.2 is run, and half of its worksheet is filled in. */
final class Ada {
  /** What the README shows her to have got wrong or left out. */
  private static final Map<String, String> SLIPS =
      Map.of(
          "starts_without_completion", "60",
          "open_at_end", "sixty",
          "why_a_completion_can_be_early", "The gateway wrote the start again.");

  private static final Set<String> BLANK = Set.of("ids_of_starts_without_completion");

  private Ada() {}

  /**
   * Fills her folder.
   *
   * @param run of lab 2.2, with no options
   */
  static <E extends Record & Evidence> void write(StudentFolder folder, Observed<E> run)
      throws Exception {
    Files.createDirectories(folder.root());
    Files.writeString(
        folder.root().resolve(StudentFolder.STUDENT), "name: Ada Lovelace\nseed: 1\n");
    for (Lab<?> lab : LabCall.all()) {
      sheet(folder, lab, Map.of());
    }
    Map<String, String> answers = new TreeMap<>();
    run.lab()
        .questionnaire()
        .truths(run.evidence())
        .values()
        .forEach((id, truth) -> answers.put(id, truth.toString()));
    answers.putAll(SLIPS);
    answers.keySet().removeAll(BLANK);
    sheet(folder, run.lab(), answers);
    run.write(folder.evidenceOf(run.lab()), Worksheet.BLANK);
  }

  private static void sheet(StudentFolder folder, Lab<?> lab, Map<String, String> answers)
      throws IOException {
    String sheet = lab.questionnaire().blank();
    for (Map.Entry<String, String> answer : answers.entrySet()) {
      sheet =
          sheet.replaceAll(
              "(?m)^  " + answer.getKey() + ":.*$",
              "  " + answer.getKey() + ": " + answer.getValue());
    }
    Path file = folder.worksheetOf(lab);
    Files.createDirectories(file.getParent());
    Files.writeString(file, sheet);
  }
}

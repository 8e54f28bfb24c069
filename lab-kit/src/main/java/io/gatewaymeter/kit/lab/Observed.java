package io.gatewaymeter.kit.lab;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.question.Prediction;
import io.gatewaymeter.kit.question.Worksheet;
import io.gatewaymeter.kit.render.Report;
import io.gatewaymeter.kit.render.ReportPage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a lab saw, and what its checks say of it.
 *
 * @param lab the lab
 * @param evidence what it saw
 */
public record Observed<E extends Record & Evidence>(Lab<E> lab, E evidence) {
  /** The results of all checks. */
  List<Report.Checked> checks() {
    return lab.checks().stream()
        .map(
            check -> new Report.Checked(check.name(), check.problem().apply(evidence).orElse(null)))
        .toList();
  }

  /** One sentence for each check that failed. */
  public List<String> problems() {
    return checks().stream()
        .filter(check -> check.problem() != null)
        .map(check -> check.name() + ": " + check.problem())
        .toList();
  }

  /**
   * What a run prints at its end, the problems aside.
   *
   * @param path where the evidence is
   */
  public List<String> lines(Path path) {
    List<String> lines = new ArrayList<>();
    lines.add("Lab " + lab.number() + ": " + lab.title());
    lines.add("");
    lines.addAll(lab.summary(evidence));
    lines.add("");
    int all = lab.checks().size();
    lines.add("Checks passed: " + (all - problems().size()) + " of " + all);
    lines.add("Evidence: " + path);
    lines.add("Report: " + new EvidenceFile(path).report());
    return lines;
  }

  /**
   * Leaves evidence and report as a run from the command line does.
   *
   * @param path where the evidence goes; the report goes beside it
   * @param worksheet has the predictions
   */
  public void write(Path path, Worksheet worksheet) throws LabFailure {
    EvidenceFile file = EvidenceFile.at(path);
    file.write(evidence);
    file.writeReport(ReportPage.of(lab.getClass()).html(report(worksheet)));
  }

  /**
   * What a report is drawn from.
   *
   * @param worksheet has the predictions
   */
  Report report(Worksheet worksheet) {
    return new Report(lab.number(), lab.title(), evidence, checks(), predicted(worksheet));
  }

  private List<Report.Predicted> predicted(Worksheet worksheet) {
    List<Report.Predicted> predicted = new ArrayList<>();
    for (Prediction<E> prediction : lab.predictions()) {
      JsonNode expected = worksheet.predictions().get(prediction.id());
      if (expected != null) {
        happened(prediction)
            .ifPresent(
                happened ->
                    predicted.add(
                        new Report.Predicted(
                            prediction.prompt(),
                            expected.isValueNode() ? expected.asText() : expected.toString(),
                            happened)));
      }
    }
    return predicted;
  }

  private Optional<String> happened(Prediction<E> prediction) {
    try {
      return Optional.of(prediction.happened().apply(evidence));
    } catch (IllegalStateException e) {
      // A run with other options need not have what was predicted of a plain one.
      return Optional.empty();
    }
  }
}

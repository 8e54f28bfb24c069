package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.render.Report;
import java.util.List;

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
}

package io.gatewaymeter.parallelism;

import io.gatewaymeter.kit.lab.LabRuns;

/** The cluster of this module's checker and worksheet, and the run that both look at. */
final class Runs {
  static final LabRuns SHARED = LabRuns.ofTests();

  private Runs() {}
}

package io.gatewaymeter.cli.grade;

/** Where right answers come from. */
interface TruthSource {
  /** Computes the right answers for a seed; a lab that fails is among the failures. */
  SeedTruth of(long seed);
}

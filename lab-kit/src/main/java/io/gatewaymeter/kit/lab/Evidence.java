package io.gatewaymeter.kit.lab;

import io.gatewaymeter.stage2.Stage2;

/** What the evidence of every lab says of the run that it is from. */
public interface Evidence {
  /** The exercise's number, as {@code 2.2}. */
  String lab();

  /** Fingerprint of the compiled job. */
  String jobCode();

  /** What was fed. */
  EventSetView eventSet();

  /** Subtasks of every operator, as asked for; the course's 4 in a lab that compares several. */
  default int parallelism() {
    return Stage2.PARALLELISM;
  }
}

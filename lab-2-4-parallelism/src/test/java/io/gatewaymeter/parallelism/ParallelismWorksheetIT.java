package io.gatewaymeter.parallelism;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.verdict.WorksheetTests;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.TestAbortedException;

/** The worksheet beside this module's README, against a run with the student's seed. */
class ParallelismWorksheetIT {
  @TestFactory
  Stream<DynamicTest> everyAnswerIsRight() {
    return WorksheetTests.of(new ParallelismLab(), LabRuns.shared()).stream()
        .map(answer -> dynamicTest(answer.name(), () -> hold(answer)));
  }

  private static void hold(WorksheetTests.Answer answer) {
    if (answer.skipped() != null) {
      throw new TestAbortedException(answer.skipped());
    }
    if (answer.failed() != null) {
      fail(answer.failed());
    }
  }
}

package io.gatewaymeter.kit.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class TeardownTest {
  @Test
  void undoesTheLastStepFirstAndEachOnce() {
    List<String> closed = Collections.synchronizedList(new ArrayList<>());
    Teardown teardown = Teardown.install();
    teardown.add(() -> closed.add("workspace"));
    teardown.add(() -> closed.add("cluster"));
    teardown.close();
    teardown.close();
    assertThat(closed).containsExactly("cluster", "workspace");
    assertThat(teardown.interrupted()).isFalse();
  }

  @Test
  void aStepThatFailsDoesNotKeepTheNextOneFromRunning() {
    List<String> closed = Collections.synchronizedList(new ArrayList<>());
    try (Teardown teardown = Teardown.install()) {
      teardown.add(() -> closed.add("workspace"));
      teardown.add(
          () -> {
            throw new IllegalStateException("the cluster is gone already");
          });
    }
    assertThat(closed).containsExactly("workspace");
  }

  @Test
  void aStepThatComesAfterTheEndIsUndoneAtOnce() {
    List<String> closed = Collections.synchronizedList(new ArrayList<>());
    Teardown teardown = Teardown.install();
    teardown.close();
    teardown.add(() -> closed.add("workspace"));
    assertThat(closed).containsExactly("workspace");
  }

  @Test
  void whoeverClosesSecondWaitsForTheStepThatTheFirstOneRuns() throws Exception {
    List<String> closed = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch mayEnd = new CountDownLatch(1);
    Teardown teardown = Teardown.install();
    teardown.add(
        () -> {
          begun.countDown();
          mayEnd.await();
          closed.add("workspace");
        });
    Thread lab = new Thread(teardown::close);
    lab.start();
    begun.await();
    Thread hook =
        new Thread(
            () -> {
              teardown.close();
              closed.add("the JVM ends");
            });
    hook.start();
    // The hook can do no more than wait now, whether it has come that far yet or not.
    assertThat(closed).isEmpty();
    mayEnd.countDown();
    lab.join();
    hook.join();
    assertThat(closed).containsExactly("workspace", "the JVM ends");
  }
}

package io.gatewaymeter.brokenkey;

import static io.gatewaymeter.brokenkey.SampleRun.dealt;
import static io.gatewaymeter.brokenkey.SampleRun.forwarded;
import static io.gatewaymeter.brokenkey.SampleRun.refusals;
import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.lab.Check;
import java.util.List;
import org.junit.jupiter.api.Test;

/** All checks together, and those of no single run. */
class BrokenKeyChecksTest {
  private final SampleRun keyed = new SampleRun();

  @Test
  void rightRunsPassAllChecks() {
    var evidence = SampleRun.evidence(refusals(), keyed.run(), dealt().run(), forwarded().run());

    assertThat(BrokenKeyChecks.ALL).hasSize(10);
    assertThat(BrokenKeyChecks.ALL)
        .allSatisfy(check -> assertThat(check.problem().apply(evidence)).isEmpty());
  }

  @Test
  void whatFlinkTookInsteadOfRefusingIsTold() {
    String name = "Flink refuses forward() between unequal parallelisms, and state without a key";

    assertThat(problem(name, new Refusals(8, 4, null, refusals().stateWithoutKey())))
        .isEqualTo(
            "an explicit forward() 8 -> 4 should be refused for its change of parallelism, but Flink"
                + " took it.");
    assertThat(problem(name, new Refusals(8, 4, refusals().explicitForward(), "Full disk")))
        .isEqualTo(
            "state on a stream that is not keyed should be refused for want of a key, but Flink"
                + " said: Full disk.");
  }

  /** What a check says of one run; null if nothing. */
  static String problem(String name, SampleRun run) {
    return problem(name, SampleRun.evidence(refusals(), run.run()));
  }

  private static String problem(String name, Refusals refusals) {
    return problem(name, SampleRun.evidence(refusals));
  }

  private static String problem(String name, BrokenKeyEvidence evidence) {
    return check(name).problem().apply(evidence).orElse(null);
  }

  /** The check of that name, which must be one. */
  static Check<BrokenKeyEvidence> check(String name) {
    List<Check<BrokenKeyEvidence>> named =
        BrokenKeyChecks.ALL.stream().filter(check -> check.name().equals(name)).toList();
    assertThat(named).as(name).hasSize(1);
    return named.get(0);
  }
}

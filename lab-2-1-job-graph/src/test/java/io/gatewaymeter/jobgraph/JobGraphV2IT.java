package io.gatewaymeter.jobgraph;

import static io.gatewaymeter.jobgraph.JobGraphChecksTest.problems;
import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.testing.FullDepth;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/**
 * The sidebar in DataStream API V2. The build runs it in a JVM that opens java.util, and only it.
 */
@FullDepth
class JobGraphV2IT {
  @Test
  void v2WritesTheSameRecordsFromTheSameBoxesWithoutACommitter() throws Exception {
    JobGraphLab lab = new JobGraphLab();
    CommandLine.populateCommand(lab.ownOptions().orElseThrow(), "--variant=datastream-v2");
    JobGraphEvidence evidence =
        lab.observe(LabRuns.shared().session(JobGraphLab.class), LabOptions.of());
    assertThat(problems(evidence)).isEmpty();
    assertThat(JobGraphCheckerIT.graph(evidence.runs().get(2)))
        .isEqualTo(
            "datastream-v2 is datastream-v2: gateway-events -> parse 4 8919/8919, assemble ->"
                + " records: Writer 4 8919/1140; [HASH]; slots 4 of 8 [1, 1, 1, 1]; 1140 out");
    assertThat(evidence.runs().get(2).accumulators()).isEmpty();
  }
}

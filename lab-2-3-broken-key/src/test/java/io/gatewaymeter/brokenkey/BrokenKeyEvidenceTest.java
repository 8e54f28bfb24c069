package io.gatewaymeter.brokenkey;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.json.Json;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BrokenKeyEvidenceTest {

  @Test
  void theEvidenceHasTheFieldsOfTheDesign() {
    JsonNode json =
        Json.MAPPER.valueToTree(SampleRun.evidence(SampleRun.refusals(), new SampleRun().run()));

    assertThat(names(json))
        .containsExactly(
            "lab",
            "on",
            "flink_version",
            "job_code",
            "event_set",
            "parallelism",
            "runs",
            "refusals");
    assertThat(names(json.at("/runs/0")))
        .contains(
            "event_set",
            "edge",
            "source_parallelism",
            "assemble_parallelism",
            "ship_strategy",
            "assemble_records_in",
            "assemble_records_out",
            "repetitions",
            "routes");
    assertThat(names(json.at("/runs/0/routes/0")))
        .containsExactly(
            "n",
            "request_id",
            "event_type",
            "partition",
            "reader",
            "key_group",
            "subtask",
            "matched");
  }

  @Test
  void itIsReadBackAsItWasWritten() throws Exception {
    BrokenKeyEvidence written =
        SampleRun.evidence(
            SampleRun.refusals(), new SampleRun().run(), SampleRun.forwarded().run());

    byte[] json = Json.MAPPER.writeValueAsBytes(written);

    assertThat(Json.MAPPER.readValue(json, BrokenKeyEvidence.class)).isEqualTo(written);
  }

  private static List<String> names(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }
}

package io.gatewaymeter.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Evidence without what may differ from one run to the next: ids, places and random counts. */
final class SameEvidence {
  /** Ids that Flink gives anew, the kind of cluster, and which slot holds which subtask. */
  private static final List<String> ALWAYS = List.of("id", "job_id", "on", "subtasks");

  /** What a run counts that rests on how fetches are batched. */
  private static final List<String> UNLESS_EXACT =
      List.of("assemble_records_out", "predicted_records", "repetitions", "account");

  private SameEvidence() {}

  /** The evidence, which is changed. */
  static JsonNode of(JsonNode evidence) {
    mask(evidence);
    return evidence;
  }

  private static void mask(JsonNode node) {
    if (node instanceof ObjectNode object) {
      object.remove(ALWAYS);
      if (object.path("subtasks_random").asBoolean()) {
        object.path("routes").forEach(route -> ((ObjectNode) route).remove("subtask"));
      }
      if (object.path("explicit_forward").isTextual()) {
        // Flink numbers the operators of all jobs of a JVM.
        object.put(
            "explicit_forward",
            object.path("explicit_forward").asText().replaceAll("(parse|assemble)-\\d+", "$1-N"));
      }
      if (!object.path("prediction_exact").asBoolean(true)) {
        object.remove(UNLESS_EXACT);
      }
    }
    node.forEach(SameEvidence::mask);
  }
}

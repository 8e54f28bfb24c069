package io.gatewaymeter.kit.run;

import io.gatewaymeter.json.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a job left behind.
 *
 * @param counts its accumulators by name, final with the job's result
 * @param values what it wrote, by topic, as JSON in UTF-8
 */
public record Outputs(Map<String, Long> counts, Map<String, List<byte[]>> values) {

  /**
   * What the job wrote to a topic.
   *
   * @throws IllegalStateException if a value is no JSON of that type, which is a bug of the job
   */
  public <T> List<T> of(String topic, Class<T> type) {
    List<T> result = new ArrayList<>();
    for (byte[] value : values.get(topic)) {
      try {
        result.add(Json.MAPPER.readValue(value, type));
      } catch (IOException e) {
        throw new IllegalStateException(
            "Topic " + topic + " holds a value that is no " + type.getSimpleName() + ".", e);
      }
    }
    return result;
  }
}

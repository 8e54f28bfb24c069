package io.gatewaymeter.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import org.apache.flink.api.common.serialization.SerializationSchema;

/** Writes a record type as one JSON object in UTF-8. */
public final class JsonSerializer<T> implements SerializationSchema<T> {
  private static final long serialVersionUID = 1L;

  @Override
  public byte[] serialize(T element) {
    try {
      return Json.MAPPER.writeValueAsBytes(element);
    } catch (JsonProcessingException e) {
      // Only a type that Jackson cannot write: whatever text our records hold, it can.
      throw new IllegalStateException("Cannot write as JSON: " + element, e);
    }
  }
}

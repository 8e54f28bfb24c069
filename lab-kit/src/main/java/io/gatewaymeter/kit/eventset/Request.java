package io.gatewaymeter.kit.eventset;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gatewaymeter.event.EventType;
import io.gatewaymeter.json.Json;

/** One request of an event set, which writes its events as the gateway does. */
record Request(String id, String tenant, String model) {

  Line start(long ts, int promptTokens) {
    return line(EventType.REQUEST_STARTED, ts, started(promptTokens));
  }

  Line completion(long ts, long latencyMs, int completionTokens, String status) {
    return line(EventType.REQUEST_COMPLETED, ts, completed(latencyMs, completionTokens, status));
  }

  Line line(String eventType, long ts, ObjectNode payload) {
    byte[] value = bytes(event(eventType, ts, payload));
    return new Line(id, value, ts, new Meaning.Good(eventType, id));
  }

  /** An event as JSON, its fields in the order of the wire format. */
  ObjectNode event(String eventType, long ts, ObjectNode payload) {
    ObjectNode event =
        object()
            .put("event_type", eventType)
            .put("request_id", id)
            .put("tenant_id", tenant)
            .put("model", model)
            .put("ts", ts);
    event.set("payload", payload);
    return event;
  }

  static ObjectNode started(int promptTokens) {
    return object().put("prompt_tokens", promptTokens);
  }

  static ObjectNode completed(long latencyMs, int completionTokens, String status) {
    return object()
        .put("latency_ms", latencyMs)
        .put("completion_tokens", completionTokens)
        .put("status", status);
  }

  static ObjectNode object() {
    return Json.MAPPER.createObjectNode();
  }

  static byte[] bytes(ObjectNode event) {
    try {
      return Json.MAPPER.writeValueAsBytes(event);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("Cannot write as JSON: " + event, e);
    }
  }
}

package io.gatewaymeter.kit.cluster.compose;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.TreeMap;

/**
 * A container, as {@code docker compose ps} lists it.
 *
 * @param id all 64 digits of it
 * @param service its name in {@code compose.yaml}
 * @param state as {@code running}, {@code restarting} or {@code exited}
 * @param health {@code starting}, {@code healthy} or {@code unhealthy}; empty if it does not run
 * @param ports which port of this machine leads to a port inside
 */
record Container(
    String id, String service, String state, String health, Map<Integer, Integer> ports) {
  private static final int HOST_NAME_DIGITS = 12;

  Container {
    ports = Map.copyOf(ports);
  }

  static Container of(JsonNode listed) {
    Map<Integer, Integer> ports = new TreeMap<>();
    for (JsonNode port : listed.path("Publishers")) {
      ports.put(port.path("TargetPort").asInt(), port.path("PublishedPort").asInt());
    }
    return new Container(
        listed.path("ID").asText(),
        listed.path("Service").asText(),
        listed.path("State").asText(),
        listed.path("Health").asText(),
        ports);
  }

  /** What Docker calls the machine inside unless it is told otherwise. */
  String hostName() {
    return id.substring(0, Math.min(HOST_NAME_DIGITS, id.length()));
  }

  /** Whether it runs, or will again without anybody's doing. */
  boolean isUp() {
    return state.equals("running") || state.equals("restarting");
  }
}

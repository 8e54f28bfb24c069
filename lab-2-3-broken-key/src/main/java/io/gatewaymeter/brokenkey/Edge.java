package io.gatewaymeter.brokenkey;

import com.fasterxml.jackson.annotation.JsonValue;

/** How events get from {@code parse} to {@code assemble}. */
public enum Edge {
  /** By the hash of the request id: the course's job. */
  KEYED("keyed"),
  /** Round-robin: the broken job. */
  REBALANCE("rebalance"),
  /** Where they are: what is left when the {@code rebalance()} is taken out again. */
  FORWARD("forward");

  private final String wireName;

  Edge(String wireName) {
    this.wireName = wireName;
  }

  /** The name on the command line and in evidence, as {@code keyed}. */
  @JsonValue
  @Override
  public String toString() {
    return wireName;
  }
}

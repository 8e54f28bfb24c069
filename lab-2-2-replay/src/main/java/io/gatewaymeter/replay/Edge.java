package io.gatewaymeter.replay;

import com.fasterxml.jackson.annotation.JsonValue;

/** How events get from {@code parse} to {@code assemble}. */
public enum Edge {
  /** By the hash of the request id. Every subtask sends to every other: one pipelined region. */
  KEYED("keyed"),
  /** From subtask to subtask: each reader and what follows it is a region of its own. */
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

package io.gatewaymeter.kit.eventset;

/** Where a line stands in its topic; written {@code 3@17}. */
record Place(int partition, long offset) {
  @Override
  public String toString() {
    return partition + "@" + offset;
  }
}

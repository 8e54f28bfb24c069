package io.gatewaymeter.parallelism;

/** Flink's key groups, written anew from their definition: nothing of Flink is called. */
final class KeyGroups {
  private KeyGroups() {}

  /** The key group of a text key. */
  static int of(String key, int maxParallelism) {
    int mixed = key.hashCode() * 0xcc9e2d51;
    mixed = Integer.rotateLeft(mixed, 15) * 0x1b873593;
    mixed = Integer.rotateLeft(mixed, 13) * 5 + 0xe6546b64;
    mixed ^= 4;
    mixed = (mixed ^ mixed >>> 16) * 0x85ebca6b;
    mixed = (mixed ^ mixed >>> 13) * 0xc2b2ae35;
    mixed ^= mixed >>> 16;
    return (mixed >= 0 ? mixed : mixed == Integer.MIN_VALUE ? 0 : -mixed) % maxParallelism;
  }
}

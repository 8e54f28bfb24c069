"use strict";

/** Where Kafka's Java producer puts a key, and which reader of Flink's Kafka source gets it from there. */
const Kafka = (() => {
  const MULTIPLIER = 0x5bd1e995;

  /** Utils.murmur2 of Kafka, over the bytes of a key. */
  function murmur2(bytes) {
    let hash = 0x9747b28c ^ bytes.length;
    const inWords = bytes.length - (bytes.length % 4);
    for (let i = 0; i < inWords; i += 4) {
      let word = bytes[i] | (bytes[i + 1] << 8) | (bytes[i + 2] << 16) | (bytes[i + 3] << 24);
      word = Math.imul(word, MULTIPLIER);
      word ^= word >>> 24;
      hash = Math.imul(hash, MULTIPLIER) ^ Math.imul(word, MULTIPLIER);
    }
    if (inWords < bytes.length) {
      for (let i = bytes.length - 1; i >= inWords; i--) {
        hash ^= bytes[i] << (8 * (i - inWords));
      }
      hash = Math.imul(hash, MULTIPLIER);
    }
    hash = Math.imul(hash ^ (hash >>> 13), MULTIPLIER);
    return hash ^ (hash >>> 15);
  }

  /** The bytes that are sent for a key. */
  function bytes(key) {
    return new TextEncoder().encode(key);
  }

  function partition(key, partitions) {
    return (murmur2(bytes(key)) & 0x7fffffff) % partitions;
  }

  /** The subtask of the source that reads a partition: round-robin, from one that the topic's name chooses. */
  function reader(topic, partition, readers) {
    const first = (Math.imul(Flink.hashCode(topic), 31) & 0x7fffffff) % readers;
    return (first + partition) % readers;
  }

  return { bytes, murmur2, partition, reader };
})();

"use strict";

/** How Flink finds the subtask of a key that is a Java String: the same numbers, bit by bit. */
const Flink = (() => {
  /** A job has at most this many key groups, and so no operator has more subtasks. */
  const MAX_PARALLELISM = 32768;

  /** String.hashCode of Java. Both languages keep a string as UTF-16, and the hash is over its units. */
  function hashCode(string) {
    let hash = 0;
    for (let i = 0; i < string.length; i++) {
      hash = (Math.imul(hash, 31) + string.charCodeAt(i)) | 0;
    }
    return hash;
  }

  function rotateLeft(value, distance) {
    return (value << distance) | (value >>> (32 - distance));
  }

  /** MathUtils.murmurHash of Flink: never negative. */
  function murmurHash(code) {
    let hash = rotateLeft(Math.imul(code, 0xcc9e2d51), 15);
    hash = rotateLeft(Math.imul(hash, 0x1b873593), 13);
    hash = (Math.imul(hash, 5) + 0xe6546b64) ^ 4;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
    return hash === -2147483648 ? 0 : Math.abs(hash);
  }

  function keyGroup(key, maxParallelism) {
    return murmurHash(hashCode(key)) % maxParallelism;
  }

  /** The subtask that owns a key group. */
  function subtask(keyGroup, parallelism, maxParallelism) {
    return Math.floor((keyGroup * parallelism) / maxParallelism);
  }

  /** The first and the last key group of a subtask. */
  function range(subtask, parallelism, maxParallelism) {
    return {
      first: Math.floor((subtask * maxParallelism + parallelism - 1) / parallelism),
      last: Math.floor(((subtask + 1) * maxParallelism - 1) / parallelism),
    };
  }

  /** What Flink takes if nobody sets a maximum: half as much again, as a power of two, and 128 at least. */
  function defaultMaxParallelism(parallelism) {
    let powerOfTwo = 128;
    while (powerOfTwo < parallelism + Math.floor(parallelism / 2)) {
      powerOfTwo *= 2;
    }
    return Math.min(powerOfTwo, MAX_PARALLELISM);
  }

  return { MAX_PARALLELISM, hashCode, murmurHash, keyGroup, subtask, range, defaultMaxParallelism };
})();

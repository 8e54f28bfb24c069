package io.gatewaymeter.cli.grade;

import java.io.IOException;

/** What is left of the limits of one submission. */
final class Budget {
  private final Limits limits;
  private int entries;
  private long unpacked;
  private long onDisk;

  /** Thrown where a limit is reached: the search ends, and what was found by then counts. */
  static final class Spent extends IOException {
    private static final long serialVersionUID = 1L;

    Spent(String sentence) {
      super(sentence);
    }
  }

  Budget(Limits limits) {
    this.limits = limits;
  }

  Limits limits() {
    return limits;
  }

  /** Another file or folder. */
  void entry() throws Spent {
    if (++entries > limits.entries()) {
      throw new Spent(
          "It has more than %d files and folders; what comes after them was not looked at."
              .formatted(limits.entries()));
    }
  }

  /** Another archive, of so many bytes, before it is unpacked. */
  void archive(long bytesOnDisk) {
    onDisk += bytesOnDisk;
  }

  /** So many bytes more have come out of an archive. */
  void unpacked(int bytes) throws Spent {
    unpacked += bytes;
    if (unpacked > limits.bytes()) {
      throw new Spent(
          "Its archives hold more than %d MB; what comes after that was not looked at."
              .formatted(limits.bytes() >> 20));
    }
    if (unpacked > limits.smallBytes() && unpacked > onDisk * limits.ratio()) {
      throw new Spent(
          "Its archives unpack to more than %d times their size, as only a bomb does; what comes after that was not looked at."
              .formatted(limits.ratio()));
    }
  }
}

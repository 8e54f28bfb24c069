package io.gatewaymeter.cli.grade;

/**
 * How much of one submission is looked at, so that none of them keeps the others waiting.
 *
 * @param entries files and folders, in archives, too
 * @param depth folders in folders, an archive counting as one
 * @param archives archives in archives
 * @param bytes unpacked bytes of all its archives together
 * @param ratio unpacked bytes for each byte that an archive has on disk, above {@link #smallBytes}
 * @param smallBytes unpacked bytes that are no bomb whatever the ratio
 */
record Limits(int entries, int depth, int archives, long bytes, int ratio, long smallBytes) {
  /** A clone with everything that it has built stays far below. */
  static final Limits DEFAULT = new Limits(20_000, 20, 3, 256L << 20, 200, 16L << 20);
}

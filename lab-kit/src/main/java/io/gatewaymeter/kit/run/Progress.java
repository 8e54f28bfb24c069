package io.gatewaymeter.kit.run;

/** Receives progress updates of long work. */
public interface Progress {
  /** Ignores them. */
  Progress NONE = (work, done, total) -> {};

  /** A total that nobody knows. */
  long UNKNOWN = -1;

  /**
   * Work has come so far.
   *
   * @param work what is being done, as {@code publish}
   * @param done units done
   * @param total units in all, greater than 0, or {@link #UNKNOWN}
   */
  void at(String work, long done, long total);
}

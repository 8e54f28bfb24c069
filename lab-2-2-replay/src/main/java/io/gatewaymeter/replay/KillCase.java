package io.gatewaymeter.replay;

import io.gatewaymeter.kit.run.Start;
import java.util.List;
import java.util.Locale;

/**
 * One case of the experiment: a job that loses a TaskManager half-way.
 *
 * @param edge how its events get to {@code assemble}
 * @param restart what Flink does with it
 * @param start where its source starts
 * @param resubmitted whether the job is submitted once more when it has failed
 */
record KillCase(Edge edge, Restart restart, Start start, boolean resubmitted) {
  /** In the order in which they are run and shown. */
  static final List<KillCase> ALL =
      List.of(
          new KillCase(Edge.KEYED, Restart.FIXED_DELAY, Start.EARLIEST, false),
          new KillCase(Edge.KEYED, Restart.FIXED_DELAY, Start.LATEST, false),
          new KillCase(Edge.KEYED, Restart.NONE, Start.EARLIEST, false),
          new KillCase(Edge.KEYED, Restart.NONE, Start.LATEST, false),
          new KillCase(Edge.KEYED, Restart.NONE, Start.EARLIEST, true),
          new KillCase(Edge.KEYED, Restart.NONE, Start.LATEST, true),
          new KillCase(Edge.FORWARD, Restart.FIXED_DELAY, Start.EARLIEST, false),
          new KillCase(Edge.FORWARD, Restart.FIXED_DELAY, Start.LATEST, false));

  /** What is read after the death, from empty state, by what was lost and has come back. */
  enum Reread {
    EVERYTHING,
    SECOND_HALF,
    NOTHING
  }

  /**
   * A source that Flink restarts is handed its first offsets again, whichever they were: they are
   * worked out once in the life of a job. Only a new job asks for {@code latest} anew.
   */
  Reread reread() {
    if (restart == Restart.FIXED_DELAY || resubmitted && start == Start.EARLIEST) {
      return Reread.EVERYTHING;
    }
    return resubmitted ? Reread.SECOND_HALF : Reread.NOTHING;
  }

  /** The start offsets' name, as {@code earliest}. */
  String startOffsets() {
    return start.name().toLowerCase(Locale.ROOT);
  }

  /** As {@code keyed, none + again, latest}. */
  @Override
  public String toString() {
    return edge + ", " + restart + (resubmitted ? " + again" : "") + ", " + startOffsets();
  }
}

package io.gatewaymeter.replay;

import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.IdDiff;
import io.gatewaymeter.kit.eventset.Line;
import io.gatewaymeter.kit.eventset.Placement;
import java.util.ArrayList;
import java.util.List;

/**
 * What must happen in a case, from the event set alone, and behind a forward edge from which
 * readers die.
 *
 * <p>A job has no memory but its state, and the state of what is lost begins empty. So every case
 * is a few {@linkplain Life lives}: that of the lost part until the kill, the one that it is given
 * after, and that of the part that is spared, which goes on as if nothing had happened.
 */
final class KillPrediction {
  private final EventSet set;
  private final KillCase kase;
  private final int parallelism;
  private final List<Integer> killed;
  private final Life cutShort;
  private final Life afterwards;
  private final Life spared;

  /**
   * Works out a case.
   *
   * @param parallelism subtasks of every operator
   * @param killed which subtasks of {@code assemble} die
   */
  KillPrediction(EventSet set, KillCase kase, int parallelism, List<Integer> killed) {
    this.set = set;
    this.kase = kase;
    this.parallelism = parallelism;
    this.killed = killed;
    this.cutShort = Life.of(part(firstHalf(set), true));
    this.afterwards =
        Life.of(
            switch (kase.reread()) {
              case EVERYTHING -> part(set, true);
              case SECOND_HALF -> part(secondHalf(set), true);
              case NOTHING -> List.<Line>of();
            });
    this.spared = Life.of(part(set, false));
  }

  /** The lines that are published before the kill. */
  static EventSet firstHalf(EventSet set) {
    return set.part(0, set.lines().size() / 2);
  }

  /** The lines that are published after it. */
  static EventSet secondHalf(EventSet set) {
    return set.part(set.lines().size() / 2, set.lines().size());
  }

  private List<Line> part(EventSet lines, boolean lost) {
    return lines.lines().stream().filter(line -> isLost(line) == lost).toList();
  }

  /** A keyed job is one region and lost as a whole. */
  private boolean isLost(Line line) {
    return kase.edge() == Edge.KEYED
        || killed.contains(
            Placement.reader(
                set.topic(), Placement.partition(line, set.partitions()), parallelism));
  }

  /** What a job has done when the first half is read. */
  static Counts atKill(EventSet set) {
    Life half = Life.of(firstHalf(set).lines());
    return new Counts(half.lines(), half.events(), half.records().size(), half.unpaired());
  }

  /** What the last job of the case has done at the end; the first one, if it was restarted. */
  Counts atEnd() {
    int records = afterwards.records().size() + spared.records().size();
    int unpaired = afterwards.unpaired() + spared.unpaired();
    return new Counts(
        afterwards.lines() + spared.lines(),
        afterwards.events() + spared.events(),
        kase.resubmitted() ? records : records + cutShort.records().size(),
        kase.resubmitted() ? unpaired : unpaired + cutShort.unpaired());
  }

  KillOutcome outcome() {
    List<String> undisturbed = Life.of(set.lines()).records();
    List<String> written = new ArrayList<>(cutShort.records());
    written.addAll(afterwards.records());
    written.addAll(spared.records());
    boolean keyed = kase.edge() == Edge.KEYED;
    boolean comesBack = kase.restart() == Restart.FIXED_DELAY;
    int tasks = keyed ? 2 * parallelism : parallelism; // the boxes parse and assemble, or one
    int lost = keyed ? tasks : killed.size();
    return new KillOutcome(
        (int) atKill(set).records(),
        IdDiff.minus(written, undisturbed),
        IdDiff.minus(undisturbed, written),
        cutShort.open(),
        comesBack ? lost : 0,
        tasks,
        comesBack ? "RUNNING" : "FAILED");
  }
}

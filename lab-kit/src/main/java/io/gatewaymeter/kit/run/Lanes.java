package io.gatewaymeter.kit.run;

import io.gatewaymeter.kit.LabFailure;
import java.util.BitSet;

/**
 * Keeps jobs apart that run at the same time: each has a lane, and topics of its own to write to.
 * The first lane's topics have the plain names.
 */
final class Lanes {
  private final BitSet taken = new BitSet();
  private int slots;

  /**
   * Waits until so many slots are left by the jobs in other lanes; at once, if there is none.
   *
   * @param total the slots of the cluster
   * @return the lane, from 0
   */
  synchronized int enter(int wanted, int total) throws LabFailure {
    while (slots > 0 && slots + wanted > total) {
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new LabFailure(LabFailure.ENVIRONMENT, "Interrupted while other jobs ran.", e);
      }
    }
    slots += wanted;
    int lane = taken.nextClearBit(0);
    taken.set(lane);
    return lane;
  }

  /** Gives back what {@link #enter} gave. */
  synchronized void leave(int lane, int wanted) {
    taken.clear(lane);
    slots -= wanted;
    notifyAll();
  }

  /** The topic of a lane that stands for a sink's topic. */
  static String topic(String topic, int lane) {
    return lane == 0 ? topic : topic + "-" + (lane + 1);
  }
}

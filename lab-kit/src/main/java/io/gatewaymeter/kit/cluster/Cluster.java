package io.gatewaymeter.kit.cluster;

import io.gatewaymeter.kit.LabFailure;

/**
 * A Kafka broker and a Flink session cluster. Where they are is all that differs between the kinds
 * of cluster; what a lab does on them goes over Kafka's protocol and Flink's REST.
 */
public interface Cluster extends AutoCloseable {

  /** Its name on the command line and in evidence, as {@code embedded}. */
  String name();

  /**
   * {@code host:port} of the broker, as the lab reaches it. It is up, although Flink may not be.
   */
  String brokerForLab();

  /**
   * Where to reach all of it. Waits until Flink is up.
   *
   * @throws LabFailure if Flink did not start
   */
  Endpoints endpoints() throws LabFailure;

  /**
   * Makes sure that a job of so many slots fits. Ask before a job is submitted: Flink itself waits
   * for missing slots in silence for 300 s.
   *
   * @throws LabFailure if the cluster has fewer and cannot add any: needs N, has M, what to do
   */
  void ensureSlots(int slots) throws LabFailure;

  /**
   * Ends a TaskManager as a fault would, with all that runs in it. {@link #ensureSlots} brings
   * another one in its place.
   *
   * @param id as Flink's REST names it
   * @throws LabFailure if there is none of that id, or it cannot be ended from here
   */
  void killTaskManager(String id) throws LabFailure;

  /** Ends all that was started for it. Does nothing the second time. */
  @Override
  void close();
}

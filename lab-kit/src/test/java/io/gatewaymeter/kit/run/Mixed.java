package io.gatewaymeter.kit.run;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.cluster.Endpoints;

/** Flink of one cluster, broker of another: so a broker can be of any kind, or die alone. */
record Mixed(Endpoints endpoints) implements Cluster {
  static Mixed of(Cluster flink, String broker) throws LabFailure {
    Endpoints at = flink.endpoints();
    return new Mixed(new Endpoints(at.flinkRest(), broker, broker, at.jobJars()));
  }

  @Override
  public String name() {
    return "mixed";
  }

  @Override
  public String brokerForLab() {
    return endpoints.brokerForLab();
  }

  @Override
  public void ensureSlots(int slots) {}

  @Override
  public void killTaskManager(String id) {}

  @Override
  public void close() {}
}

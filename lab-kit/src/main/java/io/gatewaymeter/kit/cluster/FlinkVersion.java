package io.gatewaymeter.kit.cluster;

import io.gatewaymeter.kit.LabFailure;
import java.net.URI;
import org.apache.flink.runtime.util.EnvironmentInformation;

/** The version of Flink that the labs are built with, and that a cluster must run. */
public final class FlinkVersion {
  /** As {@code 2.3.0}. */
  public static final String BUILT_WITH = EnvironmentInformation.getVersion();

  private FlinkVersion() {}

  /**
   * Makes sure that a cluster runs a version of Flink.
   *
   * @param built the version that a job is built with
   * @param remedy what to do if the cluster runs another one
   * @throws LabFailure if it does, or does not answer
   */
  public static void require(URI flinkRest, String built, String remedy) throws LabFailure {
    String running = new FlinkRest(flinkRest).get("/overview").path("flink-version").asText();
    if (!running.equals(built)) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "The cluster at %s runs Flink %s, and this lab is built with %s; %s."
              .formatted(flinkRest, running, built, remedy));
    }
  }
}

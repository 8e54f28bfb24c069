package io.gatewaymeter.kit.cluster;

import io.gatewaymeter.kit.LabFailure;
import java.net.URI;
import org.apache.flink.runtime.util.EnvironmentInformation;

/** The version of Flink that a job is built with and the one that a cluster runs. */
public final class FlinkVersion {
  private FlinkVersion() {}

  /**
   * Makes sure that a cluster runs the Flink that the labs are built with.
   *
   * @throws LabFailure if it runs another one, or does not answer
   */
  public static void requireSame(URI flinkRest) throws LabFailure {
    requireSame(flinkRest, EnvironmentInformation.getVersion());
  }

  static void requireSame(URI flinkRest, String built) throws LabFailure {
    String running = new FlinkRest(flinkRest).get("/overview").path("flink-version").asText();
    if (!running.equals(built)) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "The cluster at %s runs Flink %s, the labs are built with %s; start a cluster of that version."
              .formatted(flinkRest, running, built));
    }
  }
}

package io.gatewaymeter.kit.cluster;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;

/**
 * Where to reach a cluster.
 *
 * @param flinkRest Flink's REST and Web UI, as {@code http://127.0.0.1:8081}
 * @param brokerForLab {@code host:port} of the broker, as the lab reaches it
 * @param brokerForJob {@code host:port} of the broker, as a job inside the cluster reaches it
 * @param jobJars what a submission uploads; empty where the cluster has the lab's classes already
 */
public record Endpoints(
    URI flinkRest, String brokerForLab, String brokerForJob, List<Path> jobJars) {}

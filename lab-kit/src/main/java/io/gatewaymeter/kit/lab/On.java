package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.cluster.compose.ComposeCluster;
import io.gatewaymeter.kit.cluster.embedded.EmbeddedCluster;
import io.gatewaymeter.kit.cluster.standalone.StandaloneCluster;
import java.nio.file.Path;
import java.util.List;

/** The kinds of cluster, by their names on the command line. */
enum On {
  /** Starts with the lab and ends with it. */
  embedded {
    @Override
    Cluster open(Class<?> lab, Path dir, Path log) throws LabFailure {
      return EmbeddedCluster.start(dir, log);
    }
  },

  /** Was started before, with {@code ./lab cluster start}. */
  standalone {
    @Override
    Cluster open(Class<?> lab, Path dir, Path log) throws LabFailure {
      return StandaloneCluster.attach(LabFolder.clusterOf(lab), List.of(JobJar.of(lab)));
    }
  },

  /** Was started before, with {@code docker compose up} in the folder {@code compose}. */
  compose {
    @Override
    Cluster open(Class<?> lab, Path dir, Path log) throws LabFailure {
      return ComposeCluster.attach(LabFolder.rootOf(lab).resolve("compose"), JobJar.of(lab));
    }
  };

  /**
   * Starts or finds a cluster.
   *
   * @param lab the lab's class, whose jobs will run there
   * @param dir a folder for what is started now
   * @param log the log file of this JVM
   */
  abstract Cluster open(Class<?> lab, Path dir, Path log) throws LabFailure;
}

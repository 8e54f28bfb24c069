package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Cluster;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Starts a cluster for a command, with a folder and a log that are gone when the command ends. */
final class LabCluster {
  private LabCluster() {}

  /**
   * Starts or finds a cluster.
   *
   * @param teardown ends it, with all that was made for it
   * @param lab the class of the lab whose jobs will run there
   */
  static Cluster start(Teardown teardown, On on, Class<?> lab) throws LabFailure {
    Workspace workspace = teardown.add(Workspace.create());
    LabLog log;
    try {
      log = teardown.add(LabLog.start(workspace.dir().resolve("log")));
    } catch (IOException e) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "Cannot write a log to %s (%s); free space there.".formatted(workspace.dir(), e),
          e);
    }
    CompletableFuture<Cluster> starting =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return on.open(lab, workspace.dir(), log.file());
              } catch (LabFailure e) {
                throw new CompletionException(e);
              }
            });
    // Registered before it is up: Ctrl-C during the start ends what has started by then.
    teardown.add(() -> starting.join().close());
    try {
      return starting.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof LabFailure failure) {
        throw failure;
      }
      throw e;
    }
  }
}

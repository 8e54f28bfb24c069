package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.cluster.embedded.EmbeddedCluster;
import io.gatewaymeter.kit.run.Progress;
import io.gatewaymeter.kit.run.Session;
import java.util.HashMap;
import java.util.Map;

/**
 * Runs labs for their right answers, one after another on one embedded cluster. It starts with the
 * first run; closing ends it, and so does the end of the JVM.
 */
public final class LabRuns implements AutoCloseable {
  private final Teardown teardown = Teardown.install();
  private final Map<String, Record> done = new HashMap<>();
  private final Start start;
  private Cluster cluster;
  private Session session;

  private LabRuns(Start start) {
    this.start = start;
  }

  private interface Start {
    Cluster start(Teardown teardown, Class<?> lab) throws LabFailure;
  }

  /** For a command: what the engine logs goes to a file, not to the terminal. */
  public static LabRuns ofCommand() {
    return new LabRuns((teardown, lab) -> LabCluster.start(teardown, On.embedded, lab));
  }

  private static final class Shared {
    static final LabRuns RUNS = ofTests();
  }

  /** For all tests of a JVM that can do with the same cluster; it ends with the JVM. */
  public static LabRuns shared() {
    return Shared.RUNS;
  }

  /** For tests, which have a log already. */
  public static LabRuns ofTests() {
    return new LabRuns(
        (teardown, lab) -> {
          Workspace workspace = teardown.add(Workspace.create());
          return teardown.add(
              EmbeddedCluster.start(workspace.dir(), workspace.dir().resolve("log")));
        });
  }

  /**
   * What a lab sees of the events of a seed, with no other options. The same lab and seed are run
   * once.
   *
   * @throws LabFailure if the machine, the broker or the cluster failed or is unavailable
   */
  public synchronized <E extends Record & Evidence> Observed<E> observe(Lab<E> lab, long seed)
      throws LabFailure {
    String key = lab.number() + " " + seed;
    if (!done.containsKey(key)) {
      done.put(
          key, lab.observe(session(lab.getClass()), LabOptions.of("--seed", String.valueOf(seed))));
    }
    return new Observed<>(lab, lab.evidenceType().cast(done.get(key)));
  }

  /**
   * The session that the labs run in, for more runs on the same cluster.
   *
   * @param lab the class of a lab whose jobs will run there
   */
  public synchronized Session session(Class<?> lab) throws LabFailure {
    if (session == null) {
      session = teardown.add(Session.open(cluster(lab), Progress.NONE));
    }
    return session;
  }

  /**
   * The cluster of that session.
   *
   * @param lab the class of a lab whose jobs will run there
   */
  public synchronized Cluster cluster(Class<?> lab) throws LabFailure {
    if (cluster == null) {
      cluster = start.start(teardown, lab);
    }
    return cluster;
  }

  /** Whether the JVM is going down already: what fails now is no news. */
  public boolean interrupted() {
    return teardown.interrupted();
  }

  @Override
  public void close() {
    teardown.close();
  }
}

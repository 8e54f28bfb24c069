package io.gatewaymeter.kit.run;

import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.cluster.Endpoints;
import io.gatewaymeter.kit.cluster.FlinkRest;
import io.gatewaymeter.kit.eventset.EventSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.flink.core.execution.JobClient;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/** Everything a lab does on a cluster: publish, run, read. The same on every kind of cluster. */
public final class Session implements AutoCloseable {
  /** More would compete for a laptop's processors. */
  private static final int AT_ONCE = 2;

  private final Cluster cluster;
  private final Broker broker;
  private final Progress progress;
  private final Lanes lanes = new Lanes();
  private Flink flink;

  private Session(Cluster cluster, Progress progress) {
    this.cluster = cluster;
    this.progress = progress;
    this.broker = new Broker(cluster.brokerForLab());
  }

  /** What a session asks Flink through; made when Flink is first asked, for it may still start. */
  private record Flink(Endpoints at, FlinkRest rest, FreeSlots freeSlots, Jobs jobs) {}

  private synchronized Flink flink() throws LabFailure {
    if (flink == null) {
      Endpoints at = cluster.endpoints();
      FlinkRest rest = new FlinkRest(at.flinkRest());
      flink =
          new Flink(
              at, rest, new FreeSlots(at.flinkRest(), rest), new Jobs(at, broker, rest, progress));
    }
    return flink;
  }

  /** Opens a session; it connects when it is used. */
  public static Session open(Cluster cluster, Progress progress) {
    return new Session(cluster, progress);
  }

  /** The kind of cluster, as {@code embedded}. */
  public String on() {
    return cluster.name();
  }

  /** The version of Flink that the cluster runs, as it says itself. */
  public String flinkVersion() throws LabFailure {
    return flink().jobs.flinkVersion();
  }

  /** Publishes an event set to its topic. */
  public Slice publish(EventSet set) throws LabFailure {
    broker.ensureTopic(set.topic(), set.partitions());
    return new Publisher(broker, progress).publish(set);
  }

  /** Where the topic of an event set ends now: a slice of nothing, to start a job from. */
  public Slice end(EventSet set) throws LabFailure {
    broker.ensureTopic(set.topic(), set.partitions());
    Map<Integer, Long> end = broker.endOffsets(set.topic());
    return new Slice(set.topic(), end, end);
  }

  /** Reads a slice of raw events back, each partition in its order. */
  public List<RawEvent> read(Slice slice) throws LabFailure {
    List<RawEvent> lines = new ArrayList<>();
    new SliceReader(broker)
        .read(
            slice, line -> lines.add(new RawEvent(line.partition(), line.offset(), line.value())));
    return lines;
  }

  /**
   * The highest Kafka timestamp in each partition of a slice, in epoch milliseconds. A partition
   * without records has none.
   */
  public Map<Integer, Long> latestTimestamps(Slice slice) throws LabFailure {
    Map<Integer, Long> latest = new HashMap<>();
    new SliceReader(broker)
        .read(slice, line -> latest.merge(line.partition(), line.timestamp(), Math::max));
    return latest;
  }

  /**
   * Makes sure that the largest job of a lab fits, before the first one runs.
   *
   * @throws LabFailure if the cluster has fewer slots and cannot add any
   */
  public void ensureSlots(int slots) throws LabFailure {
    cluster.ensureSlots(slots);
  }

  /**
   * Ends a TaskManager as a fault would.
   *
   * @param id as Flink's REST names it
   * @throws LabFailure if there is none of that id, or it cannot be ended from here
   */
  public void killTaskManager(String id) throws LabFailure {
    cluster.killTaskManager(id);
  }

  /** Builds a job between the ends that it is given. */
  public interface Define {
    void define(StreamExecutionEnvironment env, Ends ends);
  }

  /** Looks at a held job. */
  public interface Live<T> {
    T look(Held held) throws LabFailure;
  }

  /**
   * Runs a job over a slice, to its end.
   *
   * @param variant which variant of the lab's job it is; its text is the job's name in the Web UI
   * @param parallelism the environment's default parallelism
   * @param slots what the job takes: as a rule its highest parallelism
   * @throws LabFailure if the slots are missing, the job fails, or broker or cluster stop answering
   */
  public <V> Run<V> run(V variant, int parallelism, int slots, Slice input, Define job)
      throws LabFailure {
    cluster.ensureSlots(slots);
    int lane = lanes.enter(slots, flink().freeSlots.total());
    try {
      flink().freeSlots.await(slots);
      Ends ends = Ends.bounded(flink().at.brokerForJob(), input, lane);
      Written written = new Written(broker);
      Jobs.Finished finished =
          flink().jobs.run(variant.toString(), parallelism, env -> build(env, ends, job, written));
      Outputs out = new Outputs(finished.counts(), written.values());
      return new Run<>(variant, parallelism, out, finished.view());
    } finally {
      lanes.leave(lane, slots);
    }
  }

  /** A part of what a lab does. */
  public interface Work<T> {
    T run() throws LabFailure;
  }

  /**
   * Does pieces of work at the same time, with {@link #run} in them and no other kind of job. A job
   * waits for the others' slots if the cluster has too few.
   *
   * @return their results, in their order
   */
  public <T> List<T> sideBySide(List<Work<T>> work) throws LabFailure {
    return SideBySide.all(work, AT_ONCE);
  }

  /** Does pieces of work one after another, for whoever watches what they print. */
  public <T> List<T> inTurn(List<Work<T>> work) throws LabFailure {
    return SideBySide.all(work, 1);
  }

  /**
   * Runs a job over a slice without an end, looks at it once its source has read all of the slice,
   * and cancels it.
   *
   * @param name the job's name in the Web UI
   * @throws LabFailure if the slots are missing, or the slice is not read within a minute
   */
  public <T> T hold(String name, int parallelism, int slots, Slice input, Define job, Live<T> live)
      throws LabFailure {
    try (HeldJob held = start(name, parallelism, slots, input, Start.EARLIEST, job)) {
      return live.look(held.awaitConsumed(input.size()));
    }
  }

  /** Starts a job over a slice without an end and leaves it running, for a look at the Web UI. */
  public void leaveRunning(String name, int parallelism, int slots, Slice input, Define job)
      throws LabFailure {
    start(name, parallelism, slots, input, Start.EARLIEST, job);
  }

  /**
   * Starts a job without an end. Whoever starts it closes it; what is still open when the session
   * is closed ends with it.
   *
   * @param name the job's name in the Web UI
   * @param from its topic, and the offsets that are its earliest; may be {@link #end}
   * @throws LabFailure if the slots are missing, or the job cannot be built
   */
  public HeldJob start(String name, int parallelism, int slots, Slice from, Start start, Define job)
      throws LabFailure {
    cluster.ensureSlots(slots);
    flink().freeSlots.await(slots);
    Ends ends = Ends.unbounded(flink().at.brokerForJob(), from, start);
    Written written = new Written(broker);
    JobClient client =
        flink().jobs.submit(name, parallelism, env -> build(env, ends, job, written));
    return new HeldJob(flink().jobs, flink().rest, progress, client, from, written);
  }

  private static void build(StreamExecutionEnvironment env, Ends ends, Define job, Written written)
      throws LabFailure {
    job.define(env, ends);
    written.begin(ends.topics());
  }

  /** Cancels the jobs that still run: on some clusters they would outlive the lab. */
  @Override
  public void close() {
    synchronized (this) {
      if (flink != null) {
        flink.jobs.close();
      }
    }
    broker.close();
  }
}

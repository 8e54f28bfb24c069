package io.gatewaymeter.kit.run;

import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.cluster.FlinkRest;
import io.gatewaymeter.kit.eventset.EventSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/** Everything a lab does on a cluster: publish, run, read. The same on every kind of cluster. */
public final class Session implements AutoCloseable {
  private final Cluster cluster;
  private final Broker broker;
  private final Jobs jobs;
  private final HeldJobs heldJobs;
  private final Progress progress;

  private Session(Cluster cluster, Progress progress) {
    this.cluster = cluster;
    this.progress = progress;
    this.broker = new Broker(cluster.endpoints().brokerForLab());
    FlinkRest rest = new FlinkRest(cluster.endpoints().flinkRest());
    this.jobs = new Jobs(cluster.endpoints(), broker, rest, progress);
    this.heldJobs = new HeldJobs(jobs, rest, progress);
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
    return jobs.flinkVersion();
  }

  /** Publishes an event set to its topic. */
  public Slice publish(EventSet set) throws LabFailure {
    broker.ensureTopic(set.topic(), set.partitions());
    return new Publisher(broker, progress).publish(set);
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
    Ends ends = ends(input, true);
    Map<String, Map<Integer, Long>> before = new HashMap<>();
    Jobs.Finished finished =
        jobs.run(
            variant.toString(),
            parallelism,
            env -> {
              job.define(env, ends);
              for (String topic : ends.topics()) {
                // One partition: only the lab reads it.
                broker.ensureTopic(topic, 1);
                before.put(topic, broker.endOffsets(topic));
              }
            });
    Map<String, List<byte[]>> values = new HashMap<>();
    for (String topic : ends.topics()) {
      values.put(topic, values(new Slice(topic, before.get(topic), broker.endOffsets(topic))));
    }
    return new Run<>(variant, parallelism, new Outputs(finished.counts(), values), finished.view());
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
    cluster.ensureSlots(slots);
    return heldJobs.hold(name, parallelism, input, unbounded(input, job), live);
  }

  /** Starts a job over a slice without an end and leaves it running, for a look at the Web UI. */
  public void leaveRunning(String name, int parallelism, int slots, Slice input, Define job)
      throws LabFailure {
    cluster.ensureSlots(slots);
    jobs.submit(name, parallelism, unbounded(input, job));
  }

  private Jobs.Graph unbounded(Slice input, Define job) {
    return env -> {
      Ends ends = ends(input, false);
      job.define(env, ends);
      for (String topic : ends.topics()) {
        broker.ensureTopic(topic, 1);
      }
    };
  }

  private Ends ends(Slice input, boolean bounded) {
    return new Ends(cluster.endpoints().brokerForJob(), input, bounded);
  }

  private List<byte[]> values(Slice slice) throws LabFailure {
    List<byte[]> values = new ArrayList<>();
    new SliceReader(broker).read(slice, written -> values.add(written.value()));
    return values;
  }

  /** Cancels the jobs that still run: on some clusters they would outlive the lab. */
  @Override
  public void close() {
    jobs.close();
    broker.close();
  }
}

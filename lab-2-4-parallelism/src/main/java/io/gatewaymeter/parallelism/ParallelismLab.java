package io.gatewaymeter.parallelism;

import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Ledger;
import io.gatewaymeter.kit.eventset.Meaning;
import io.gatewaymeter.kit.lab.Check;
import io.gatewaymeter.kit.lab.EventSetView;
import io.gatewaymeter.kit.lab.JobCode;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabMain;
import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.question.Prediction;
import io.gatewaymeter.kit.question.Question;
import io.gatewaymeter.kit.run.Ends;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.run.Slice;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.Stage2;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/**
 * Lab 2.4: runs {@link ParallelismJob} at several parallelisms and sees which subtask each request
 * meets, then with more readers than the topic has partitions. This is the class to run.
 */
public final class ParallelismLab implements Lab<ParallelismEvidence> {
  /** Those of the course page. */
  private static final List<Integer> PARALLELISMS = List.of(1, 2, 4, 8);

  /** So many readers stay without a partition. */
  private static final int SPARE_READERS = 2;

  private final Job job;

  /** The lab over {@link ParallelismJob}. */
  public ParallelismLab() {
    this(ParallelismLab::parallelism);
  }

  ParallelismLab(Job job) {
    this.job = job;
  }

  /** Builds the job that the lab observes; the checker test gives it wrong ones. */
  interface Job {
    SingleOutputStreamOperator<RequestRecord> define(
        Variant variant, StreamExecutionEnvironment env, Ends ends);
  }

  private static SingleOutputStreamOperator<RequestRecord> parallelism(
      Variant variant, StreamExecutionEnvironment env, Ends ends) {
    return ParallelismJob.define(
        env,
        ends.source(),
        variant.sourceParallelism(),
        variant.watermarks(),
        ends.sink(Topics.REQUEST_RECORDS),
        ends.sink(ParallelismJob.SUBTASK_LOG));
  }

  @Override
  public String number() {
    return "2.4";
  }

  @Override
  public String title() {
    return "vary parallelism and see which subtask a request runs on";
  }

  @Override
  public ParallelismEvidence observe(Session session, LabOptions options) throws LabFailure {
    return observe(session, options.eventSet(), variants(options), options.print());
  }

  ParallelismEvidence observe(Session session, EventSet set, List<Variant> variants, boolean print)
      throws LabFailure {
    // All of the lab fits, or it does not begin.
    session.ensureSlots(Collections.max(variants.stream().map(Variant::slots).toList()));
    Slice input = session.publish(set);
    ExpectedWatermarks expected = new ExpectedWatermarks(session.latestTimestamps(input));
    SortedSet<String> requestIds = new TreeSet<>();
    set.lines().stream()
        .filter(line -> line.meaning() instanceof Meaning.Good)
        .forEach(line -> requestIds.add(((Meaning.Good) line.meaning()).requestId()));
    Ledger ledger = Ledger.expected(set);
    return new ParallelismEvidence(
        number(),
        session.on(),
        session.flinkVersion(),
        jobCode(),
        EventSetView.of(set),
        set.topic(),
        set.partitions(),
        ledger.parsed(),
        ledger.records(),
        Stage2.OUT_OF_ORDERNESS.toMillis(),
        new TreeMap<>(expected.latestTs()),
        NamedRequests.of(requestIds),
        new Observer(session, job, input, requestIds, expected, print).observe(variants));
  }

  /** Those of the course page, or the one that was asked for; then one with idle readers, twice. */
  static List<Variant> variants(LabOptions options) throws LabFailure {
    List<Integer> parallelisms = options.parallelismAsked().map(List::of).orElse(PARALLELISMS);
    List<Variant> variants = new ArrayList<>();
    parallelisms.forEach(parallelism -> variants.add(Variant.of(parallelism)));
    int readers = Math.max(options.eventSet().partitions(), options.parallelism()) + SPARE_READERS;
    variants.add(new Variant(options.parallelism(), readers, false));
    variants.add(new Variant(options.parallelism(), readers, true));
    return variants;
  }

  /** The held job with idle readers: the Web UI shows them, and a watermark that does not come. */
  @Override
  public void beforeHold(Session session, LabOptions options) throws LabFailure {
    List<Variant> variants = variants(options);
    Variant idle = variants.get(variants.size() - 2);
    Slice input = session.publish(options.eventSet());
    session.leaveRunning(
        idle.toString(),
        idle.parallelism(),
        idle.slots(),
        input,
        (env, ends) -> job.define(idle, env, ends));
  }

  @Override
  public List<Check<ParallelismEvidence>> checks() {
    return ParallelismChecks.ALL;
  }

  @Override
  public String jobCode() {
    return JobCode.of(Stage2.class, ParallelismJob.class);
  }

  @Override
  public Class<ParallelismEvidence> evidenceType() {
    return ParallelismEvidence.class;
  }

  @Override
  public List<Question<ParallelismEvidence>> questions() {
    return ParallelismQuestions.ALL;
  }

  @Override
  public List<Prediction<ParallelismEvidence>> predictions() {
    return ParallelismQuestions.PREDICTIONS;
  }

  @Override
  public List<String> summary(ParallelismEvidence evidence) {
    return ParallelismSummary.of(evidence);
  }

  /** Runs the lab. {@code --help} lists the options. */
  public static void main(String[] args) {
    LabMain.run("ParallelismLab", new ParallelismLab(), args);
  }
}

package io.gatewaymeter.jobgraph;

import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.jobgraph.JobGraphEvidence.SinkView;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Ledger;
import io.gatewaymeter.kit.lab.Check;
import io.gatewaymeter.kit.lab.EventSetView;
import io.gatewaymeter.kit.lab.JobCode;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabMain;
import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.question.Prediction;
import io.gatewaymeter.kit.question.Question;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.run.Slice;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.Stage2;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/**
 * Lab 2.1: runs variants of {@link JobGraphJob} and reads their graphs and slots. This is the class
 * to run.
 */
public final class JobGraphLab implements Lab<JobGraphEvidence> {
  private final JobGraphOptions own = new JobGraphOptions();
  private final Graph graph;

  /** The lab on {@link JobGraphJob}. */
  public JobGraphLab() {
    this(JobGraphJob::define);
  }

  JobGraphLab(Graph graph) {
    this.graph = graph;
  }

  /** Builds the graph of a variant. */
  interface Graph {
    void define(
        StreamExecutionEnvironment env,
        Source<RawEvent, ?, ?> source,
        Sink<RequestRecord> records,
        Variant variant);
  }

  @Override
  public String number() {
    return "2.1";
  }

  @Override
  public String title() {
    return "read the job graph, then cut a chain";
  }

  @Override
  public Optional<Object> ownOptions() {
    return Optional.of(own);
  }

  @Override
  public JobGraphEvidence observe(Session session, LabOptions options) throws LabFailure {
    EventSet set = options.eventSet();
    int parallelism = options.parallelism();
    Slice input = session.publish(set);
    VariantRuns variants = new VariantRuns(session, parallelism, input, this::define);
    List<VariantRun> runs = new ArrayList<>();
    for (Variant variant : own.variants()) {
      runs.add(variants.observe(variant));
    }
    ExtraRuns extra = new ExtraRuns(session, parallelism, input);
    List<SinkView> sinks = options.print() ? extra.sinks(runs.get(0), graph) : List.of();
    return new JobGraphEvidence(
        number(),
        session.on(),
        session.flinkVersion(),
        jobCode(),
        EventSetView.of(set),
        parallelism,
        Ledger.expected(set).records(),
        List.copyOf(runs),
        runs.stream().allMatch(run -> run.unlikeChained() == 0),
        sinks,
        own.lifecycle() ? extra.lifecycles() : List.of());
  }

  private Session.Define define(Variant variant) {
    return (env, ends) ->
        graph.define(env, ends.source(), ends.sink(Topics.REQUEST_RECORDS), variant);
  }

  @Override
  public void beforeHold(Session session, LabOptions options) throws LabFailure {
    Variant held = own.held();
    int parallelism = options.parallelism();
    Slice input = session.publish(options.eventSet());
    session.leaveRunning(
        held + ", left running", parallelism, held.slots(parallelism), input, define(held));
  }

  @Override
  public List<Check<JobGraphEvidence>> checks() {
    return JobGraphChecks.ALL;
  }

  @Override
  public String jobCode() {
    return JobCode.of(Stage2.class, JobGraphJob.class);
  }

  @Override
  public Class<JobGraphEvidence> evidenceType() {
    return JobGraphEvidence.class;
  }

  @Override
  public List<Question<JobGraphEvidence>> questions() {
    return JobGraphQuestions.ALL;
  }

  @Override
  public List<Prediction<JobGraphEvidence>> predictions() {
    return JobGraphQuestions.PREDICTIONS;
  }

  @Override
  public List<String> summary(JobGraphEvidence evidence) {
    return JobGraphSummary.of(evidence);
  }

  /** Runs the lab. {@code --help} lists the options. */
  public static void main(String[] args) {
    LabMain.run("JobGraphLab", new JobGraphLab(), args);
  }
}

package io.gatewaymeter.replay;

import io.gatewaymeter.event.Rejection;
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
import io.gatewaymeter.kit.run.Ends;
import io.gatewaymeter.kit.run.Run;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.run.Slice;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import io.gatewaymeter.stage2.Stage2;
import java.util.List;
import java.util.Optional;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.PrintSink;

/**
 * Lab 2.2: feeds an event set to {@link ReplayJob} and accounts for every record. This is the class
 * to run.
 */
public final class ReplayLab implements Lab<ReplayEvidence> {
  private final ReplayOptions own = new ReplayOptions();
  private final Job job;

  /** The lab over {@link ReplayJob}. */
  public ReplayLab() {
    this(ReplayLab::replay);
  }

  ReplayLab(Job job) {
    this.job = job;
  }

  /** Builds the job that the lab observes; the checker test gives it wrong ones. */
  interface Job {
    SingleOutputStreamOperator<RequestRecord> define(StreamExecutionEnvironment env, Ends ends);
  }

  private static SingleOutputStreamOperator<RequestRecord> replay(
      StreamExecutionEnvironment env, Ends ends) {
    return ReplayJob.define(
        env,
        ends.source(),
        ends.sink(Topics.REQUEST_RECORDS),
        ends.sink(Topics.UNPAIRED_EVENTS),
        ends.sink(Topics.REJECTED_LINES));
  }

  @Override
  public String number() {
    return "2.2";
  }

  @Override
  public String title() {
    return "replay the event set and account for every record";
  }

  @Override
  public Optional<Object> ownOptions() {
    return Optional.of(own);
  }

  @Override
  public ReplayEvidence observe(Session session, LabOptions options) throws LabFailure {
    EventSet set = options.eventSet();
    int parallelism = options.parallelism();
    Slice input = session.publish(set);
    Run<String> run =
        session.run(
            "replay " + set.name(),
            parallelism,
            parallelism,
            input,
            (env, ends) -> define(env, ends, options.print()));
    List<RequestRecord> records = run.out().of(Topics.REQUEST_RECORDS, RequestRecord.class);
    Ledger expected = Ledger.expected(set);
    Ledger observed =
        Ledger.observed(
            session.read(input),
            run.out().counts(),
            records,
            run.out().of(Topics.UNPAIRED_EVENTS, Unpaired.class),
            run.out().of(Topics.REJECTED_LINES, Rejection.class));
    return new ReplayEvidence(
        number(),
        session.on(),
        session.flinkVersion(),
        jobCode(),
        EventSetView.of(set),
        parallelism,
        run.graph().id(),
        run.graph().boxes(),
        observed,
        expected,
        observed.diff(expected),
        own.killTaskManager()
            ? new KillExperiment(session, set, parallelism, records, KillExperiment::restartJob)
                .all()
            : List.of());
  }

  private void define(StreamExecutionEnvironment env, Ends ends, boolean print) {
    SingleOutputStreamOperator<RequestRecord> assembled = job.define(env, ends);
    if (print) {
      Sink<RequestRecord> stdout = new PrintSink<>();
      Stage2.sink(assembled, stdout, "print");
    }
  }

  @Override
  public List<Check<ReplayEvidence>> checks() {
    return ReplayChecks.ALL;
  }

  @Override
  public String jobCode() {
    return JobCode.of(Stage2.class, ReplayJob.class);
  }

  @Override
  public Class<ReplayEvidence> evidenceType() {
    return ReplayEvidence.class;
  }

  @Override
  public List<Question<ReplayEvidence>> questions() {
    return ReplayQuestions.ALL;
  }

  @Override
  public List<Prediction<ReplayEvidence>> predictions() {
    return ReplayQuestions.PREDICTIONS;
  }

  @Override
  public List<String> summary(ReplayEvidence evidence) {
    return ReplaySummary.of(evidence);
  }

  /** Runs the lab. {@code --help} lists the options. */
  public static void main(String[] args) {
    LabMain.run("ReplayLab", new ReplayLab(), args);
  }
}

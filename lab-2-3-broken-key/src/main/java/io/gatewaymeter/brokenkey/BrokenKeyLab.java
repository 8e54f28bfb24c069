package io.gatewaymeter.brokenkey;

import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.lab.Check;
import io.gatewaymeter.kit.lab.EventSetView;
import io.gatewaymeter.kit.lab.JobCode;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabMain;
import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.question.Prediction;
import io.gatewaymeter.kit.question.Question;
import io.gatewaymeter.kit.run.JobView;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.run.Slice;
import io.gatewaymeter.stage2.Stage2;
import java.util.ArrayList;
import java.util.List;

/**
 * Lab 2.3: runs {@link BrokenKeyJob} with each edge and counts what is lost. This is the class to
 * run.
 */
public final class BrokenKeyLab implements Lab<BrokenKeyEvidence> {
  /** The course page's table, which is followed event by event. */
  static final String TABLE = "six-events";

  @Override
  public String number() {
    return "2.3";
  }

  @Override
  public String title() {
    return "break the key and count what is lost";
  }

  @Override
  public BrokenKeyEvidence observe(Session session, LabOptions options) throws LabFailure {
    EventSet set = options.eventSet();
    EventSet table = EventSet.of(TABLE, set.seed(), null);
    int parallelism = options.parallelism();
    EdgeRuns observer = new EdgeRuns(session, BrokenKeyJob::define, options.print());
    List<Session.Work<EdgeRun>> work = new ArrayList<>();

    Slice tableInput = session.publish(table);
    if (!EventSetView.of(set).equals(EventSetView.of(table))) {
      for (Variant variant : Variant.threeEdges(table, parallelism, 1)) {
        work.add(() -> observer.observe(variant, tableInput));
      }
    }
    Slice input = session.publish(set);
    for (Variant variant : Variant.of(set, parallelism)) {
      work.add(() -> observer.observe(variant, input));
    }
    List<EdgeRun> runs = options.print() ? session.inTurn(work) : session.sideBySide(work);
    int other = parallelism == Topics.GATEWAY_EVENTS_PARTITIONS ? parallelism / 2 : parallelism;
    return new BrokenKeyEvidence(
        number(),
        session.on(),
        session.flinkVersion(),
        jobCode(),
        EventSetView.of(set),
        parallelism,
        runs,
        Refusals.provoke(session, tableInput, Topics.GATEWAY_EVENTS_PARTITIONS, other));
  }

  /**
   * Runs the table once more, with each edge and nothing that observes: behind the sink of the
   * records alone, the Web UI's box of {@code assemble} shows the page's counts.
   */
  @Override
  public void beforeHold(Session session, LabOptions options) throws LabFailure {
    EventSet table = EventSet.of(TABLE, options.eventSet().seed(), null);
    Slice input = session.publish(table);
    for (Variant variant : Variant.threeEdges(table, options.parallelism(), 1)) {
      bare(session, variant, input);
    }
  }

  /** A run of the job as it is. */
  static JobView bare(Session session, Variant variant, Slice input) throws LabFailure {
    return session
        .run(
            "bare " + variant,
            variant.source(),
            Math.max(variant.source(), variant.assemble()),
            input,
            (env, ends) ->
                BrokenKeyJob.define(
                    env,
                    variant.edge(),
                    variant.assemble(),
                    ends.source(),
                    ends.sink(Topics.REQUEST_RECORDS)))
        .graph();
  }

  @Override
  public List<Check<BrokenKeyEvidence>> checks() {
    return BrokenKeyChecks.ALL;
  }

  @Override
  public String jobCode() {
    return JobCode.of(Stage2.class, BrokenKeyJob.class);
  }

  @Override
  public Class<BrokenKeyEvidence> evidenceType() {
    return BrokenKeyEvidence.class;
  }

  @Override
  public List<Question<BrokenKeyEvidence>> questions() {
    return BrokenKeyQuestions.ALL;
  }

  @Override
  public List<Prediction<BrokenKeyEvidence>> predictions() {
    return BrokenKeyQuestions.PREDICTIONS;
  }

  @Override
  public List<String> summary(BrokenKeyEvidence evidence) {
    return BrokenKeySummary.of(evidence);
  }

  /** Runs the lab. {@code --help} lists the options. */
  public static void main(String[] args) {
    LabMain.run("BrokenKeyLab", new BrokenKeyLab(), args);
  }
}

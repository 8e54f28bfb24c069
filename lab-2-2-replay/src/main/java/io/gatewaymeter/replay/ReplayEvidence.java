package io.gatewaymeter.replay;

import io.gatewaymeter.kit.eventset.Ledger;
import io.gatewaymeter.kit.lab.EventSetView;
import io.gatewaymeter.kit.lab.Evidence;
import io.gatewaymeter.kit.run.JobView;
import java.util.List;

/**
 * What one run of lab 2.2 saw.
 *
 * @param lab the exercise's number
 * @param on the kind of cluster
 * @param flinkVersion the cluster's version of Flink
 * @param jobCode fingerprint of the compiled job
 * @param eventSet what was fed
 * @param parallelism subtasks of every operator
 * @param jobId the id that Flink gave the job, another one on every run
 * @param boxes the job's vertices with their final counts
 * @param ledger what the job did with the events, from its counts and its output topics
 * @param expected what it should have done, from the event set alone
 * @param differences where the two ledgers differ, one sentence each; empty where all is well
 * @param kills what the death of a TaskManager did, case by case; empty unless it was asked for
 */
public record ReplayEvidence(
    String lab,
    String on,
    String flinkVersion,
    String jobCode,
    EventSetView eventSet,
    int parallelism,
    String jobId,
    List<JobView.Box> boxes,
    Ledger ledger,
    Ledger expected,
    List<String> differences,
    List<KillRun> kills)
    implements Evidence {}

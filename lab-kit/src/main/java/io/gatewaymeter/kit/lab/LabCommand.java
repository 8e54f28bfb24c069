package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.question.UnreadableFile;
import io.gatewaymeter.kit.question.Worksheet;
import io.gatewaymeter.kit.render.ReportPage;
import io.gatewaymeter.kit.run.Progress;
import io.gatewaymeter.kit.run.Session;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * Runs one lab: cluster up, observe, write evidence and report, say what was seen, cluster down.
 */
@Command(
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    footer = {
      "",
      "Exit codes: 0 done, 1 a check of the lab failed, 2 the command line is wrong,",
      "3 the machine, the broker or the cluster failed or is unavailable."
    })
public final class LabCommand<E extends Record & Evidence> implements Callable<Integer> {
  /** Where the course looks for the Web UI. */
  private static final int WEB_UI_PORT = 8081;

  private final Lab<E> lab;
  @Mixin private LabOptions options;
  @Spec private CommandSpec spec;

  public LabCommand(Lab<E> lab) {
    this.lab = lab;
  }

  @Override
  public Integer call() throws LabFailure {
    // What is wrong with the command line or the evidence folder is said before anything starts.
    options.eventSet();
    options.parallelism();
    EvidenceFile evidenceFile =
        EvidenceFile.at(
            options
                .evidence()
                .orElse(LabFolder.outputOf(lab.getClass()).resolve(EvidenceFile.NAME)));
    try (Teardown teardown = Teardown.install()) {
      try {
        return run(teardown, evidenceFile);
      } catch (LabFailure | RuntimeException e) {
        if (teardown.interrupted()) {
          // Ctrl-C took the cluster from under the lab: the JVM ends with the signal's exit code.
          return LabFailure.ENVIRONMENT;
        }
        throw e;
      }
    }
  }

  private int run(Teardown teardown, EvidenceFile evidenceFile) throws LabFailure {
    // The start leaves a core idle: the report's template is read meanwhile.
    CompletableFuture<ReportPage> page =
        CompletableFuture.supplyAsync(() -> ReportPage.of(lab.getClass()));
    Cluster cluster = LabCluster.start(teardown, options.on, lab.getClass());
    Session session;
    E evidence;
    try (ProgressBars bars = new ProgressBars()) {
      Progress progress = Ansi.AUTO.enabled() ? bars : Progress.NONE;
      session = teardown.add(Session.open(cluster, progress));
      evidence = lab.observe(session, options);
    }
    sayWhereTheWebUiIs(cluster);
    evidenceFile.write(evidence);
    Observed<E> observed = new Observed<>(lab, evidence);
    evidenceFile.writeReport(page.join().html(observed.report(worksheet())));
    List<String> problems = observed.problems();
    print(observed, problems, evidenceFile);
    if (options.hold) {
      lab.beforeHold(session, options);
      hold(cluster);
    }
    return problems.isEmpty() ? 0 : LabFailure.CHECK;
  }

  /** For its predictions alone: whoever wrote nonsense there finds out with {@code ./lab check}. */
  private Worksheet worksheet() {
    try {
      return StudentFolder.current().read(lab);
    } catch (UnreadableFile e) {
      return Worksheet.BLANK;
    }
  }

  private void sayWhereTheWebUiIs(Cluster cluster) throws LabFailure {
    int port = cluster.endpoints().flinkRest().getPort();
    if (options.on == On.embedded && port != WEB_UI_PORT) {
      PrintWriter out = spec.commandLine().getOut();
      out.println("Web UI port " + WEB_UI_PORT + " is taken: using " + port + ".");
      out.flush();
    }
  }

  private void print(Observed<E> observed, List<String> problems, EvidenceFile file) {
    PrintWriter out = spec.commandLine().getOut();
    observed.lines(file.path()).forEach(out::println);
    out.flush();
    PrintWriter err = spec.commandLine().getErr();
    problems.forEach(problem -> err.println("Failed: " + problem));
    err.flush();
  }

  /** Waits for Ctrl-C, which ends the JVM. */
  private void hold(Cluster cluster) throws LabFailure {
    PrintWriter out = spec.commandLine().getOut();
    out.println("Web UI: " + cluster.endpoints().flinkRest() + " (Ctrl-C ends it)");
    out.flush();
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

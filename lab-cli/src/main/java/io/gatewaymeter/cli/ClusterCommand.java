package io.gatewaymeter.cli;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.standalone.ClusterFolder;
import io.gatewaymeter.kit.cluster.standalone.ClusterProcess;
import io.gatewaymeter.kit.cluster.standalone.ClusterState;
import io.gatewaymeter.kit.cluster.standalone.Standalone;
import io.gatewaymeter.kit.cluster.standalone.StandaloneStart;
import io.gatewaymeter.kit.lab.LabFolder;
import io.gatewaymeter.kit.lab.Teardown;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Starts, shows and stops the cluster of separate JVMs that {@code --on standalone} uses. */
@Command(
    name = "cluster",
    mixinStandardHelpOptions = true,
    usageHelpAutoWidth = true,
    description = "A cluster of separate processes, for --on standalone: start, status, stop.",
    synopsisSubcommandLabel = "start | status | stop")
final class ClusterCommand implements Runnable {
  @Spec private CommandSpec spec;

  private final ClusterFolder folder = LabFolder.clusterOf(Main.class);

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  @Command(
      name = "start",
      description = "Start a broker, a JobManager and four TaskManagers, which go on running.")
  int start() throws LabFailure {
    PrintWriter out = spec.commandLine().getOut();
    Optional<ClusterState> running = Standalone.find(folder).filter(ClusterState::complete);
    if (running.isPresent() && running.get().dead().isEmpty()) {
      out.println("A standalone cluster runs already.");
      print(out, running.get());
      return 0;
    }
    out.println("Starting a broker, a JobManager and four TaskManagers ...");
    out.flush();
    try (Teardown teardown = Teardown.install()) {
      print(out, teardown.add(new StandaloneStart(folder)).run());
      out.println("Run a lab on it:  ./lab 2.2 --on standalone");
      out.println("End it:           ./lab cluster stop");
      return 0;
    }
  }

  @Command(name = "status", description = "Say what runs, and where its logs are.")
  int status() throws LabFailure {
    PrintWriter out = spec.commandLine().getOut();
    Optional<ClusterState> state = Standalone.find(folder);
    if (state.isEmpty()) {
      out.println("No standalone cluster runs; start one with ./lab cluster start.");
      return LabFailure.ENVIRONMENT;
    }
    print(out, state.get());
    if (state.get().dead().isEmpty() && state.get().complete()) {
      return 0;
    }
    out.println("It is not whole: run ./lab cluster stop, then ./lab cluster start.");
    return LabFailure.ENVIRONMENT;
  }

  @Command(name = "stop", description = "End exactly what start has started.")
  int stop() throws LabFailure {
    List<String> stopped = Standalone.stop(folder);
    spec.commandLine()
        .getOut()
        .println(
            stopped.isEmpty()
                ? "No standalone cluster runs."
                : "Stopped " + String.join(", ", stopped) + ".");
    return 0;
  }

  private void print(PrintWriter out, ClusterState state) {
    out.println("  Web UI  " + state.webUi());
    out.println("  Kafka   " + state.broker());
    out.println("  logs    " + folder.logs());
    for (ClusterProcess each : state.processes()) {
      out.printf(
          "  %-14s pid %-7d %s%n", each.name(), each.pid(), each.runs() ? "runs" : "has ended");
    }
  }
}

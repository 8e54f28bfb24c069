package io.gatewaymeter.cli;

import io.gatewaymeter.brokenkey.BrokenKeyLab;
import io.gatewaymeter.cli.grade.GradeCommand;
import io.gatewaymeter.jobgraph.JobGraphLab;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabMain;
import io.gatewaymeter.parallelism.ParallelismLab;
import io.gatewaymeter.replay.ReplayLab;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The main behind {@code ./lab}: a subcommand for each lab and each tool. */
@Command(
    name = "./lab",
    mixinStandardHelpOptions = true,
    usageHelpAutoWidth = true,
    description = "GatewayMeter labs for module 2, \"Streams, Keys, and Operators\".",
    synopsisSubcommandLabel =
        "2.1 | 2.2 | 2.3 | 2.4 | check | submit | grade | events | cluster | doctor")
public final class Main implements Runnable {
  /** All labs, in the order of the course page. */
  static final List<Lab<?>> LABS =
      List.of(new JobGraphLab(), new ReplayLab(), new BrokenKeyLab(), new ParallelismLab());

  /**
   * The lab of a number.
   *
   * @throws LabFailure if there is none
   */
  static Lab<?> lab(String number) throws LabFailure {
    return LABS.stream()
        .filter(lab -> lab.number().equals(number))
        .findFirst()
        .orElseThrow(
            () ->
                new LabFailure(
                    LabFailure.USAGE,
                    "There is no lab %s; choose one of %s."
                        .formatted(
                            number, String.join(", ", LABS.stream().map(Lab::number).toList()))));
  }

  private final CommandLine command = new CommandLine(this);

  private Main() {}

  /**
   * What can be typed.
   *
   * @param first the first word that was typed: where it is a lab, no other command is made, which
   *     would take a while
   */
  static CommandLine commandLine(String first) {
    CommandLine command = new Main().command;
    List<Lab<?>> asked = LABS.stream().filter(lab -> lab.number().equals(first)).toList();
    if (asked.isEmpty()) {
      command
          .addSubcommand(new CheckCommand())
          .addSubcommand(new SubmitCommand())
          .addSubcommand(new EventsCommand())
          .addSubcommand(new ClusterCommand())
          .addSubcommand(new DoctorCommand())
          .addSubcommand(new GradeCommand(LABS));
    }
    for (Lab<?> lab : asked.isEmpty() ? LABS : asked) {
      command.addSubcommand(lab.number(), LabMain.command(lab));
    }
    return command;
  }

  @Override
  public void run() {
    command.usage(command.getOut());
  }

  /** Runs what the command line asks for. */
  public static void main(String[] args) {
    LabMain.exit(commandLine(args.length == 0 ? "" : args[0]), args);
  }
}

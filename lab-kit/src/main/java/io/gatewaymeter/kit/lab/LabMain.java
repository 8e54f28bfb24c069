package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.UnmatchedArgumentException;

/** From a command line to an exit code: every failure is one sentence. */
public final class LabMain {
  /** What every command has. */
  private static final OptionSpec VERBOSE =
      OptionSpec.builder("--verbose")
          .type(boolean.class)
          .scopeType(ScopeType.INHERIT)
          .description("Show the stack trace of a failure.")
          .build();

  private LabMain() {}

  /**
   * Runs a lab and ends the JVM.
   *
   * @param name the name in the usage message, as {@code ReplayLab}
   */
  public static void run(String name, Lab<?> lab, String[] args) {
    CommandLine command = command(lab);
    command.setCommandName(name);
    exit(command, args);
  }

  /** The command of a lab, to be a command of its own or a subcommand. */
  public static CommandLine command(Lab<?> lab) {
    CommandLine command = new CommandLine(new LabCommand<>(lab));
    lab.ownOptions()
        .ifPresent(
            own -> command.getCommandSpec().addMixin("own", CommandSpec.forAnnotatedObject(own)));
    command
        .getCommandSpec()
        .usageMessage()
        .description("Lab " + lab.number() + ": " + lab.title() + ".");
    return command;
  }

  /** Executes a command line and ends the JVM, whatever threads are left. */
  public static void exit(CommandLine command, String[] args) {
    // All that we print is English, numbers included.
    Locale.setDefault(Locale.ROOT);
    command.getCommandSpec().addOption(VERBOSE);
    command.setExecutionExceptionHandler(LabMain::failed);
    command.setParameterExceptionHandler(LabMain::misused);
    try {
      System.exit(command.execute(args));
    } catch (OutOfMemoryError e) {
      command.getErr().println("This needs more memory than Java has; ask for fewer --requests.");
      System.exit(LabFailure.ENVIRONMENT);
    }
  }

  private static int failed(Exception failure, CommandLine command, CommandLine.ParseResult args) {
    boolean verbose = args.expandedArgs().contains("--verbose");
    if (verbose) {
      failure.printStackTrace(command.getErr());
    }
    if (failure instanceof LabFailure labFailure) {
      command.getErr().println(failure.getMessage());
      return labFailure.exitCode();
    }
    command
        .getErr()
        .println(
            "The lab itself is broken (%s); undo the last change to it, or run again with --verbose and report what it shows."
                .formatted(RootCause.of(failure)));
    return LabFailure.CHECK;
  }

  private static int misused(ParameterException failure, String[] args) {
    CommandLine command = failure.getCommandLine();
    command
        .getErr()
        .println(
            failure.getMessage().replaceAll("\\.$", "")
                + suggestion(failure)
                + "; see "
                + command.getCommandSpec().qualifiedName()
                + " --help.");
    return LabFailure.USAGE;
  }

  private static String suggestion(ParameterException failure) {
    return failure instanceof UnmatchedArgumentException unmatched
            && !unmatched.getSuggestions().isEmpty()
        ? " (did you mean " + unmatched.getSuggestions().get(0) + "?)"
        : "";
  }
}

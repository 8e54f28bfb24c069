package io.gatewaymeter.cli;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.question.Student;
import io.gatewaymeter.kit.verdict.Judge;
import io.gatewaymeter.kit.verdict.JudgedLab;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what the worksheets are worth, and what to look at again. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = {
      "Check the answers in the worksheets.",
      "Evidence of your last run is used as it is if code and seed are still the same; if not, the"
          + " lab is run."
    },
    footer = {
      "",
      "Exit codes: 0 no answer has to be changed (blank ones are no mistake), 1 one has,",
      "2 the command line is wrong, 3 the machine failed or is unavailable."
    })
final class CheckCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "2.N",
      description = "The lab whose worksheet to check. Default: all.")
  private String number;

  @Option(
      names = "--hint",
      paramLabel = "QUESTION",
      description = "Show where to look for an answer, and run nothing.")
  private String question;

  @Option(names = "--more", description = "With --hint: show how to find it there, too.")
  private boolean more;

  @Option(
      names = "--blank",
      description = "Print the lab's worksheet as it is before anybody fills it in.")
  private boolean blank;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws LabFailure {
    PrintWriter out = spec.commandLine().getOut();
    List<Lab<?>> labs = number == null ? Main.LABS : List.of(Main.lab(number));
    if (blank) {
      if (number == null) {
        throw new LabFailure(
            LabFailure.USAGE, "Say which lab's: ./lab check 2.2 --blank, for example.");
      }
      out.print(labs.get(0).questionnaire().blank());
      out.flush();
      return 0;
    }
    if (question != null) {
      Hint.of(labs, question, more).forEach(out::println);
      return 0;
    }
    StudentFolder folder = StudentFolder.current();
    Student student = folder.student();
    try (LabRuns runs = LabRuns.ofCommand()) {
      Judge judge = Judge.quick(folder, runs, spec.commandLine().getErr()::println);
      List<JudgedLab> judged = labs.stream().map(lab -> judge.judge(lab, student.seed())).toList();
      if (runs.interrupted()) {
        return LabFailure.ENVIRONMENT;
      }
      new CheckTable(student, judged).lines().forEach(out::println);
      return exitCode(judged);
    }
  }

  private static int exitCode(List<JudgedLab> judged) {
    return judged.stream()
        .mapToInt(
            lab ->
                lab.fault() != null
                    ? lab.fault().exitCode()
                    : lab.unreadable() != null || !lab.failures().isEmpty() ? LabFailure.CHECK : 0)
        .max()
        .orElse(0);
  }
}

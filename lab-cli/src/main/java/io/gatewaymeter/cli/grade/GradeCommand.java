package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.lab.ProgressBars;
import io.gatewaymeter.kit.run.Progress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Grades the worksheets of a class. */
@Command(
    name = "grade",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = "Grade the worksheets of a class. No code of a student is ever run.",
    footer = {
      "",
      "Exit codes: 0 done, whatever is in problems.csv, 2 the command line or a table is wrong,",
      "3 an error of this machine or of the grader: those whom it concerns have no score yet."
    })
public final class GradeCommand implements Callable<Integer> {
  private final List<Lab<?>> labs;

  @Parameters(
      paramLabel = "SUBMISSIONS",
      description = "The folder that has a folder or a zip of each student.")
  private Path submissions;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "Where to write; the same folder again keeps the marks in it.")
  private Path out;

  @Option(
      names = "--roster",
      paramLabel = "FILE",
      description = "The class as CSV: student, and if known submission, username, seed.")
  private Path roster;

  @Option(
      names = "--seeds",
      paramLabel = "N",
      split = ",",
      description = "The seeds that were given out. Default: the roster's, or any.")
  private Set<Long> seeds = Set.of();

  @Option(
      names = "--marks",
      paramLabel = "FILE",
      description = "A manual-queue.csv with points. Default: the one in DIR.")
  private Path marks;

  @Spec private CommandSpec spec;

  /** The command for an assignment that is all these labs. */
  public GradeCommand(List<Lab<?>> labs) {
    this.labs = labs;
  }

  @Override
  public Integer call() throws LabFailure {
    List<Paper> papers = Paper.of(labs);
    Path dir = submissions.toAbsolutePath().normalize();
    Path to = out.toAbsolutePath().normalize();
    if (to.startsWith(dir) || dir.startsWith(to)) {
      throw new LabFailure(
          LabFailure.USAGE,
          "What is written to %s would be among the submissions, or they among it; name a folder beside them with --out DIR."
              .formatted(to));
    }
    Authors authors = new Authors(roster == null ? Roster.NONE : Roster.read(roster), seeds);
    Marks given = marks(to);
    ClassGrades grades = grade(papers, authors, given, dir, Output.in(to));

    spec.commandLine().getOut().println(grades.summary());
    spec.commandLine().getOut().println("Report: " + to.resolve(Output.REPORT));
    List<Problem> ours = grades.ourErrors();
    if (ours.isEmpty()) {
      return 0;
    }
    spec.commandLine()
        .getErr()
        .println("An error of ours, and no student's: " + ours.get(0).what());
    return LabFailure.ENVIRONMENT;
  }

  private ClassGrades grade(
      List<Paper> papers, Authors authors, Marks given, Path dir, Output output) throws LabFailure {
    try (LabRuns runs = LabRuns.ofCommand();
        ProgressBars bars = new ProgressBars()) {
      return new Grading(
              papers,
              new LabTruths(labs, runs),
              authors,
              given,
              System.getenv(),
              Instant.now(),
              Ansi.AUTO.enabled() ? bars : Progress.NONE)
          .run(dir, output);
    }
  }

  /** What was marked in the folder before, and what the file adds. */
  private Marks marks(Path to) throws LabFailure {
    Path earlier = to.resolve(Output.QUEUE);
    Marks kept = Files.exists(earlier) ? Marks.read(earlier) : Marks.NONE;
    return marks == null ? kept : kept.with(Marks.read(marks));
  }
}

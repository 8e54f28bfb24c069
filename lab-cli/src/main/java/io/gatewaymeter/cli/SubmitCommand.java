package io.gatewaymeter.cli;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.question.Student;
import io.gatewaymeter.kit.verdict.Judge;
import io.gatewaymeter.kit.verdict.JudgedLab;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Makes the file that a student hands in. */
@Command(
    name = "submit",
    mixinStandardHelpOptions = true,
    usageHelpAutoWidth = true,
    description = {
      "Check all worksheets as ./lab check does, and write the file to hand in.",
      "It is written whatever the check says: what is wrong or blank costs its points, no more."
    })
final class SubmitCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws LabFailure {
    PrintWriter out = spec.commandLine().getOut();
    StudentFolder folder = StudentFolder.current();
    Student student = folder.student();
    if (student.name().isEmpty()) {
      throw new LabFailure(
          LabFailure.USAGE,
          "%s has no name; write yours behind name: there, then hand in again."
              .formatted(folder.root().resolve(StudentFolder.STUDENT)));
    }
    try (LabRuns runs = LabRuns.ofCommand()) {
      Judge judge = Judge.quick(folder, runs, spec.commandLine().getErr()::println);
      List<JudgedLab> judged =
          Main.LABS.stream().map(lab -> judge.judge(lab, student.seed())).toList();
      if (runs.interrupted()) {
        return LabFailure.ENVIRONMENT;
      }
      new CheckTable(student, judged).verdicts().forEach(out::println);
    }
    Path zip = HandIn.fileOf(folder, student);
    try {
      List<String> files = HandIn.write(folder, Main.LABS, zip);
      out.println();
      out.println("Hand in this file: " + zip);
      out.println("It holds " + String.join(", ", files) + ".");
      return 0;
    } catch (IOException e) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "Cannot write %s (%s); make its folder writable.".formatted(zip, RootCause.of(e)),
          e);
    }
  }
}

package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.LabFailure;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The command line; nothing here needs a run of a lab. */
class GradeCommandTest {
  @TempDir Path dir;
  private SchoolClass school;

  @BeforeEach
  void aClass() throws Exception {
    school = new SchoolClass(dir).with("ada", Assignment.files("Ada", 7));
  }

  @Test
  void saysInALineWhatWasGradedAndWhereTheReportIs() throws Exception {
    assertThat(run("--out", school.out.toString(), "--seeds", "1,2"))
        .isEqualTo(
            """
            Graded 1 submission of 1 student; 6 sentences wait for a mark; 1 line in problems.csv.
            Report: %s
            """
                .formatted(school.out.resolve(Output.REPORT)));
    assertThat(school.table("grades.csv")).hasSize(1);
  }

  @Test
  void theMarksInTheFolderAreKeptAndAFileAddsToThem() throws Exception {
    run("--out", school.out.toString(), "--seeds", "1");
    Path queue = school.out.resolve(Output.QUEUE);
    List<String> lines = Files.readAllLines(queue);
    lines.set(1, lines.get(1) + "1");
    Files.write(queue, lines);
    lines.set(2, lines.get(2) + "1");
    Path file = Files.write(dir.resolve("marks.csv"), List.of(lines.get(0), lines.get(2)));
    assertThat(run("--out", school.out.toString(), "--seeds", "1", "--marks", file.toString()))
        .startsWith("Graded 1 submission of 1 student; 4 sentences wait for a mark;");
    assertThat(run("--out", school.out.toString(), "--seeds", "1"))
        .startsWith("Graded 1 submission of 1 student; 4 sentences wait for a mark;");
  }

  @Test
  void resultsAmongTheSubmissionsWouldBeSubmissions() {
    Path inside = school.submissions.resolve("out");
    assertThat(run("--out", inside.toString()))
        .isEqualTo(
            "2: What is written to %s would be among the submissions, or they among it; name a folder beside them with --out DIR."
                .formatted(inside));
    assertThat(run("--out", dir.toString())).startsWith("2: What is written to " + dir);
    assertThat(inside).doesNotExist();
  }

  @Test
  void aFolderThatCannotBeMadeIsNamed() throws Exception {
    Path file = Files.createFile(dir.resolve("file"));
    assertThat(run("--out", file.resolve("out").toString()))
        .startsWith("3: Cannot write " + file.resolve("out"))
        .endsWith("; free space there, or name another folder with --out DIR.");
  }

  @Test
  void aQueueThatCannotBeReadIsNotOverwritten() throws Exception {
    Files.createDirectories(school.out);
    Path queue = Files.writeString(school.out.resolve(Output.QUEUE), "a;b\n1;2\n");
    assertThat(run("--out", school.out.toString(), "--seeds", "1"))
        .isEqualTo(
            "2: %s has no column \"id\" in its first line; save it as CSV with commas between the columns."
                .formatted(queue));
    assertThat(queue).hasContent("a;b\n1;2\n");
  }

  private String run(String... options) {
    StringWriter out = new StringWriter();
    CommandLine command = new CommandLine(new GradeCommand(Assignment.LABS));
    command.setOut(new PrintWriter(out, true));
    command.setExecutionExceptionHandler(
        (failure, line, parsed) -> {
          line.getOut().print(((LabFailure) failure).exitCode() + ": " + failure.getMessage());
          return 0;
        });
    List<String> args = new ArrayList<>(List.of(options));
    args.add(school.submissions.toString());
    command.execute(args.toArray(String[]::new));
    return out.toString().replace("\r", "");
  }
}

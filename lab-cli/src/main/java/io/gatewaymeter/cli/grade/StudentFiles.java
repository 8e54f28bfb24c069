package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.render.ReportPage;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Writes what one student gets. */
final class StudentFiles {
  private final Output output;
  private final List<Paper> papers;
  private final Map<String, String> environment;
  private final Instant now;
  private final ReportPage feedback = ReportPage.of(StudentFiles.class, "feedback.ftlh");

  StudentFiles(Output output, List<Paper> papers, Map<String, String> environment, Instant now) {
    this.output = output;
    this.papers = papers;
    this.environment = environment;
    this.now = now;
  }

  /** Of a student whom an error of ours concerns, no score is written that could be published. */
  void write(Graded graded) throws LabFailure {
    String folder = Output.STUDENTS + "/" + graded.key() + "/";
    int max = Paper.points(papers);
    if (!graded.has(Outcome.OUR_ERROR)) {
      output.json(folder + Output.GRADESCOPE, GradescopeResult.of(graded, max));
      output.json(folder + Output.CLASSROOM50, Classroom50Result.of(graded, max, environment, now));
    }
    output.write(folder + Output.FEEDBACK, feedback.html(Feedback.of(graded, papers)));
  }
}

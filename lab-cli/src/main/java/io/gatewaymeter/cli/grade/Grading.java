package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.question.Worksheet;
import io.gatewaymeter.kit.render.ReportPage;
import io.gatewaymeter.kit.run.Progress;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Grades a class: who handed in, the right answers for their seeds, then one submission after
 * another, so that only one is ever in memory.
 *
 * @param papers what is asked, fixed before anything is read
 * @param source of right answers
 * @param authors finds out who handed in what
 * @param marks of people
 * @param environment of this process: what Classroom 50's runner says there
 * @param now the one time stamp of all that is written
 */
record Grading(
    List<Paper> papers,
    TruthSource source,
    Authors authors,
    Marks marks,
    Map<String, String> environment,
    Instant now,
    Progress progress) {
  /** More, and somebody makes the grader work; each takes a minute. */
  private static final int MOST_SEEDS = 20;

  private static final Wanted STUDENT = new Wanted(StudentFolder.STUDENT, 4096);
  private static final int MOST_BYTES = Worksheet.MAX_BYTES;

  /**
   * Grades a class.
   *
   * @throws LabFailure if there is nothing to grade, or the results cannot be written
   */
  ClassGrades run(Path dir, Output output) throws LabFailure {
    Submissions submissions = Submissions.in(dir);
    Map<String, Author> who = who(submissions);
    Map<Long, SeedTruth> truths = truths(who);

    List<Wanted> wanted = new ArrayList<>(List.of(STUDENT));
    papers.forEach(paper -> wanted.add(new Wanted(paper.path(), MOST_BYTES)));
    Grader grader = new Grader(papers, truths, marks);
    StudentFiles files = new StudentFiles(output, papers, environment, now);
    List<Graded> graded = new ArrayList<>();
    for (var each : submissions.byKey().entrySet()) {
      progress.at("grading", graded.size(), who.size());
      Submission submission = FolderSearch.in(each.getValue(), wanted, Limits.DEFAULT);
      Graded one = grader.grade(each.getKey(), submission, who.get(each.getKey()));
      files.write(one);
      graded.add(one);
    }
    List<Problem> others = new ArrayList<>();
    truths.forEach((seed, truth) -> others.addAll(truth.problems(seed)));
    others.addAll(submissions.problems());
    ClassGrades grades = new ClassGrades(authors.roster(), graded, others);
    write(grades, output);
    return grades;
  }

  private Map<String, Author> who(Submissions submissions) {
    Map<String, Author> who = new LinkedHashMap<>();
    submissions
        .byKey()
        .forEach(
            (key, path) -> {
              progress.at("looking", who.size(), submissions.byKey().size());
              Submission found = FolderSearch.in(path, List.of(STUDENT), Limits.DEFAULT);
              who.put(key, authors.of(found, STUDENT.path()));
            });
    return who;
  }

  private Map<Long, SeedTruth> truths(Map<String, Author> who) throws LabFailure {
    TreeSet<Long> seeds = new TreeSet<>();
    who.values().stream().filter(Author::choseSeed).forEach(author -> add(author, seeds));
    if (seeds.size() > MOST_SEEDS && authors.allowed().isEmpty()) {
      throw new LabFailure(
          LabFailure.USAGE,
          "The submissions are of %d seeds, and each takes about a minute of runs; name those that you gave out, with --seeds %d,%d,..."
              .formatted(seeds.size(), seeds.first(), seeds.higher(seeds.first())));
    }
    who.values().forEach(author -> add(author, seeds));
    Map<Long, SeedTruth> truths = new LinkedHashMap<>();
    for (long seed : seeds) {
      progress.at("right answers", truths.size(), seeds.size());
      truths.put(seed, source.of(seed));
    }
    return truths;
  }

  private static void add(Author author, Set<Long> seeds) {
    author.seed().ifPresent(seeds::add);
  }

  private void write(ClassGrades grades, Output output) throws LabFailure {
    output.write(Output.QUEUE, ClassTables.queue(grades, marks));
    output.write("grades.csv", ClassTables.grades(grades, papers));
    output.write("problems.csv", ClassTables.problems(grades.problems()));
    output.write(
        Output.REPORT,
        ReportPage.of(Grading.class, "class-report.ftlh").html(ClassReport.of(grades, papers)));
  }
}

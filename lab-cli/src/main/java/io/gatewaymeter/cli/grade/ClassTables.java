package io.gatewaymeter.cli.grade;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The tables of a graded class, as CSV. */
final class ClassTables {
  private ClassTables() {}

  /** A line for each submission, and one for each student of the roster who handed in nothing. */
  static String grades(ClassGrades grades, List<Paper> papers) {
    int max = Paper.points(papers);
    List<String> columns =
        new ArrayList<>(
            List.of("student", "username", "submission", "seed", "status", "score", "open", "max"));
    papers.forEach(paper -> columns.add("lab " + paper.lab()));
    List<List<?>> rows = new ArrayList<>();
    for (Roster.Entry student : grades.roster().students()) {
      List<Graded> of = grades.of(student);
      of.forEach(graded -> rows.add(row(grades, graded, papers)));
      if (of.isEmpty()) {
        List<Object> row =
            new ArrayList<>(List.of(student.student(), student.username(), student.submission()));
        row.add(student.seed().isPresent() ? student.seed().getAsLong() : "");
        row.addAll(List.of("missing", 0, 0, max));
        papers.forEach(paper -> row.add(0));
        rows.add(row);
      }
    }
    grades.graded().stream()
        .filter(graded -> graded.author().enrolled().isEmpty())
        .forEach(graded -> rows.add(row(grades, graded, papers)));
    return Csv.of(columns, rows);
  }

  private static List<Object> row(ClassGrades grades, Graded graded, List<Paper> papers) {
    Author author = graded.author();
    boolean failed = graded.has(Outcome.OUR_ERROR);
    List<Object> row =
        new ArrayList<>(List.of(author.name(), author.username(), OneLine.of(graded.submission())));
    row.add(author.seed().isPresent() ? author.seed().getAsLong() : "");
    row.add(grades.status(graded));
    row.add(failed ? "" : graded.score());
    row.add(graded.open());
    row.add(Paper.points(papers));
    papers.forEach(paper -> row.add(failed ? "" : graded.scoreOf(paper.lab())));
    return row;
  }

  static String problems(List<Problem> problems) {
    return Csv.of(
        List.of("submission", "kind", "where", "problem"),
        problems.stream()
            .map(
                problem ->
                    List.of(
                        OneLine.of(problem.submission()),
                        problem.kind().label(),
                        OneLine.of(problem.where()),
                        OneLine.of(problem.what())))
            .toList());
  }

  /** All prose, with the marks that it has so far; then marks of prose that is not there now. */
  static String queue(ClassGrades grades, Marks marks) {
    List<MarkRow> rows = new ArrayList<>();
    Set<String> places = new HashSet<>();
    for (Graded graded : grades.graded()) {
      for (Judged answer : graded.answers()) {
        if (answer.outcome() == Outcome.WAITS_FOR_A_MARK || answer.outcome() == Outcome.MARKED) {
          String id = MarkRow.id(graded.key(), answer);
          places.add(MarkRow.place(id));
          rows.add(MarkRow.of(graded.key(), graded.author().name(), answer, marks.pointsOf(id)));
        }
      }
    }
    // One question after another is easier to mark than one student after another.
    rows.sort(Comparator.comparing(MarkRow::lab).thenComparing(MarkRow::question));
    return Csv.of(
        MarkRow.COLUMNS,
        Stream.concat(rows.stream(), marks.elsewhere(places).stream())
            .map(MarkRow::cells)
            .toList());
  }
}

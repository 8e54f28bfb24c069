package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.LabFailure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.commons.csv.CSVRecord;

/**
 * Who is in the class, as the instructor wrote it down.
 *
 * @param students in the order of the file
 */
record Roster(List<Entry> students) {
  /** Nothing is known of the class. */
  static final Roster NONE = new Roster(List.of());

  private static final String STUDENT = "student";

  /**
   * A line of the roster.
   *
   * @param submission the name of the submission's folder or archive, without {@code .zip}; empty
   *     if unknown
   * @param username on the host of the repositories; empty if unknown
   * @param seed that was given out; empty if any will do
   */
  record Entry(String student, String submission, String username, OptionalLong seed) {}

  Roster {
    students = List.copyOf(students);
  }

  /**
   * Reads a CSV file with the column {@code student}, and {@code submission}, {@code username} and
   * {@code seed} if it has them.
   *
   * @throws LabFailure if it is not readable, or a seed is no number
   */
  static Roster read(Path file) throws LabFailure {
    List<Entry> students = new ArrayList<>();
    for (CSVRecord row : Csv.read(file, STUDENT)) {
      String student = Csv.cell(row, STUDENT);
      if (!student.isEmpty()) {
        students.add(
            new Entry(
                student,
                Csv.cell(row, "submission"),
                Csv.cell(row, "username"),
                seed(file, row, student)));
      }
    }
    return new Roster(students);
  }

  private static OptionalLong seed(Path file, CSVRecord row, String student) throws LabFailure {
    String seed = Csv.cell(row, "seed");
    try {
      return seed.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(seed));
    } catch (NumberFormatException e) {
      throw new LabFailure(
          LabFailure.USAGE,
          "The seed \"%s\" of %s in %s is no whole number; correct it, or leave it out."
              .formatted(OneLine.of(seed), OneLine.of(student), file),
          e);
    }
  }

  /** The student that a submission's name belongs to, by the roster alone. */
  Optional<Entry> bySubmission(String name) {
    return students.stream()
        .filter(each -> !each.submission().isEmpty())
        .filter(each -> Csv.folded(each.submission()).equals(Csv.folded(name)))
        .findFirst();
  }

  Optional<Entry> byStudent(String name) {
    return students.stream()
        .filter(each -> Csv.folded(each.student()).equals(Csv.folded(name)))
        .findFirst();
  }
}

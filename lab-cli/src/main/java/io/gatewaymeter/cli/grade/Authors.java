package io.gatewaymeter.cli.grade;

import io.gatewaymeter.cli.grade.Problem.Kind;
import io.gatewaymeter.kit.question.Student;
import io.gatewaymeter.kit.question.UnreadableFile;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds out who handed in what. What the roster and the learning platform say is believed before
 * what a student says.
 *
 * @param roster who is in the class
 * @param allowed the seeds that were given out; empty if any will do
 */
record Authors(Roster roster, Set<Long> allowed) {
  /** How Moodle names the folders of its students. */
  private static final Pattern MOODLE = Pattern.compile("(?s)(.+)_\\d+_assignsubmission_file_?");

  Authors {
    allowed = Set.copyOf(allowed);
  }

  /** The author of a submission of which at least {@code student.yaml} was looked for. */
  Author of(Submission submission, String studentPath) {
    Problems problems = new Problems(submission.name());
    Optional<Student> says = says(submission, studentPath, problems);
    String plain = Submissions.withoutZip(submission.name());
    Matcher moodle = MOODLE.matcher(plain);
    Optional<String> platform = moodle.matches() ? Optional.of(moodle.group(1)) : Optional.empty();
    Optional<String> own = says.map(Student::name).filter(name -> !name.isBlank());

    Optional<Roster.Entry> enrolled =
        roster
            .bySubmission(plain)
            .or(() -> platform.flatMap(roster::byStudent))
            .or(() -> own.flatMap(roster::byStudent));
    if (enrolled.isEmpty() && !roster.students().isEmpty()) {
      problems.add(
          Kind.NOT_ON_THE_ROSTER, "", "No line of the roster fits; it was graded all the same.");
    }
    String name =
        Stream.of(enrolled.map(Roster.Entry::student), platform, own)
            .flatMap(Optional::stream)
            .findFirst()
            .orElse(plain);
    OptionalLong given = enrolled.map(Roster.Entry::seed).orElse(OptionalLong.empty());
    String wrongSeed = wrongSeed(says, given);
    if (!wrongSeed.isEmpty()) {
      problems.add(Kind.WRONG_SEED, studentPath, wrongSeed);
    }
    OptionalLong seed = given.isPresent() ? given : ownSeed(says);
    String noSeed = "";
    if (seed.isEmpty()) {
      noSeed =
          says.isPresent()
              ? wrongSeed
              : "The file student.yaml cannot be read, so nobody knows the seed.";
    }
    return new Author(OneLine.of(name), enrolled, seed, noSeed, problems.list());
  }

  /** Empty if the file is there and cannot be read: the labs do not run then, either. */
  private static Optional<Student> says(Submission submission, String path, Problems problems) {
    byte[] bytes = submission.files().get(path);
    if (bytes == null) {
      boolean missing =
          submission.problems().stream()
              .anyMatch(problem -> problem.kind() == Kind.MISSING && problem.where().equals(path));
      return missing ? Optional.of(Student.NOBODY) : Optional.empty();
    }
    try {
      return Optional.of(Student.read(bytes));
    } catch (UnreadableFile e) {
      problems.add(Kind.UNREADABLE, path, e.getMessage());
      return Optional.empty();
    }
  }

  private OptionalLong ownSeed(Optional<Student> says) {
    return says.stream()
        .mapToLong(Student::seed)
        .filter(seed -> allowed.isEmpty() || allowed.contains(seed))
        .findFirst();
  }

  private String wrongSeed(Optional<Student> says, OptionalLong given) {
    if (says.isEmpty()) {
      return "";
    }
    long own = says.get().seed();
    if (given.isPresent()) {
      return own == given.getAsLong()
          ? ""
          : "It says seed %d, and the roster says %d; the answers are judged by the roster's."
              .formatted(own, given.getAsLong());
    }
    return allowed.isEmpty() || allowed.contains(own)
        ? ""
        : "It says seed %d, which was not given out; no answer was judged by it.".formatted(own);
  }
}

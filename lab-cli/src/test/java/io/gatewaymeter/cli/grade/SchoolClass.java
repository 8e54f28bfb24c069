package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.run.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A class on disk, graded with made-up right answers. */
final class SchoolClass {
  static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

  final Path submissions;
  final Path out;
  Authors authors = new Authors(Roster.NONE, Set.of());
  Marks marks = Marks.NONE;
  TruthSource truths = Assignment::truth;
  Instant now = NOW;
  Map<String, String> environment = Map.of();

  SchoolClass(Path dir) throws IOException {
    submissions = Files.createDirectories(dir.resolve("submissions"));
    out = dir.resolve("out");
  }

  /** A student's folder, or a zip if its name says so. */
  SchoolClass with(String name, Map<String, String> files) throws IOException {
    Path path = submissions.resolve(name);
    if (ArchiveSearch.isArchive(name)) {
      Files.write(path, Zips.of("", files));
    } else {
      Zips.write(path, files);
    }
    return this;
  }

  SchoolClass roster(String... lines) throws IOException, LabFailure {
    Path file = submissions.resolveSibling("roster.csv");
    Files.write(file, List.of(lines));
    authors = new Authors(Roster.read(file), authors.allowed());
    return this;
  }

  ClassGrades grade() throws LabFailure {
    return new Grading(Assignment.PAPERS, truths, authors, marks, environment, now, Progress.NONE)
        .run(submissions, Output.in(out));
  }

  /** Lines of a table that was written, without the first. */
  List<String> table(String name) throws IOException {
    List<String> lines = Files.readAllLines(out.resolve(name));
    return lines.subList(1, lines.size());
  }

  String file(String path) throws IOException {
    return Files.readString(out.resolve(path));
  }
}

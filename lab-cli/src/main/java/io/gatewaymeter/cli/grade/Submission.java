package io.gatewaymeter.cli.grade;

import java.util.List;
import java.util.Map;

/**
 * What was found of one student's work.
 *
 * @param name the name of its folder or archive, as it is on disk
 * @param files the wanted files that are there and can be read, by their path in the repository
 * @param problems why others cannot, and what else is wrong with it
 */
record Submission(String name, Map<String, byte[]> files, List<Problem> problems) {
  Submission {
    files = Map.copyOf(files);
    problems = List.copyOf(problems);
  }
}

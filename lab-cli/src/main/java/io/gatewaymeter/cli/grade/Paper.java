package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.question.Question;
import io.gatewaymeter.kit.question.Questionnaire;
import java.util.List;

/**
 * What one lab asks, and where a submission has its worksheet.
 *
 * @param path of the worksheet in the repository
 */
record Paper(String path, Questionnaire<?> asked) {
  String lab() {
    return asked.lab();
  }

  /** What an assignment asks that is all these labs. */
  static List<Paper> of(List<Lab<?>> labs) {
    StudentFolder folder = StudentFolder.ofRepository(Paper.class);
    return labs.stream()
        .map(
            lab ->
                new Paper(
                    folder.root().relativize(folder.worksheetOf(lab)).toString().replace('\\', '/'),
                    lab.questionnaire()))
        .toList();
  }

  /** What an assignment is worth. */
  static int points(List<Paper> papers) {
    return papers.stream().mapToInt(paper -> paper.asked().points()).sum();
  }

  /** As Gradescope numbers tests: {@code 2.2.1} is the first question of lab 2.2. */
  String number(Question<?> question) {
    return lab() + "." + (asked.questions().indexOf(question) + 1);
  }
}

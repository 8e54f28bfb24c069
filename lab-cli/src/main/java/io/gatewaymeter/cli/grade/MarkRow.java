package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.question.AnswerType.Prose;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import org.apache.commons.csv.CSVRecord;

/**
 * A line of {@code manual-queue.csv}: a sentence for a person to judge.
 *
 * @param id of the submission, the lab, the question and the very text
 * @param points whatever the person wrote; empty until somebody has
 */
record MarkRow(
    String id,
    String student,
    String lab,
    String question,
    String outOf,
    String rubric,
    String model,
    String text,
    String points) {
  static final String ID = "id";
  static final String POINTS = "points";
  static final List<String> COLUMNS =
      List.of(ID, "student", "lab", "question", "out of", "rubric", "model", "text", POINTS);

  static MarkRow of(String key, String student, Judged judged, String points) {
    Prose prose = (Prose) judged.question().type();
    return new MarkRow(
        id(key, judged),
        student,
        "lab " + judged.lab(),
        judged.question().id(),
        String.valueOf(judged.question().points()),
        prose.rubric(),
        prose.model(),
        judged.answer(),
        points);
  }

  static MarkRow read(CSVRecord row) {
    List<String> cells = COLUMNS.stream().map(column -> Csv.cell(row, column)).toList();
    return new MarkRow(
        cells.get(0),
        cells.get(1),
        cells.get(2),
        cells.get(3),
        cells.get(4),
        cells.get(5),
        cells.get(6),
        cells.get(7),
        cells.get(8));
  }

  /** Begins with the answer's place, and changes with its text. */
  static String id(String key, Judged judged) {
    byte[] text = judged.answer().getBytes(StandardCharsets.UTF_8);
    return String.join("/", key, judged.lab(), judged.question().id(), "")
        + UUID.nameUUIDFromBytes(text);
  }

  /** The submission, the lab and the question that an id is of. */
  static String place(String id) {
    return id.substring(0, id.lastIndexOf('/') + 1);
  }

  List<String> cells() {
    return List.of(id, student, lab, question, outOf, rubric, model, text, points);
  }
}

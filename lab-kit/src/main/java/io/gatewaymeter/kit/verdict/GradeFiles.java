package io.gatewaymeter.kit.verdict;

import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.question.Student;
import io.gatewaymeter.kit.question.Verdict;
import io.gatewaymeter.kit.question.Verdict.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What {@code mvn verify} leaves of a judged worksheet: {@code results.json}, JUnit XML, {@code
 * feedback.md} for the student, and what the build prints at its end: {@code summary.txt}, and with
 * {@code -Pgrade} also {@code verdicts.txt}.
 *
 * @param dir the folder, as {@code target/grade} of the lab
 */
record GradeFiles(Path dir) {
  /**
   * {@code results.json}. Points are null where it is not the student's fault that there are none.
   */
  private record Results(
      String lab,
      Student student,
      Integer points,
      int outOf,
      int pointsWaiting,
      long open,
      String problem,
      boolean ourFault,
      List<String> remarks,
      List<Verdict> verdicts) {}

  void write(Student student, JudgedLab judged) throws IOException {
    Files.createDirectories(dir);
    Files.writeString(
        dir.resolve("results.json"),
        Json.PRETTY.writeValueAsString(results(student, judged)) + "\n");
    Files.writeString(dir.resolve("TEST-worksheet-" + judged.lab() + ".xml"), JunitXml.of(judged));
    Files.writeString(dir.resolve("feedback.md"), feedback(judged));
    Files.write(dir.resolve("verdicts.txt"), VerdictRows.of(judged));
    Files.writeString(dir.resolve("summary.txt"), judged.summary() + "\n");
  }

  private static Results results(Student student, JudgedLab judged) {
    return new Results(
        judged.lab(),
        student,
        judged.fault() == null ? judged.points() : null,
        judged.outOf(),
        judged.pointsForAHuman(),
        judged.count(Kind.NOT_ANSWERED),
        judged.problem(),
        judged.fault() != null,
        judged.remarks(),
        judged.verdicts());
  }

  private static String feedback(JudgedLab judged) {
    StringBuilder text = new StringBuilder("# Lab " + judged.lab() + "\n\n");
    text.append(sentence(judged.summary())).append("\n");
    judged.remarks().forEach(remark -> text.append("\n- ").append(plain(remark)));
    if (!judged.remarks().isEmpty()) {
      text.append("\n");
    }
    if (!judged.verdicts().isEmpty()) {
      text.append("\n| question | points | verdict |\n|---|---|---|\n");
      for (Verdict verdict : judged.verdicts()) {
        text.append(
            "| `%s` | %d of %d | %s |\n"
                .formatted(verdict.question(), verdict.points(), verdict.outOf(), said(verdict)));
      }
    }
    return text.toString();
  }

  private static String said(Verdict verdict) {
    String label = verdict.kind().label();
    return switch (verdict.kind()) {
      case NOT_ANSWERED, RIGHT -> label;
      case FOR_A_HUMAN -> plain(verdict.message());
      default -> label + ": " + plain(verdict.message());
    };
  }

  private static String sentence(String text) {
    String plain = plain(text);
    return Character.toUpperCase(plain.charAt(0))
        + plain.substring(1)
        + (plain.endsWith(".") ? "" : ".");
  }

  /** A message may quote the student, who must not be able to write Markdown or HTML here. */
  private static String plain(String text) {
    return text.replaceAll("[\\\\`*_\\[\\]<>&|#]", "\\\\$0");
  }
}

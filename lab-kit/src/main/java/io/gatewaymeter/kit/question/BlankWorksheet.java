package io.gatewaymeter.kit.question;

import java.util.regex.Pattern;

/** Writes the worksheet that a student fills in. */
final class BlankWorksheet {
  private static final int WIDTH = 96;

  /** So many characters at most, up to a space, as long as a line's text may be. */
  private static final Pattern LINE = Pattern.compile("(\\S.{0,%d})(?: +|$)".formatted(WIDTH - 1));

  private BlankWorksheet() {}

  static String of(Questionnaire<?> asked) {
    StringBuilder form = new StringBuilder();
    comment(form, "", "Lab %s: %s.".formatted(asked.lab(), asked.title()));
    comment(
        form,
        "",
        ("%d points. Write each answer behind its colon; a sentence goes into a line of its own below,"
                + " indented by four spaces. Then: ./lab check %s")
            .formatted(asked.points(), asked.lab()));
    form.append(Worksheet.LAB).append(": \"").append(asked.lab()).append("\"\n\n");

    comment(
        form,
        "",
        "Before the run: what do you expect? This is worth no points. The report shows it beside what happened.");
    form.append(Worksheet.PREDICTIONS).append(":\n");
    for (Prediction<?> prediction : asked.predictions()) {
      comment(form, "  ", prediction.prompt());
      form.append("  ").append(prediction.id()).append(":\n\n");
    }

    comment(form, "", "After the run.");
    form.append(Worksheet.ANSWERS).append(":\n");
    String between = "";
    for (Question<?> question : asked.questions()) {
      form.append(between);
      comment(form, "  ", question.prompt());
      comment(form, "  ", "%s: %s.".formatted(points(question), question.type().wanted()));
      form.append("  ").append(question.id()).append(question.isProse() ? ": |\n" : ":\n");
      between = "\n";
    }
    return form.toString();
  }

  private static String points(Question<?> question) {
    return question.points() == 1 ? "1 point" : question.points() + " points";
  }

  private static void comment(StringBuilder form, String indent, String text) {
    LINE.matcher(text)
        .results()
        .forEach(line -> form.append(indent).append("# ").append(line.group(1)).append('\n'));
  }
}

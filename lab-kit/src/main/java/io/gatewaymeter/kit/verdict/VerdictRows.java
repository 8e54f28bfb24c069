package io.gatewaymeter.kit.verdict;

import io.gatewaymeter.kit.question.Verdict;
import java.util.ArrayList;
import java.util.List;

/** A judged worksheet for a terminal: a line for each question. */
public final class VerdictRows {
  private static final String ROW = "%-4s  %-32s  %-8s  %s";

  /** Names the columns. */
  public static final String HEADER = ROW.formatted("lab", "question", "points", "verdict");

  private VerdictRows() {}

  /** The verdicts, and what else is odd in the worksheet. */
  public static List<String> of(JudgedLab judged) {
    List<String> rows = new ArrayList<>();
    judged.verdicts().forEach(verdict -> rows.add(row(judged.lab(), verdict)));
    judged.remarks().forEach(remark -> rows.add(row(judged.lab(), remark)));
    return rows;
  }

  /** A line that is about no question. */
  public static String row(String lab, String sentence) {
    return "%-4s  %s".formatted(lab, visible(sentence));
  }

  private static String row(String lab, Verdict verdict) {
    String label = verdict.kind().label();
    String said =
        switch (verdict.kind()) {
          case MALFORMED -> label + ": " + visible(verdict.message());
          case FOR_A_HUMAN -> visible(verdict.message());
          default -> label;
        };
    return ROW.formatted(
        lab, verdict.question(), verdict.points() + " of " + verdict.outOf(), said);
  }

  /** A sentence may quote the student, and so hold what a terminal obeys. */
  private static String visible(String sentence) {
    return sentence.replaceAll("\\p{C}", "?");
  }
}

package io.gatewaymeter.kit.question;

/** Text of a student in a sentence of ours: short, in one line, and harmless to a terminal. */
final class Shown {
  private static final int LONGEST = 60;

  private Shown() {}

  static String of(String text) {
    String line = text.strip().lines().findFirst().orElse("").replaceAll("\\p{C}", "?");
    int points = line.codePointCount(0, line.length());
    return points <= LONGEST
        ? line
        : line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "...";
  }
}

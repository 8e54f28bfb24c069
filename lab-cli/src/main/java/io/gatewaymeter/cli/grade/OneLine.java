package io.gatewaymeter.cli.grade;

/**
 * Text from a submission, as it can stand in a file or on a terminal of ours: no control
 * characters, no half of a surrogate pair, nothing that turns the direction of writing.
 */
final class OneLine {
  private static final int LONGEST = 200;
  private static final String INVISIBLE =
      "[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}&&[^\\n\\x{200C}\\x{200D}]]";

  private OneLine() {}

  /** In one line of at most 200 characters, for names and messages. Null gives {@code ?}. */
  static String of(String text) {
    return text == null ? "?" : of(text, LONGEST);
  }

  static String of(String text, int longest) {
    return cut(visible(text).replace('\n', '?'), longest);
  }

  /** With its line breaks, for prose. */
  static String lines(String text, int longest) {
    return cut(visible(text).strip(), longest);
  }

  private static String visible(String text) {
    return text.replaceAll("\\R", "\n").replace('\t', ' ').replaceAll(INVISIBLE, "?");
  }

  private static String cut(String text, int longest) {
    return text.length() <= longest
        ? text
        : text.substring(0, text.offsetByCodePoints(0, text.codePointCount(0, longest))) + "...";
  }
}

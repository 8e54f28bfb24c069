package io.gatewaymeter.docs;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a Java file says of itself. */
final class Javadoc {
  private static final Pattern OF_THE_TYPE = Pattern.compile("(?ms)^/\\*\\*(.*?)\\*/");

  private Javadoc() {}

  /** The first sentence about the file's type, as plain text; empty if it says nothing. */
  static String firstSentence(String source) {
    Matcher comment = OF_THE_TYPE.matcher(source);
    if (!comment.find()) {
      return "";
    }
    return comment
        .group(1)
        .replaceAll("\\n \\*", " ")
        .replaceAll("<p>.*| @\\w+ .*", "")
        .replaceAll("\\{@\\w+\\s+(?:[^}]*\\s)?#?([^}\\s]+)}", "$1")
        .replaceAll("</?\\w+>", "")
        .replaceAll("\\s+", " ")
        .strip()
        .replaceAll("(?<=\\.) .*", "");
  }
}

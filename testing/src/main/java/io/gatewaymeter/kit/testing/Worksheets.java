package io.gatewaymeter.kit.testing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a build says of the worksheets that it judged. */
final class Worksheets {
  private static final Pattern POINTS = Pattern.compile("lab \\S+: (\\d+) of (\\d+) points\\b.*");

  private Worksheets() {}

  /** A line for each lab. */
  static List<String> worth(BuildFiles files) {
    return files.find("target/grade", "summary.txt").stream()
        .flatMap(file -> BuildFiles.lines(file).stream())
        .toList();
  }

  /** A line for each question, one for each lab, and one for all points. */
  static List<String> verdicts(BuildFiles files) {
    List<String> lines = new ArrayList<>();
    for (Path worth : files.find("target/grade", "summary.txt")) {
      Path verdicts = worth.resolveSibling("verdicts.txt");
      if (Files.exists(verdicts)) {
        lines.addAll(BuildFiles.lines(verdicts));
      }
      lines.addAll(BuildFiles.lines(worth));
      lines.add("");
    }
    lines.add(points(worth(files)));
    return lines;
  }

  private static String points(List<String> labs) {
    if (labs.isEmpty()) {
      return "No worksheet was judged. The first [ERROR] line above says why; if there is none, type"
          + " mvn verify -Pgrade.";
    }
    int points = 0;
    int outOf = 0;
    List<String> without = new ArrayList<>();
    for (String lab : labs) {
      Matcher judged = POINTS.matcher(lab);
      if (judged.matches()) {
        points += Integer.parseInt(judged.group(1));
        outOf += Integer.parseInt(judged.group(2));
      } else {
        without.add(lab.substring(0, lab.indexOf(':')));
      }
    }
    return "Points: %d of %d%s."
        .formatted(
            points, outOf, without.isEmpty() ? "" : "; not judged: " + String.join(", ", without));
  }
}

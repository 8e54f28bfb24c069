package io.gatewaymeter.docs.documents;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An output that a document quotes, whole or in part. Within a line, {@code …} stands for anything,
 * and as a line for any lines; what is another with every run counts as the same.
 */
final class Quotation {
  private static final List<Pattern> RANDOM =
      List.of(
          Pattern.compile("(?<=pid )\\d+"),
          Pattern.compile("(?<=127\\.0\\.0\\.1:)\\d+"),
          // Flink numbers the operators of all jobs of a JVM.
          Pattern.compile("(?<=(parse|assemble)-)\\d+"),
          // Lab 2.3, (a): where rebalance() begins.
          Pattern.compile("(?<=^ {3}\\d  r-.{1,90})\\d(?= {9}\\d$)"));

  private Quotation() {}

  /** The first line of it that the output has not, or not there. */
  static Optional<String> problem(Block quoted, List<String> output) {
    List<String> lines = output.stream().map(Quotation::masked).toList();
    List<String> wanted = quoted.text().lines().toList();
    int at = 0; // in what is wanted
    int from = 0; // in the output
    while (at < wanted.size()) {
      if (wanted.get(at).strip().equals("…")) {
        at++;
        continue;
      }
      int to = at;
      while (to < wanted.size() && !wanted.get(to).strip().equals("…")) {
        to++;
      }
      List<Pattern> passage = wanted.subList(at, to).stream().map(Quotation::pattern).toList();
      int longest = 0;
      while (from < lines.size() && longest < passage.size()) {
        longest = Math.max(longest, agreeing(passage, lines.subList(from, lines.size())));
        from += longest == passage.size() ? longest : 1;
      }
      if (longest < passage.size()) {
        return Optional.of(
            "%s: `%s` does not print this line there: \"%s\""
                .formatted(quoted.place(), quoted.printedBy(), wanted.get(at + longest)));
      }
      at = to;
    }
    return Optional.empty();
  }

  private static int agreeing(List<Pattern> wanted, List<String> lines) {
    int same = 0;
    while (same < wanted.size()
        && same < lines.size()
        && wanted.get(same).matcher(lines.get(same)).matches()) {
      same++;
    }
    return same;
  }

  private static Pattern pattern(String line) {
    return Pattern.compile(
        Arrays.stream(masked(line).split("…", -1))
            .map(Pattern::quote)
            .collect(Collectors.joining(".*")));
  }

  private static String masked(String line) {
    String masked = line.stripTrailing();
    for (Pattern random : RANDOM) {
      masked = random.matcher(masked).replaceAll("?");
    }
    return masked;
  }
}

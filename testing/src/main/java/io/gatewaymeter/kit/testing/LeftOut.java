package io.gatewaymeter.kit.testing;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The tests that a build left to {@link FullDepth}. */
final class LeftOut {
  private LeftOut() {}

  /** One line that names their classes; none if there are none. */
  static List<String> lines(BuildFiles files) {
    SortedSet<String> classes = new TreeSet<>();
    int tests = 0;
    for (Path report : reports(files)) {
      long skipped =
          BuildFiles.lines(report).stream()
              .filter(line -> line.contains("<skipped") && line.contains(FullDepth.SWITCH))
              .count();
      if (skipped > 0) {
        tests += skipped;
        classes.add(report.getFileName().toString().replaceAll(".*\\.(\\w+)\\.xml", "$1"));
      }
    }
    return classes.isEmpty()
        ? List.of()
        : List.of(
            "Skipped: %d tests of %s. Run them with %s."
                .formatted(tests, String.join(", ", classes), FullDepth.SWITCH));
  }

  private static List<Path> reports(BuildFiles files) {
    List<Path> reports = new ArrayList<>();
    Stream.of("target/surefire-reports", "target/failsafe-reports")
        .forEach(folder -> reports.addAll(files.find(folder, "TEST-*.xml")));
    return reports;
  }
}

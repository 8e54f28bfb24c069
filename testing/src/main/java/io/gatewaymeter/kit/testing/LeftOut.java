package io.gatewaymeter.kit.testing;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tests that a build left to {@link FullDepth}. */
final class LeftOut {
  private LeftOut() {}

  /** One line that names their classes; none if there are none. */
  static List<String> lines(BuildFiles files) {
    String classes =
        Stream.of("target/surefire-reports", "target/failsafe-reports")
            .flatMap(folder -> files.find(folder, "TEST-*.xml").stream())
            .filter(LeftOut::hasSome)
            .map(
                report ->
                    report.getFileName().toString().replaceAll("TEST-(.*\\.)?(\\w+)\\.xml", "$2"))
            .sorted()
            .collect(Collectors.joining(", "));
    return classes.isEmpty()
        ? List.of()
        : List.of("Skipped tests of %s: %s runs them.".formatted(classes, FullDepth.SWITCH));
  }

  private static boolean hasSome(Path report) {
    return BuildFiles.lines(report).stream()
        .anyMatch(line -> line.contains("<skipped") && line.contains(FullDepth.SWITCH));
  }
}

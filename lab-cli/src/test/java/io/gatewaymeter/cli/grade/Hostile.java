package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.question.Question;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A submission that means harm, or looks as if.
 *
 * @param name of the folder or archive
 * @param lost the labs whose answers are not found for it; all others are right
 * @param problems the lines of problems.csv that it must leave, without the submission's name
 */
record Hostile(String name, Maker maker, List<String> lost, List<String> problems) {
  static final long SEED = 7;
  static final String SHEET = "lab-2-2-replay/worksheet.yaml";

  static final List<String> ALL = List.of("2.1", "2.2", "2.3", "2.4");
  static final List<String> REPLAY = List.of("2.2");
  static final List<String> NOTHING = List.of();

  /** Writes it. */
  interface Maker {
    void make(Path path, Map<String, String> rightFiles) throws IOException;
  }

  static Hostile zip(
      String name,
      UnaryOperator<Map<String, String>> change,
      List<String> lost,
      String... problems) {
    return new Hostile(
        name,
        (path, files) -> Files.write(path, Zips.of("", change.apply(new LinkedHashMap<>(files)))),
        lost,
        List.of(problems));
  }

  static Hostile zipOfBytes(
      String name,
      UnaryOperator<Map<String, byte[]>> change,
      List<String> lost,
      String... problems) {
    return new Hostile(
        name,
        (path, files) -> {
          Map<String, byte[]> bytes = new LinkedHashMap<>();
          files.forEach((file, text) -> bytes.put(file, text.getBytes(StandardCharsets.UTF_8)));
          Files.write(path, Zips.ofBytes(change.apply(bytes)));
        },
        lost,
        List.of(problems));
  }

  static Hostile sheet(String name, String text, String... problems) {
    return new Hostile(
        name,
        (path, files) -> {
          Map<String, String> changed = new TreeMap<>(files);
          changed.put(SHEET, text);
          Zips.write(path, changed);
        },
        REPLAY,
        List.of(problems));
  }

  static Hostile student(String name, String called, List<String> lost) {
    return new Hostile(
        name,
        (path, files) -> {
          Map<String, String> changed = new TreeMap<>(files);
          changed.put("student.yaml", Assignment.student(called, SEED));
          Zips.write(path, changed);
        },
        lost,
        List.of());
  }

  /** What the machine can give for it. */
  int score() {
    return Assignment.PAPERS.stream()
        .filter(paper -> !lost.contains(paper.lab()))
        .flatMap(paper -> paper.asked().questions().stream())
        .filter(question -> !question.isProse())
        .mapToInt(Question::points)
        .sum();
  }

  static String missing(String file) {
    return "missing," + file + ",It is not in the submission.";
  }

  /** All of them. */
  static List<Hostile> cases() {
    return Stream.concat(HostileArchives.CASES.stream(), HostileForms.CASES.stream()).toList();
  }
}

package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.question.Question;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A submission that means harm, or looks as if.
 *
 * @param name of the folder or archive
 * @param lost the labs whose answers are not found for it; all others are right
 * @param problems the lines of problems.csv that it must leave, without the submission's name
 */
record Hostile(String name, Maker maker, List<String> lost, List<String> problems) {
  static final long SEED = 7;

  private static final String SHEET = "lab-2-2-replay/worksheet.yaml";
  private static final List<String> ALL = List.of("2.1", "2.2", "2.3", "2.4");
  private static final List<String> REPLAY = List.of("2.2");
  private static final List<String> NOTHING = List.of();
  private static final String NOT_LOOKED_AT = "; what comes after that was not looked at.";
  private static final String BOMB =
      "too much,,\"Its archives unpack to more than 200 times their size, as only a bomb does"
          + NOT_LOOKED_AT
          + "\"";

  /** Writes it. */
  interface Maker {
    void make(Path path, Map<String, String> rightFiles) throws IOException;
  }

  static final List<Hostile> CASES =
      List.of(
          zip(
              "zip-slip.zip",
              files -> first(files, "../../student.yaml", "name: \"Evil\"\nseed: 1\n"),
              NOTHING,
              "unsafe name,../../student.yaml,\"This name leads out of the archive, and was ignored.\""),
          zip(
              "absolute.zip",
              files -> first(files, "/etc/" + SHEET, "evil"),
              NOTHING,
              "unsafe name,/etc/lab-2-2-replay/worksheet.yaml,\"This name leads out of the archive, and was ignored.\""),
          zipOfBytes(
              "bomb-first.zip",
              files -> first(files, "0.bin", new byte[40 << 20]),
              ALL,
              BOMB,
              missing("student.yaml"),
              missing("lab-2-1-job-graph/worksheet.yaml"),
              missing(SHEET),
              missing("lab-2-3-broken-key/worksheet.yaml"),
              missing("lab-2-4-parallelism/worksheet.yaml")),
          zipOfBytes(
              "bomb-last.zip", files -> last(files, "z.bin", new byte[40 << 20]), NOTHING, BOMB),
          zipOfBytes(
              "bomb-in-a-zip.zip",
              files -> last(files, "z.zip", Zips.ofBytes(Map.of("bomb", new byte[40 << 20]))),
              NOTHING,
              BOMB),
          zipOfBytes(
              "large-sheet.zip",
              files -> last(files, SHEET, new byte[8 << 20]),
              REPLAY,
              "too large,lab-2-2-replay/worksheet.yaml,It has more than the 262144 bytes that are read."),
          new Hostile(
              "sparse-gigabyte",
              (path, files) -> {
                Zips.write(path, files);
                try (RandomAccessFile file =
                    new RandomAccessFile(path.resolve(SHEET).toFile(), "rw")) {
                  file.setLength(1L << 30);
                }
              },
              REPLAY,
              List.of(
                  "too large,lab-2-2-replay/worksheet.yaml,It has more than the 262144 bytes that are read.")),
          sheet(
              "aliases",
              "lab: \"2.2\"\nanswers: &a\n  records: [*a, *a, *a]\n",
              yaml("line 2, column 10 (& and * are not for worksheets)")),
          sheet(
              "tags",
              "lab: \"2.2\"\nanswers:\n  records: !!javax.script.ScriptEngineManager [x]\n",
              yaml("line 3, column 12 (! is not for worksheets)")),
          sheet(
              "duplicate-keys",
              "lab: \"2.2\"\nanswers:\n  records: 1\n  records: 2\n",
              yaml("line 4, column 10 (Duplicate field 'records')")),
          sheet(
              "deep",
              "lab: \"2.2\"\nanswers:\n  records: " + "[".repeat(5000) + "\n",
              "unreadable,lab-2-2-replay/worksheet.yaml,\"It is nested too deeply, or a number in it is too long.\""),
          sheet(
              "long-number",
              "lab: \"2.2\"\nanswers:\n  records: " + "9".repeat(100_000) + "\n",
              skipped("completions"),
              skipped("completions_before_their_start"),
              skipped("ids_of_early_completions"),
              skipped("starts_without_completion"),
              skipped("ids_of_starts_without_completion"),
              "remark,,There are 2 more of this kind."),
          sheet(
              "just-text",
              "I did all of it, honestly.",
              "unreadable,lab-2-2-replay/worksheet.yaml,It has no answers: block with indented lines below; take the blank worksheet again and fill it in."),
          sheet(
              "other-lab",
              "lab: \"2.3\"\nanswers:\n  records: 1\n",
              "unreadable,lab-2-2-replay/worksheet.yaml,\"It is not the worksheet of lab 2.2, for its line lab: says \"\"2.3\"\"; put the right file there.\""),
          new Hostile(
              "utf-16",
              (path, files) -> rewrite(path, files, StandardCharsets.UTF_16),
              REPLAY,
              List.of(
                  "unreadable,lab-2-2-replay/worksheet.yaml,It is not in UTF-8; save it again in this encoding.")),
          new Hostile(
              "crlf-and-bom",
              (path, files) -> {
                Map<String, String> windows = new TreeMap<>(files);
                windows.replaceAll((file, text) -> "\uFEFF" + text.replace("\n", "\r\n"));
                Zips.write(path, windows);
              },
              NOTHING,
              List.of()),
          new Hostile(
              "a-folder-for-a-file",
              (path, files) -> {
                Zips.write(path, without(files, SHEET));
                Files.createDirectories(path.resolve(SHEET));
              },
              REPLAY,
              List.of("not a file,lab-2-2-replay/worksheet.yaml,It is a folder.")),
          new Hostile("=cmd|' calc'!A1", Zips::write, NOTHING, List.of()),
          student("formula", "=HYPERLINK(\"http://evil\")", NOTHING),
          student("html", "<script>alert(1)</script><img src=x onerror=alert(2)>", NOTHING),
          student("terminal", "\u001B[31mred\u202Ereversed", NOTHING),
          new Hostile(
              "surrogate",
              (path, files) -> {
                Map<String, String> half = new TreeMap<>(files);
                half.put("student.yaml", "name: \"half \\ud800\"\nseed: 7\n");
                half.replaceAll((file, text) -> text.replace("A sentence", "A \\ud800 sentence"));
                Zips.write(path, half);
              },
              NOTHING,
              List.of()),
          new Hostile(
              "long-prose",
              (path, files) -> {
                Map<String, String> longer = new TreeMap<>(files);
                longer.replaceAll(
                    (file, text) -> text.replace("A sentence", "A sentence ".repeat(9000)));
                Zips.write(path, longer);
              },
              NOTHING,
              List.of()),
          new Hostile(
              "huge-seed",
              (path, files) -> {
                Map<String, String> huge = new TreeMap<>(files);
                huge.put("student.yaml", "name: x\nseed: 99999999999999999999\n");
                Zips.write(path, huge);
              },
              ALL,
              List.of(
                  "unreadable,student.yaml,\"Its seed is no whole number of at most 18 digits; take 1, or the one you were given.\"")),
          new Hostile(
              "no-zip.zip",
              (path, files) -> Files.writeString(path, "I am no zip"),
              ALL,
              List.of(
                  "unreadable,,\"It is no zip archive, or an empty one.\"",
                  missing("student.yaml"),
                  missing("lab-2-1-job-graph/worksheet.yaml"),
                  missing(SHEET),
                  missing("lab-2-3-broken-key/worksheet.yaml"),
                  missing("lab-2-4-parallelism/worksheet.yaml"))),
          new Hostile(
              "empty",
              (path, files) -> Files.createDirectory(path),
              ALL,
              List.of(
                  missing("student.yaml"),
                  missing("lab-2-1-job-graph/worksheet.yaml"),
                  missing(SHEET),
                  missing("lab-2-3-broken-key/worksheet.yaml"),
                  missing("lab-2-4-parallelism/worksheet.yaml"))),
          zipOfBytes(
              "many-entries.zip",
              files -> {
                for (int i = 0; i < 30_000; i++) {
                  files.put("z" + i, new byte[0]);
                }
                return files;
              },
              NOTHING,
              "too much,,It has more than 20000 files and folders; what comes after them was not looked at."));

  private static Hostile zip(
      String name,
      java.util.function.UnaryOperator<Map<String, String>> change,
      List<String> lost,
      String... problems) {
    return new Hostile(
        name,
        (path, files) -> Files.write(path, Zips.of("", change.apply(new LinkedHashMap<>(files)))),
        lost,
        List.of(problems));
  }

  private static Hostile zipOfBytes(
      String name,
      java.util.function.UnaryOperator<Map<String, byte[]>> change,
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

  private static Hostile sheet(String name, String text, String... problems) {
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

  private static Hostile student(String name, String called, List<String> lost) {
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

  private static <V> Map<String, V> first(Map<String, V> files, String path, V content) {
    Map<String, V> changed = new LinkedHashMap<>(Map.of(path, content));
    changed.putAll(files);
    return changed;
  }

  private static <V> Map<String, V> last(Map<String, V> files, String path, V content) {
    files.remove(path);
    files.put(path, content);
    return files;
  }

  private static Map<String, String> without(Map<String, String> files, String path) {
    Map<String, String> others = new TreeMap<>(files);
    others.remove(path);
    return others;
  }

  private static void rewrite(Path path, Map<String, String> files, Charset charset)
      throws IOException {
    Zips.write(path, files);
    Files.writeString(path.resolve(SHEET), files.get(SHEET), charset);
  }

  private static String yaml(String where) {
    return "unreadable,lab-2-2-replay/worksheet.yaml,\"It is no plain YAML at "
        + where
        + "; compare with the lines around it, and put text with a colon or a # in quotes.\"";
  }

  private static String skipped(String question) {
    return "remark,lab-2-2-replay/worksheet.yaml,\"The question %s is missing, and counts as not answered.\""
        .formatted(question);
  }

  private static String missing(String file) {
    return "missing," + file + ",It is not in the submission.";
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
}

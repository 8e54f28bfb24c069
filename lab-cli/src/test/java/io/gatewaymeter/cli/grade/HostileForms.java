package io.gatewaymeter.cli.grade;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Worksheets and names that mean harm, and some that only look so. */
final class HostileForms {

  static final List<Hostile> CASES =
      List.of(
          new Hostile(
              "sparse-gigabyte",
              (path, files) -> {
                Zips.write(path, files);
                try (RandomAccessFile file =
                    new RandomAccessFile(path.resolve(Hostile.SHEET).toFile(), "rw")) {
                  file.setLength(1L << 30);
                }
              },
              Hostile.REPLAY,
              List.of(
                  "too large,lab-2-2-replay/worksheet.yaml,It has more than the 262144 bytes that are read.")),
          Hostile.sheet(
              "aliases",
              "lab: \"2.2\"\nanswers: &a\n  records: [*a, *a, *a]\n",
              yaml("line 2, column 10 (& and * are not for worksheets)")),
          Hostile.sheet(
              "tags",
              "lab: \"2.2\"\nanswers:\n  records: !!javax.script.ScriptEngineManager [x]\n",
              yaml("line 3, column 12 (! is not for worksheets)")),
          Hostile.sheet(
              "duplicate-keys",
              "lab: \"2.2\"\nanswers:\n  records: 1\n  records: 2\n",
              yaml("line 4, column 10 (Duplicate field 'records')")),
          Hostile.sheet(
              "deep",
              "lab: \"2.2\"\nanswers:\n  records: " + "[".repeat(5000) + "\n",
              "unreadable,lab-2-2-replay/worksheet.yaml,\"It is nested too deeply, or a name in it is too long; compare with the blank worksheet.\""),
          Hostile.sheet(
              "long-number",
              "lab: \"2.2\"\nanswers:\n  records: " + "9".repeat(100_000) + "\n",
              skipped("completions"),
              skipped("completions_before_their_start"),
              skipped("ids_of_early_completions"),
              skipped("starts_without_completion"),
              skipped("ids_of_starts_without_completion"),
              "remark,,There are 2 more of this kind."),
          Hostile.sheet(
              "just-text",
              "I did all of it, honestly.",
              "unreadable,lab-2-2-replay/worksheet.yaml,It has no answers: block with indented lines below; take the blank worksheet again and fill it in."),
          Hostile.sheet(
              "other-lab",
              "lab: \"2.3\"\nanswers:\n  records: 1\n",
              "unreadable,lab-2-2-replay/worksheet.yaml,\"It is not the worksheet of lab 2.2, for its line lab: says \"\"2.3\"\"; put the right file there.\""),
          new Hostile(
              "utf-16",
              (path, files) -> rewrite(path, files, StandardCharsets.UTF_16),
              Hostile.REPLAY,
              List.of(
                  "unreadable,lab-2-2-replay/worksheet.yaml,It is not in UTF-8; save it again in this encoding.")),
          new Hostile(
              "crlf-and-bom",
              (path, files) -> {
                Map<String, String> windows = new TreeMap<>(files);
                windows.replaceAll((file, text) -> "\uFEFF" + text.replace("\n", "\r\n"));
                Zips.write(path, windows);
              },
              Hostile.NOTHING,
              List.of()),
          new Hostile(
              "a-folder-for-a-file",
              (path, files) -> {
                Zips.write(path, without(files, Hostile.SHEET));
                Files.createDirectories(path.resolve(Hostile.SHEET));
              },
              Hostile.REPLAY,
              List.of("not a file,lab-2-2-replay/worksheet.yaml,It is a folder.")),
          new Hostile("=cmd|' calc'!A1", Zips::write, Hostile.NOTHING, List.of()),
          Hostile.student("formula", "=HYPERLINK(\"http://evil\")", Hostile.NOTHING),
          Hostile.student(
              "html", "<script>alert(1)</script><img src=x onerror=alert(2)>", Hostile.NOTHING),
          Hostile.student("terminal", "\u001B[31mred\u202Ereversed", Hostile.NOTHING),
          new Hostile(
              "surrogate",
              (path, files) -> {
                Map<String, String> half = new TreeMap<>(files);
                half.put("student.yaml", "name: \"half \\ud800\"\nseed: 7\n");
                half.replaceAll((file, text) -> text.replace("A sentence", "A \\ud800 sentence"));
                Zips.write(path, half);
              },
              Hostile.NOTHING,
              List.of()),
          new Hostile(
              "long-prose",
              (path, files) -> {
                Map<String, String> longer = new TreeMap<>(files);
                longer.replaceAll(
                    (file, text) -> text.replace("A sentence", "A sentence ".repeat(9000)));
                Zips.write(path, longer);
              },
              Hostile.NOTHING,
              List.of()),
          new Hostile(
              "huge-seed",
              (path, files) -> {
                Map<String, String> huge = new TreeMap<>(files);
                huge.put("student.yaml", "name: x\nseed: 99999999999999999999\n");
                Zips.write(path, huge);
              },
              Hostile.ALL,
              List.of(
                  "unreadable,student.yaml,\"Its seed is no whole number of at most 18 digits; take 1, or the one you were given.\"")),
          new Hostile(
              "empty",
              (path, files) -> Files.createDirectory(path),
              Hostile.ALL,
              List.of(
                  Hostile.missing("student.yaml"),
                  Hostile.missing("lab-2-1-job-graph/worksheet.yaml"),
                  Hostile.missing(Hostile.SHEET),
                  Hostile.missing("lab-2-3-broken-key/worksheet.yaml"),
                  Hostile.missing("lab-2-4-parallelism/worksheet.yaml"))));

  private HostileForms() {}

  private static Map<String, String> without(Map<String, String> files, String path) {
    Map<String, String> others = new TreeMap<>(files);
    others.remove(path);
    return others;
  }

  private static void rewrite(Path path, Map<String, String> files, Charset charset)
      throws IOException {
    Zips.write(path, files);
    Files.writeString(path.resolve(Hostile.SHEET), files.get(Hostile.SHEET), charset);
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
}

package io.gatewaymeter.cli.grade;

import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Archives that mean harm, or are none. */
final class HostileArchives {
  private static final String BOMB =
      "too much,,\"Its archives unpack to more than 200 times their size, as only a bomb does; what comes after that was not looked at.\"";

  static final List<Hostile> CASES =
      List.of(
          Hostile.zip(
              "zip-slip.zip",
              files -> first(files, "../../student.yaml", "name: \"Evil\"\nseed: 1\n"),
              Hostile.NOTHING,
              "unsafe name,../../student.yaml,\"This name leads out of the archive, and was ignored.\""),
          Hostile.zip(
              "absolute.zip",
              files -> first(files, "/etc/" + Hostile.SHEET, "evil"),
              Hostile.NOTHING,
              "unsafe name,/etc/lab-2-2-replay/worksheet.yaml,\"This name leads out of the archive, and was ignored.\""),
          Hostile.zipOfBytes(
              "bomb-first.zip",
              files -> first(files, "0.bin", new byte[40 << 20]),
              Hostile.ALL,
              BOMB,
              Hostile.missing("student.yaml"),
              Hostile.missing("lab-2-1-job-graph/worksheet.yaml"),
              Hostile.missing(Hostile.SHEET),
              Hostile.missing("lab-2-3-broken-key/worksheet.yaml"),
              Hostile.missing("lab-2-4-parallelism/worksheet.yaml")),
          Hostile.zipOfBytes(
              "bomb-last.zip",
              files -> last(files, "z.bin", new byte[40 << 20]),
              Hostile.NOTHING,
              BOMB),
          Hostile.zipOfBytes(
              "bomb-in-a-zip.zip",
              files -> last(files, "z.zip", Zips.ofBytes(Map.of("bomb", new byte[40 << 20]))),
              Hostile.NOTHING,
              BOMB),
          Hostile.zipOfBytes(
              "large-sheet.zip",
              files -> last(files, Hostile.SHEET, new byte[8 << 20]),
              Hostile.REPLAY,
              "too large,lab-2-2-replay/worksheet.yaml,It has more than the 262144 bytes that are read."),
          new Hostile(
              "no-zip.zip",
              (path, files) -> Files.writeString(path, "I am no zip"),
              Hostile.ALL,
              List.of(
                  "unreadable,,\"It is no zip archive, or an empty one.\"",
                  Hostile.missing("student.yaml"),
                  Hostile.missing("lab-2-1-job-graph/worksheet.yaml"),
                  Hostile.missing(Hostile.SHEET),
                  Hostile.missing("lab-2-3-broken-key/worksheet.yaml"),
                  Hostile.missing("lab-2-4-parallelism/worksheet.yaml"))),
          Hostile.zipOfBytes(
              "many-entries.zip",
              files -> {
                for (int i = 0; i < 30_000; i++) {
                  files.put("z" + i, new byte[0]);
                }
                return files;
              },
              Hostile.NOTHING,
              "too much,,It has more than 20000 files and folders; what comes after them was not looked at."));

  private HostileArchives() {}

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
}

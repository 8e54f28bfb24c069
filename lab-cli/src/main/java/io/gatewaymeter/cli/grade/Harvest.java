package io.gatewaymeter.cli.grade;

import io.gatewaymeter.cli.grade.Problem.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a search has found so far: of each wanted file the one that is least deep, and of those the
 * first by name.
 */
final class Harvest {
  private final List<Wanted> wanted;
  private final Map<Wanted, Found> best = new HashMap<>();
  final Problems problems;

  /** Bytes null: it is there, and cannot be read. */
  private record Found(String path, byte[] bytes) {
    int depth() {
      return depthOf(path);
    }
  }

  Harvest(List<Wanted> wanted, Problems problems) {
    this.wanted = wanted;
    this.problems = problems;
  }

  Optional<Wanted> wantedAt(String path) {
    return wanted.stream().filter(file -> file.isAt(path)).findFirst();
  }

  /** Reads what is wanted, but no more than one byte above its limit. */
  void read(Wanted file, String path, InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(file.mostBytes() + 1);
    if (bytes.length > file.mostBytes()) {
      tooLarge(file, path);
    } else {
      found(file, path, bytes);
    }
  }

  void tooLarge(Wanted file, String path) {
    unreadable(
        file,
        path,
        Kind.TOO_LARGE,
        "It has more than the %d bytes that are read.".formatted(file.mostBytes()));
  }

  void unreadable(Wanted file, String path, Kind kind, String why) {
    problems.add(kind, path, why);
    found(file, path, null);
  }

  private void found(Wanted file, String path, byte[] bytes) {
    Found here = new Found(path, bytes);
    Found other = best.get(file);
    if (other == null || here.depth() < other.depth()) {
      best.put(file, here);
    } else if (here.depth() == other.depth()) {
      // At the same path, as only an archive can have it: the first.
      boolean replaces = path.compareTo(other.path) < 0;
      Found used = replaces ? here : other;
      problems.add(
          Kind.TWICE,
          replaces ? other.path : path,
          "There is another one at %s, which is the one that is read.".formatted(used.path));
      best.put(file, used);
    }
  }

  /** The files that can be read; those that are not there at all are named as missing. */
  Map<String, byte[]> files() {
    Map<String, byte[]> files = new HashMap<>();
    for (Wanted file : wanted) {
      Found found = best.get(file);
      if (found == null) {
        problems.add(Kind.MISSING, file.path(), "It is not in the submission.");
      } else if (found.bytes != null) {
        files.put(file.path(), found.bytes);
      }
    }
    return files;
  }

  static int depthOf(String path) {
    return (int) path.chars().filter(c -> c == '/').count();
  }
}

package io.gatewaymeter.cli.grade;

import io.gatewaymeter.cli.grade.Problem.Kind;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Reads archives from the first byte to the last, archives in them included. Nothing is unpacked to
 * disk, so no name in an archive can lead anywhere and no link in it can be followed; and no size
 * that it claims is believed.
 */
final class ArchiveSearch {
  /** What a build or a tool leaves behind. */
  static final Set<String> NOT_ENTERED = Set.of(".git", "target", "node_modules", "__MACOSX");

  private final Harvest harvest;
  private final Budget budget;

  ArchiveSearch(Harvest harvest, Budget budget) {
    this.harvest = harvest;
    this.budget = budget;
  }

  static boolean isArchive(String path) {
    return path.toLowerCase(Locale.ROOT).endsWith(".zip");
  }

  /**
   * Searches an archive.
   *
   * @param path where it is in the submission; empty if it is the submission
   * @param level how many archives it is in, itself included
   * @throws Budget.Spent if a limit is reached
   */
  void search(InputStream archive, String path, int level) throws Budget.Spent {
    if (level > budget.limits().archives()) {
      harvest.problems.add(
          Kind.TOO_MUCH, path, "It is an archive in too many archives, and was not opened.");
      return;
    }
    try (Zip zip = new Zip(archive)) {
      int entries = 0;
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        budget.entry();
        entries++;
        look(zip, entry.getName().replace('\\', '/'), path.isEmpty() ? "" : path + "/", level);
      }
      if (entries == 0) {
        harvest.problems.add(Kind.UNREADABLE, path, "It is no zip archive, or an empty one.");
      }
    } catch (Budget.Spent e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      // A name that is no text ends in an IllegalArgumentException.
      harvest.problems.add(
          Kind.UNREADABLE,
          path,
          "It cannot be unpacked to its end (%s).".formatted(OneLine.of(e.getMessage())));
    }
  }

  private void look(Zip zip, String name, String prefix, int level) throws IOException {
    List<String> folders = List.of(name.split("/"));
    if (leadsOut(name, folders)) {
      harvest.problems.add(
          Kind.UNSAFE_NAME, prefix + name, "This name leads out of the archive, and was ignored.");
      return;
    }
    String path = prefix + name;
    if (folders.stream().anyMatch(NOT_ENTERED::contains)
        || Harvest.depthOf(path) > budget.limits().depth()) {
      return;
    }
    boolean folder = name.endsWith("/");
    String plain = folder ? path.substring(0, path.length() - 1) : path;
    Optional<Wanted> wanted = harvest.wantedAt(plain);
    if (wanted.isPresent() && folder) {
      harvest.unreadable(wanted.get(), plain, Kind.NOT_A_FILE, "It is a folder.");
    } else if (wanted.isPresent()) {
      read(zip, wanted.get(), path);
    } else if (isArchive(name)) {
      search(new Unclosed(zip), path, level + 1);
    }
  }

  private void read(Zip zip, Wanted file, String path) throws IOException {
    try {
      harvest.read(file, path, zip);
    } catch (Budget.Spent e) {
      throw e;
    } catch (IOException e) {
      harvest.unreadable(
          file,
          path,
          Kind.UNREADABLE,
          "It cannot be unpacked (%s).".formatted(OneLine.of(e.getMessage())));
      throw e;
    }
  }

  private static boolean leadsOut(String name, List<String> folders) {
    return name.startsWith("/") || name.matches("(?s)[A-Za-z]:.*") || folders.contains("..");
  }

  /** Counts whatever comes out, also what is skipped on the way to the next entry. */
  private final class Zip extends ZipInputStream {
    Zip(InputStream in) {
      // Names that are not marked as UTF-8 are in any encoding; the ones that we want are ASCII.
      super(in, StandardCharsets.ISO_8859_1);
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
      int read = super.read(buffer, offset, length);
      budget.unpacked(Math.max(read, 0));
      return read;
    }
  }

  /** The end of an archive is not the end of the one that it is in. */
  private static final class Unclosed extends FilterInputStream {
    Unclosed(InputStream in) {
      super(in);
    }

    @Override
    public void close() {}
  }
}

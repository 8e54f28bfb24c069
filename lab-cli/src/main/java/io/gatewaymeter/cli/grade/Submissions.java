package io.gatewaymeter.cli.grade;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import io.gatewaymeter.cli.grade.Problem.Kind;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * The folder of a class: each folder and each zip in it is one submission.
 *
 * @param byKey what each is called in everything that we write: letters, digits, {@code . _ -}
 * @param problems what else is in it
 */
record Submissions(Map<String, Path> byKey, List<Problem> problems) {
  private static final int LONGEST = 60;

  /** What platforms and systems put beside the submissions. */
  private static final Set<String> IGNORED =
      Set.of("submission_metadata.yml", "__MACOSX", "Thumbs.db", ".DS_Store", ".git");

  /**
   * Lists a class, by name.
   *
   * @throws LabFailure if it is no readable folder, or there is no submission in it
   */
  static Submissions in(Path dir) throws LabFailure {
    List<Path> children = children(dir);
    Map<String, Path> byKey = new LinkedHashMap<>();
    Set<String> taken = new HashSet<>();
    List<Problem> problems = new ArrayList<>();
    for (Path child : children) {
      String name = child.getFileName().toString();
      if (Files.isSymbolicLink(child)) {
        problems.add(
            new Problem(name, Kind.LINK, "", "It is a symbolic link, which is not followed."));
      } else if (Files.isDirectory(child, NOFOLLOW_LINKS)
          || Files.isRegularFile(child, NOFOLLOW_LINKS) && ArchiveSearch.isArchive(name)) {
        byKey.put(key(name, taken), child);
      } else {
        problems.add(
            new Problem(
                name,
                Kind.NOT_A_SUBMISSION,
                "",
                "It is neither a folder nor a zip, and was left alone."));
      }
    }
    if (byKey.isEmpty()) {
      throw new LabFailure(
          LabFailure.USAGE,
          "There is no submission in %s: put a folder or a zip for each student into it."
              .formatted(dir));
    }
    return new Submissions(byKey, List.copyOf(problems));
  }

  private static List<Path> children(Path dir) throws LabFailure {
    List<Path> children = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(dir)) {
      for (Path child : all) {
        String name = child.getFileName().toString();
        if (!IGNORED.contains(name)) {
          children.add(child);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      throw new LabFailure(
          LabFailure.USAGE,
          "Cannot read the folder %s (%s); name the one that has the submissions."
              .formatted(dir, RootCause.of(e)),
          e);
    }
    children.sort(Comparator.comparing(child -> child.getFileName().toString()));
    return children;
  }

  /** A name for files and tables, whatever a student's archive is called. */
  private static String key(String name, Set<String> taken) {
    String plain = withoutZip(name);
    String safe = plain.replaceAll("[^A-Za-z0-9._-]", "_").replaceFirst("^[^A-Za-z0-9]+", "");
    safe = safe.isEmpty() ? "submission" : safe.substring(0, Math.min(safe.length(), LONGEST));
    if (!safe.equals(plain) || !taken.add(safe.toLowerCase(Locale.ROOT))) {
      // Two that differ in other signs only, or in capitals, or in .zip, must not meet.
      safe +=
          "-"
              + UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8))
                  .toString()
                  .substring(0, 8);
      taken.add(safe.toLowerCase(Locale.ROOT));
    }
    return safe;
  }

  static String withoutZip(String name) {
    return ArchiveSearch.isArchive(name) ? name.substring(0, name.length() - 4) : name;
  }
}

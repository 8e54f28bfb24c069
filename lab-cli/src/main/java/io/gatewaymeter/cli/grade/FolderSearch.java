package io.gatewaymeter.cli.grade;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import io.gatewaymeter.cli.grade.Problem.Kind;
import io.gatewaymeter.kit.RootCause;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Looks through a submission's folder, or its archive, for the files that are wanted. */
final class FolderSearch {
  private final Harvest harvest;
  private final Budget budget;
  private final Deque<Place> open = new ArrayDeque<>();
  private boolean spent;

  /** A path on disk and what it is called in the submission, empty for its root. */
  private record Place(Path onDisk, String path) {}

  private FolderSearch(Harvest harvest, Budget budget) {
    this.harvest = harvest;
    this.budget = budget;
  }

  /**
   * Finds what is wanted. Whatever is wrong is among the problems of the result.
   *
   * @param root a folder or a zip
   */
  static Submission in(Path root, List<Wanted> wanted, Limits limits) {
    String name = root.getFileName().toString();
    Harvest harvest = new Harvest(wanted, new Problems(name));
    FolderSearch search = new FolderSearch(harvest, new Budget(limits));
    search.open.add(new Place(root, ""));
    // Folder by folder from the top, so that a limit cuts off what is deep down.
    for (Place place = search.open.poll(); place != null; place = search.open.poll()) {
      search.look(place);
    }
    return new Submission(name, harvest.files(), harvest.problems.list());
  }

  private void look(Place place) {
    Optional<Wanted> wanted = harvest.wantedAt(place.path());
    try {
      BasicFileAttributes is =
          Files.readAttributes(place.onDisk(), BasicFileAttributes.class, NOFOLLOW_LINKS);
      if (wanted.isPresent()) {
        lookAt(wanted.get(), place, is);
      } else if (is.isSymbolicLink()) {
        harvest.problems.add(Kind.LINK, place.path(), "Symbolic links are not followed.");
      } else if (spent) {
        return;
      } else if (is.isDirectory()) {
        list(place);
      } else if (is.isRegularFile() && ArchiveSearch.isArchive(place.onDisk().toString())) {
        budget.archive(is.size());
        try (InputStream in = open(place.onDisk())) {
          new ArchiveSearch(harvest, budget).search(in, place.path(), 1);
        }
      }
    } catch (Budget.Spent e) {
      // What was found by then, and what is already known to be there, still counts.
      spent = true;
      harvest.problems.add(Kind.TOO_MUCH, "", e.getMessage());
    } catch (IOException | DirectoryIteratorException e) {
      String why = "It cannot be read (%s).".formatted(OneLine.of(RootCause.of(e)));
      wanted.ifPresentOrElse(
          file -> harvest.unreadable(file, place.path(), Kind.UNREADABLE, why),
          () -> harvest.problems.add(Kind.UNREADABLE, place.path(), why));
    }
  }

  private void lookAt(Wanted file, Place place, BasicFileAttributes is) throws IOException {
    if (is.isSymbolicLink()) {
      harvest.unreadable(
          file, place.path(), Kind.LINK, "It is a symbolic link, which is not followed.");
    } else if (!is.isRegularFile()) {
      String what = is.isDirectory() ? "It is a folder." : "It is no file, but a pipe or a device.";
      harvest.unreadable(file, place.path(), Kind.NOT_A_FILE, what);
    } else if (is.size() > file.mostBytes()) {
      harvest.tooLarge(file, place.path());
    } else {
      try (InputStream in = open(place.onDisk())) {
        harvest.read(file, place.path(), in);
      }
    }
  }

  private void list(Place folder) throws IOException {
    List<Path> children = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder.onDisk())) {
      for (Path child : all) {
        budget.entry();
        children.add(child);
      }
    }
    children.sort(Comparator.comparing(child -> child.getFileName().toString()));
    for (Path child : children) {
      String name = child.getFileName().toString();
      String path = folder.path().isEmpty() ? name : folder.path() + "/" + name;
      if (!ArchiveSearch.NOT_ENTERED.contains(name)
          && Harvest.depthOf(path) <= budget.limits().depth()) {
        open.add(new Place(child, path));
      }
    }
  }

  private static InputStream open(Path file) throws IOException {
    return new BufferedInputStream(Files.newInputStream(file, NOFOLLOW_LINKS));
  }
}

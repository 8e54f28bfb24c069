package io.gatewaymeter.cli.launch;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;

/**
 * What {@code ./lab} runs before a lab: makes sure that libraries, classes and {@code lab.args} are
 * those of this folder, its sources, this JDK and this Maven repository, and makes again what is
 * not. It needs nothing but a JDK, since the script compiles this package by itself.
 */
public final class Launcher {
  /** The machine failed or is unavailable, as {@code LabFailure.ENVIRONMENT} says to a lab. */
  private static final int ENVIRONMENT = 3;

  private final Checkout checkout;
  private final Built built;
  private final Libraries libraries;
  private final Classes classes;

  private Launcher(Checkout checkout) throws IOException {
    this.checkout = checkout;
    this.built = Built.of(checkout);
    this.libraries = new Libraries(checkout, built);
    this.classes = new Classes(checkout, built);
  }

  /**
   * Prepares a run.
   *
   * @param args the repository's root, then the command line of {@code ./lab}
   */
  public static void main(String[] args) {
    try {
      Path root = Path.of(args[0]);
      new Launcher(new Checkout(root)).prepare(Arrays.asList(args).subList(1, args.length));
    } catch (NotBuilt e) {
      System.err.println(e.getMessage());
      System.exit(ENVIRONMENT);
    } catch (IOException e) {
      System.err.println(
          "Cannot build the labs (%s); make the folder writable, and free space there."
              .formatted(e));
      System.exit(ENVIRONMENT);
    }
  }

  private void prepare(List<String> line) throws IOException, NotBuilt {
    FileTime begin = FileTime.from(Instant.now());
    if (checkout.root().toString().contains(File.pathSeparator)) {
      throw new NotBuilt(
          "The path %s has a \"%s\", which ends a name in Java's class path; move the folder to a path without it."
              .formatted(checkout.root(), File.pathSeparator));
    }
    libraries.ensure();
    boolean nothingNew = classes.ensure(libraries.classPath()).isEmpty();
    if (runsJobJars(line)) {
      new JobJars(checkout, built, classes).ensure();
    }
    Archive archive = new Archive(checkout, built, libraries.classPath());
    if (isLab(line)) {
      archive.ensure();
    }
    nothingNew &= !ArgsFile.write(checkout, libraries.classPath(), archive.usable());
    if (nothingNew && isLab(line)) {
      new Seen(checkout).remember(begin);
    }
  }

  private static boolean isLab(List<String> line) {
    return !line.isEmpty() && line.get(0).matches("\\d\\.\\d") && !line.contains("--help");
  }

  /** Whether a cluster in other processes is asked for, with {@code --on}: it is given job jars. */
  private static boolean runsJobJars(List<String> line) {
    return String.join(" ", line).matches(".*--on[ =](standalone|compose).*");
  }
}

package io.gatewaymeter.kit.testing;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * An Ant task of every build: when Maven's JVM ends, it prints what the worksheets are worth and
 * which tests were left out. So these are the last lines, below Maven's own, in whatever order the
 * modules were built and whichever of them failed.
 */
public final class LastLines {
  private static final String REGISTERED = LastLines.class.getName();

  private Path root;
  private boolean grading;

  /** The folder that the modules are in. */
  public void setRoot(File root) {
    this.root = root.toPath();
  }

  /** Whether the profile {@code grade} is active: then every question has a line. */
  public void setGrading(boolean grading) {
    this.grading = grading;
  }

  /** Registers the lines with the JVM, once. */
  public void execute() {
    if (System.getProperties().putIfAbsent(REGISTERED, "") == null) {
      // Maven itself takes longer than a second to come here, and some disks know whole ones only.
      BuildFiles files = new BuildFiles(root, Instant.now().minusSeconds(1));
      Runtime.getRuntime().addShutdownHook(new Thread(() -> print(lines(files)), REGISTERED));
    }
  }

  private List<String> lines(BuildFiles files) {
    List<String> lines = new ArrayList<>(LeftOut.lines(files));
    lines.addAll(grading ? Worksheets.verdicts(files) : Worksheets.worth(files));
    lines.addAll(Resumed.lines(files));
    return lines;
  }

  /** System.out is Maven's, who has closed it by now. */
  private static void print(List<String> lines) {
    PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out));
    if (!lines.isEmpty()) {
      out.println();
      lines.forEach(out::println);
      out.flush();
    }
  }
}

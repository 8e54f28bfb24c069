package io.gatewaymeter.cli.launch;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs Maven for the modules that a lab needs, and says in a few words how far it has come. */
final class Maven {
  private static final boolean WINDOWS = File.separatorChar == '\\';
  private static final Pattern MODULE =
      Pattern.compile("\\[INFO] Building (.+) \\S+ +\\[(\\d+)/(\\d+)]");
  private static final Pattern ESCAPES = Pattern.compile("\u001b\\[[\\d;]*m");
  private static final int FILES_A_LINE = 50;

  /** What Maven says at the end of every failure, whatever it is. */
  private static final Pattern ADVICE =
      Pattern.compile(
          "|-> \\[Help.*|To see the full.*|Re-run Maven.*|For more info.*|\\[Help.*|"
              + "After correcting.*|  mvn <args>.*");

  private final Checkout checkout;
  private final Set<String> errors = new LinkedHashSet<>();
  private int downloaded;

  Maven(Checkout checkout) {
    this.checkout = checkout;
  }

  /** Runs it to its end. Of what it prints the user sees only progress, and errors. */
  void run(String phase, String... options) throws IOException, NotBuilt {
    List<String> command = new ArrayList<>();
    if (WINDOWS) {
      command.addAll(List.of("cmd", "/c"));
    }
    command.addAll(List.of("mvn", "-B", "-Dstyle.color=never", "-pl", "lab-cli", "-am"));
    command.addAll(List.of("-Dmaven.compiler.failOnWarning=false", phase));
    command.addAll(List.of(options));
    Process maven;
    try {
      maven =
          new ProcessBuilder(command)
              .directory(checkout.root().toFile())
              .redirectErrorStream(true)
              .redirectInput(new File(WINDOWS ? "NUL" : "/dev/null"))
              .start();
    } catch (IOException e) {
      throw new NotBuilt("No mvn found: install Maven 3.8 or newer.");
    }
    Runtime.getRuntime().addShutdownHook(new Thread(maven::destroy));
    try (BufferedReader output = maven.inputReader()) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        hear(ESCAPES.matcher(line).replaceAll(""));
      }
    }
    try {
      if (maven.waitFor() != 0) {
        throw new NotBuilt(String.join(System.lineSeparator(), errors));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new NotBuilt("Interrupted while Maven ran.");
    }
  }

  private void hear(String line) {
    Matcher module = MODULE.matcher(line);
    if (module.find()) {
      System.err.printf("  %s of %s: %s%n", module.group(2), module.group(3), module.group(1));
    } else if (line.startsWith("[INFO] Downloaded ") || line.startsWith("Downloaded ")) {
      if (++downloaded % FILES_A_LINE == 0) {
        System.err.printf("  %d files downloaded%n", downloaded);
      }
    } else if (line.startsWith("[ERROR] ") || line.startsWith("Error: ")) {
      String error = line.replaceFirst("^\\[ERROR] ", "").replaceAll(" -> \\[Help \\d+]$", "");
      if (!ADVICE.matcher(error).matches()) {
        errors.add(error);
      }
    }
  }
}

package io.gatewaymeter.cli.launch;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code lab.args}: what {@code java} is told to start a lab, all but the lab's own options. */
final class ArgsFile {
  static final String MAIN = "io.gatewaymeter.cli.Main";

  /** For a run of seconds: what compiles best, or collects best, is done too late. */
  static final List<String> FLAGS =
      List.of(
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          // Below this much of classes no collection is made for their sake.
          "-XX:MetaspaceSize=128m",
          "--enable-native-access=ALL-UNNAMED");

  private ArgsFile() {}

  /** Libraries first: an {@link Archive} holds for a class path that begins as its own. */
  static String classPath(Checkout checkout, List<Path> libraries) throws IOException {
    List<Path> all = new ArrayList<>(libraries);
    for (String module : checkout.modules()) {
      all.add(checkout.classes(module));
    }
    return join(all);
  }

  static String join(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /**
   * Writes the file, unless it says the same already.
   *
   * @return whether it was written
   */
  static boolean write(Checkout checkout, List<Path> libraries, Optional<Path> archive)
      throws IOException {
    List<String> lines = new ArrayList<>(FLAGS);
    archive.ifPresent(it -> lines.add(quoted("-XX:SharedArchiveFile=" + it)));
    lines.add("-cp " + quoted(classPath(checkout, libraries)));
    lines.add(MAIN);
    String content = String.join("\n", lines) + "\n";
    Path file = checkout.target().resolve("lab.args");
    // The java command reads it in the system's own encoding.
    Charset encoding = Charset.forName(System.getProperty("sun.jnu.encoding"));
    if (Files.exists(file) && content.equals(Files.readString(file, encoding))) {
      return false;
    }
    Files.writeString(file, content, encoding);
    return true;
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}

package io.gatewaymeter.kit.testing;

import java.util.List;

/** A build that began in the middle, where Maven 3 finds none of the modules before it. */
final class Resumed {
  /** Depends on nothing, so it is built even then. */
  private static final String LAST = "worksheets";

  private Resumed() {}

  /** One sentence that names the switch to use; none if a module was built. */
  static List<String> lines(BuildFiles files) {
    return files.find("target/antrun", "build-main.xml").stream()
            .allMatch(file -> file.startsWith(files.root().resolve(LAST)))
        ? List.of(
            "No module was built: with -rf, Maven 3 does not see what it built before; type mvn"
                + " verify -pl :MODULE -am instead of -rf :MODULE.")
        : List.of();
  }
}

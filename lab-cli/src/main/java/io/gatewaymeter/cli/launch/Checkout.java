package io.gatewaymeter.cli.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The folder of the repository.
 *
 * @param root absolute, without symbolic links
 */
record Checkout(Path root) {
  /** The modules that a run needs, each after those that it depends on. */
  List<String> modules() throws IOException {
    List<String> modules = new ArrayList<>(List.of("common", "lab-kit"));
    modules.addAll(labs());
    modules.add("lab-cli");
    return modules;
  }

  /** The modules of the labs, as {@code lab-2-2-replay}. */
  List<String> labs() throws IOException {
    try (Stream<Path> folders = Files.list(root)) {
      return folders
          .filter(folder -> Files.exists(folder.resolve("pom.xml")))
          .map(folder -> folder.getFileName().toString())
          .filter(name -> name.matches("lab-\\d.*"))
          .sorted()
          .toList();
    }
  }

  Path module(String name) {
    return root.resolve(name);
  }

  Path classes(String module) {
    return module(module).resolve("target").resolve("classes");
  }

  /** Where the launcher keeps its files; {@code mvn clean} deletes it. */
  Path target() {
    return module("lab-cli").resolve("target");
  }
}

package io.gatewaymeter.cli.launch;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The classes of our own modules, compiled where their sources have changed. */
final class Classes {
  private final Checkout checkout;
  private final Built built;

  Classes(Checkout checkout, Built built) {
    this.checkout = checkout;
    this.built = built;
  }

  /**
   * Compiles each module whose sources, or whose classes, are not those of the last time.
   *
   * @return those modules
   */
  List<String> ensure(List<Path> libraries) throws IOException, NotBuilt {
    List<String> compiled = new ArrayList<>();
    List<Path> classPath = new ArrayList<>(libraries);
    boolean all = false;
    boolean labs = false;
    for (String module : checkout.modules()) {
      boolean isLab = checkout.labs().contains(module);
      boolean dependsOnChanged = all || labs && module.equals("lab-cli");
      if (dependsOnChanged || !isCurrent(module)) {
        System.err.println("Compiling " + module + " ...");
        String seenBefore = seenByOthers(module);
        compile(module, classPath);
        compiled.add(module);
        all |= !isLab;
        labs |= isLab && !seenBefore.equals(seenByOthers(module));
      }
      classPath.add(checkout.classes(module));
    }
    return compiled;
  }

  /** Fingerprint of the sources of these modules. */
  Fingerprint sources(List<String> modules) throws IOException {
    Fingerprint sources = new Fingerprint();
    for (String module : modules) {
      sources.add(sources(module));
    }
    return sources;
  }

  private Path sources(String module) {
    return checkout.module(module).resolve("src").resolve("main");
  }

  private boolean isCurrent(String module) throws IOException {
    return built.is("sources." + module, sources(List.of(module)))
        && Files.isDirectory(checkout.classes(module))
        && built.is("classes." + module, new Fingerprint().add(checkout.classes(module)));
  }

  /** What lab-cli is compiled against: of a lab, its {@code …Lab} class alone. */
  private String seenByOthers(String module) throws IOException {
    Fingerprint seen = new Fingerprint();
    Path classes = checkout.classes(module);
    if (Files.isDirectory(classes)) {
      try (Stream<Path> files = Files.walk(classes)) {
        for (Path file : files.filter(it -> it.toString().endsWith("Lab.class")).toList()) {
          seen.add(file);
        }
      }
    }
    return seen.toString();
  }

  private void compile(String module, List<Path> classPath) throws IOException, NotBuilt {
    Path classes = checkout.classes(module);
    Path next = classes.resolveSibling("classes.next");
    Fingerprint sources = sources(List.of(module));
    Folders.delete(next);
    Files.createDirectories(next);
    new Compiler(checkout)
        .compile(
            sources(module).resolve("java"),
            classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
            next);
    Folders.copy(sources(module).resolve("resources"), next);
    Folders.delete(classes);
    Files.move(next, classes);
    built.remember("sources." + module, sources);
    built.remember("classes." + module, new Fingerprint().add(classes));
  }
}

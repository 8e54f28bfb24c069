package io.gatewaymeter.docs;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** From a README's links to those of the site. */
final class SiteLinks {
  private static final String LAB_PAGE = "lab-02-streams-keys-and-operators.html";

  private final Path root;
  private final List<String> readmes;
  private final List<SourceFile> sources;
  private final Homes homes;

  SiteLinks(Path root, List<String> readmes, List<SourceFile> sources, Homes homes) {
    this.root = root;
    this.readmes = readmes;
    this.sources = sources;
    this.homes = homes;
  }

  /**
   * The address on the site.
   *
   * @return null for a file or folder of the repository that the site does not show
   * @throws IllegalArgumentException with one sentence, if there is no such file
   */
  String resolve(String readme, String destination) {
    if (destination.matches("[a-z]+:.*")) {
      return destination;
    }
    int hash = destination.indexOf('#');
    String file = hash < 0 ? destination : destination.substring(0, hash);
    Path from = Path.of(readme);
    Path path = file.isEmpty() ? from : from.resolveSibling(file).normalize();
    String name = path.toString().replace('\\', '/');
    if (readmes.contains(name)) {
      return homes.of(name, hash < 0 ? "" : destination.substring(hash + 1));
    }
    for (SourceFile source : sources) {
      if (source.path().equals(name)) {
        return LAB_PAGE + "#" + source.id();
      }
      if (source.module().equals(name)) {
        return LAB_PAGE + "#" + SourceList.moduleId(name);
      }
    }
    if (Files.notExists(root.resolve(path))) {
      throw new IllegalArgumentException(
          "%s links to %s, which is not there; mend the link.".formatted(readme, destination));
    }
    return null;
  }
}

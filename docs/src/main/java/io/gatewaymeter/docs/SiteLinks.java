package io.gatewaymeter.docs;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** From a README's links to those of the site. */
final class SiteLinks {
  private static final String LAB_PAGE = "lab-02-streams-keys-and-operators.html";

  private final Path root;
  private final Map<String, Set<String>> anchors;
  private final List<SourceFile> sources;
  private final Homes homes;

  /**
   * @param anchors of each README
   */
  SiteLinks(Path root, Map<String, Set<String>> anchors, List<SourceFile> sources, Homes homes) {
    this.root = root;
    this.anchors = anchors;
    this.sources = sources;
    this.homes = homes;
  }

  /**
   * The address on the site.
   *
   * @param place where in the README the link is, for messages
   * @return null for a file or folder of the repository that the site does not show
   * @throws IllegalArgumentException with one sentence, if the link leads nowhere
   */
  String resolve(String readme, String destination, String place) {
    if (destination.matches("[a-z]+:.*")) {
      return destination;
    }
    String file = destination.replaceFirst("#.*", "");
    String anchor = destination.substring(file.length()).replaceFirst("#", "");
    Path from = Path.of(readme);
    Path path = file.isEmpty() ? from : from.resolveSibling(file).normalize();
    String name = path.toString().replace('\\', '/');
    if (Files.notExists(root.resolve(path))
        || !anchor.isEmpty() && !anchors.getOrDefault(name, Set.of()).contains(anchor)) {
      throw new IllegalArgumentException(
          "%s: nothing is at %s; mend the link.".formatted(place, destination));
    }
    return anchors.containsKey(name) ? homes.of(name, anchor) : source(name);
  }

  private String source(String name) {
    for (SourceFile source : sources) {
      if (source.path().equals(name)) {
        return LAB_PAGE + "#" + source.id();
      }
      if (source.module().equals(name)) {
        return LAB_PAGE + "#" + SourceList.moduleId(name);
      }
    }
    return null;
  }
}

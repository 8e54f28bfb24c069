package io.gatewaymeter.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes what the pages include and no file of the repository holds as it is. */
public final class Generate {
  private Generate() {}

  /**
   * Writes every README as a partial, {@code sources.adoc}, and {@code sources/NAME.adoc} for each
   * file with callouts.
   *
   * @param args the repository's root, the folder of the pages, and the folder to write to
   * @throws IllegalArgumentException with one sentence, if a link of a README leads nowhere
   */
  public static void main(String[] args) throws IOException {
    Path root = Path.of(args[0]);
    Path out = Path.of(args[2]);
    List<String> readmes = Readmes.of(root);
    List<SourceFile> sources = SourceFiles.of(root);
    Map<String, Set<String>> anchors = new HashMap<>();
    for (String readme : readmes) {
      String markdown = Files.readString(root.resolve(readme));
      anchors.put(readme, Markdown.anchors(markdown));
    }
    SiteLinks links = new SiteLinks(root, anchors, sources, Homes.in(Path.of(args[1])));
    for (String readme : readmes) {
      String markdown = Files.readString(root.resolve(readme));
      write(
          out.resolve(Readmes.partial(readme)),
          ReadmePartial.of(
              Readmes.id(readme),
              Markdown.html(
                  readme, markdown, (link, place) -> links.resolve(readme, link, place))));
    }
    write(out.resolve("sources.adoc"), SourceList.asciidoc(sources));
    for (SourceFile source : sources) {
      if (source.explained()) {
        write(out.resolve("sources").resolve(source.id() + ".adoc"), source.listing());
      }
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}

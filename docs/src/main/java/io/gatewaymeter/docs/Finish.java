package io.gatewaymeter.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/** Completes the pages that Asciidoctor wrote: landmarks, and an address for each line of code. */
public final class Finish {
  private Finish() {}

  /**
   * Changes every page in place.
   *
   * @param args the folder of the site
   * @throws IllegalArgumentException with one sentence, if a callout lacks its text
   */
  public static void main(String[] args) throws IOException {
    for (Path page : pages(Path.of(args[0]))) {
      Document document = Jsoup.parse(page);
      document.outputSettings().prettyPrint(false);
      // Our own sheet has the colours of code.
      document.select("link[rel=stylesheet][href*=rouge-]").remove();
      // In the body, a page's own sheet would be read after what it lays out.
      document.head().appendChildren(document.body().select("link[rel=stylesheet]"));
      Callouts.check(page.getFileName().toString(), document);
      Landmarks.add(page.getFileName().toString(), document);
      LineNumbers.add(document);
      Files.writeString(page, document.outerHtml());
    }
  }

  private static List<Path> pages(Path site) throws IOException {
    try (Stream<Path> files = Files.list(site)) {
      return files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
    }
  }
}

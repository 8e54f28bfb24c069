package io.gatewaymeter.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Where on the site each README stands, which the pages' own includes say. */
final class Homes {
  private static final Pattern INCLUDE =
      Pattern.compile("(?m)^include::\\{generated}/(\\S+)\\[(?:.*\\btags?=([^,\\]]*))?.*]$");

  /**
   * An include of a README.
   *
   * @param tags as Asciidoctor takes them; empty for the whole file
   */
  private record Include(String page, String partial, List<String> tags) {
    boolean has(String region) {
      return tags.isEmpty()
          || tags.contains(region)
          || tags.contains("**") && !tags.contains("!" + region);
    }
  }

  private final List<Include> includes = new ArrayList<>();

  /** Reads the pages of a folder. */
  static Homes in(Path pages) throws IOException {
    Homes homes = new Homes();
    try (Stream<Path> files = Files.list(pages)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".adoc")).sorted().toList()) {
        String page = file.getFileName().toString().replaceAll("adoc$", "html");
        for (MatchResult found : INCLUDE.matcher(Files.readString(file)).results().toList()) {
          String tags = found.group(2);
          homes.includes.add(
              new Include(
                  page, found.group(1), tags == null ? List.of() : List.of(tags.split(";"))));
        }
      }
    }
    return homes;
  }

  /**
   * The address of a README, or of one of its sections.
   *
   * @param section the anchor of a heading of level 2; empty for all of it
   * @throws IllegalArgumentException with one sentence, if no page includes it
   */
  String of(String readme, String section) {
    String region = section.isEmpty() ? "start" : section;
    String id = Readmes.id(readme) + (section.isEmpty() ? "" : "-" + section);
    List<Include> all =
        includes.stream()
            .filter(include -> include.partial.equals(Readmes.partial(readme)))
            .toList();
    return all.stream()
        .filter(include -> include.has(region))
        .findFirst()
        .map(include -> include.page + "#" + id)
        .orElseGet(
            () ->
                all.stream()
                    .filter(include -> section.isEmpty())
                    .findFirst()
                    .map(Include::page)
                    .orElseThrow(() -> missing(readme, section)));
  }

  private static IllegalArgumentException missing(String readme, String section) {
    return new IllegalArgumentException(
        "No page includes %s%s, and a README links to it; add include::{generated}/%s[] to a page."
            .formatted(readme, section.isEmpty() ? "" : "#" + section, Readmes.partial(readme)));
  }
}

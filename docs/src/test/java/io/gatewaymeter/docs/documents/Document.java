package io.gatewaymeter.docs.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A README or a page, as far as tests look at it.
 *
 * @param name its path from the root of the repository, with slashes
 * @param blocks its blocks of code and output
 * @param inline code in its text and tables
 */
record Document(String name, List<Block> blocks, List<Command> inline) {
  /** The repository, from the folder in which the tests of this module run. */
  static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  private static final Pattern TYPED = Pattern.compile("\\./lab .*|mvn .*|docker .*");

  /** All documents that are written by hand. */
  static List<Document> all() throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> top = Files.list(ROOT)) {
      top.flatMap(Document::markdown).filter(Files::isRegularFile).forEach(files::add);
    }
    try (Stream<Path> pages = Files.walk(ROOT.resolve("docs/src/docs/asciidoc"))) {
      pages.filter(page -> page.toString().endsWith(".adoc")).forEach(files::add);
    }
    List<Document> documents = new ArrayList<>();
    for (Path file : files.stream().sorted().toList()) {
      String name = ROOT.relativize(file).toString().replace('\\', '/');
      String text = Files.readString(file);
      documents.add(name.endsWith(".md") ? ReadmeText.read(name, text) : PageText.read(name, text));
    }
    return documents;
  }

  private static Stream<Path> markdown(Path path) {
    return Files.isDirectory(path)
        ? Stream.of(path.resolve("README.md"))
        : Stream.of(path).filter(file -> file.toString().endsWith(".md"));
  }

  /** All commands in it: lines of shell blocks, and what looks like one in the text. */
  List<Command> commands() {
    List<Command> commands = new ArrayList<>();
    for (Block block : blocks) {
      switch (block.language()) {
        case "sh" -> lines(block).forEach(line -> commands.add(new Command(block.place(), line)));
        case "console" ->
            lines(block)
                .filter(line -> line.startsWith("$ "))
                .forEach(line -> commands.add(new Command(block.place(), line.substring(2))));
        default -> {}
      }
    }
    inline.stream().filter(code -> TYPED.matcher(code.line()).matches()).forEach(commands::add);
    return commands;
  }

  /** Its lines: a line that goes on behind a backslash is one, and a comment is none. */
  static Stream<String> lines(Block block) {
    return Pattern.compile("(?:\\\\\n|.)+")
        .matcher(block.text())
        .results()
        .map(MatchResult::group)
        .map(line -> line.replaceAll("\\s*\\\\\n\\s*", " ").replaceAll("\\s+#\\s.*|^#\\s.*", ""))
        .map(String::strip)
        .filter(line -> !line.isEmpty());
  }
}

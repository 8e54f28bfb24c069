package io.gatewaymeter.docs.documents;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The commands that {@link DocumentedCommandsIT} leaves alone. */
record RunElsewhere(List<Entry> entries) {
  /**
   * Who runs it.
   *
   * @param command what is typed; {@code …} stands for anything
   * @param tested the test class that runs it, or null
   * @param not why none does, or null
   */
  record Entry(String command, String tested, String not) {
    /** Why no test runs it; empty if one does. */
    Optional<String> whyNot() {
      return Optional.ofNullable(not);
    }

    private boolean is(String line) {
      return line.matches(
          Arrays.stream(command.split("…", -1))
              .map(Pattern::quote)
              .collect(Collectors.joining(".*")));
    }
  }

  static RunElsewhere read() throws IOException {
    try (InputStream file = RunElsewhere.class.getResourceAsStream("/commands.yaml")) {
      List<Entry> entries =
          new ObjectMapper(new YAMLFactory()).readValue(file, new TypeReference<>() {});
      Set<String> tests = tests();
      for (Entry entry : entries) {
        if ((entry.tested == null) == (entry.not == null)
            || entry.tested != null && !tests.contains(entry.tested + ".java")) {
          throw new AssertionError(
              "commands.yaml must name a test class of the repository, or a reason, for `%s`."
                  .formatted(entry.command));
        }
      }
      return new RunElsewhere(entries);
    }
  }

  private static Set<String> tests() throws IOException {
    try (Stream<Path> modules = Files.list(Document.ROOT)) {
      List<Path> roots =
          modules.map(module -> module.resolve("src/test/java")).filter(Files::exists).toList();
      Set<String> names = new HashSet<>();
      for (Path root : roots) {
        try (Stream<Path> files = Files.walk(root)) {
          files.forEach(file -> names.add(file.getFileName().toString()));
        }
      }
      return names;
    }
  }

  List<String> commands() {
    return entries.stream().map(Entry::command).toList();
  }

  /** The entry of a command; empty if it is run here. */
  Optional<Entry> entry(String line) {
    return entries.stream().filter(entry -> entry.is(line)).findFirst();
  }
}

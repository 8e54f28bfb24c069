package io.gatewaymeter.docs.documents;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The commands that {@link DocumentedCommandsIT} leaves alone.
 *
 * @param entries by command
 */
record RunElsewhere(Map<String, Entry> entries) {
  /**
   * Who runs it.
   *
   * @param command what is typed
   * @param tested the test class that runs it, or null
   * @param not why none does, or null
   */
  record Entry(String command, String tested, String not) {}

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
      return new RunElsewhere(
          entries.stream().collect(Collectors.toMap(Entry::command, entry -> entry)));
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

  Set<String> commands() {
    return entries.keySet();
  }

  /** Why no test runs it; empty if one does. */
  Optional<String> whyNot(String command) {
    return Optional.ofNullable(entries.get(command).not());
  }
}

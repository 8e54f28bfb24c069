package io.gatewaymeter.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** What a job jar must hold, and that it holds nothing else. */
final class JobJarRules {
  static final int MAX_BYTES = 25_000_000;

  private static final String SERVICES = "META-INF/services/";

  /** What is in a job jar besides the lab's own classes. Each must be there. */
  private static final List<String> CONTENTS =
      List.of(
          "META-INF/MANIFEST\\.MF",
          "LICENSE",
          "META-INF/[\\w-]+-LICENSE",
          "(META-INF/)?NOTICE",
          SERVICES + "com\\.fasterxml\\.jackson\\.[\\w.]+",
          SERVICES + "org\\.apache\\.flink\\.table\\.factories\\.Factory",
          SERVICES + "org\\.apache\\.kafka\\.[\\w.]+",
          "io/gatewaymeter/(event|json|kafka|request|stage2)/[\\w$]+\\.class",
          "org/apache/flink/(connector/kafka|streaming/connectors/kafka|streaming/util/serialization)/.+",
          "org/apache/kafka/.+",
          "kafka/kafka-version\\.properties",
          "com/fasterxml/jackson/annotation/.+\\.class",
          "com/fasterxml/jackson/core/.+\\.class",
          "com/fasterxml/jackson/databind/.+\\.class",
          "picocli/[\\w$]+\\.class");

  private JobJarRules() {}

  /**
   * Holds a jar against the rules.
   *
   * @param job the name of the job's class; all classes of its package belong in the jar
   * @return a sentence for each thing that is wrong
   */
  static List<String> problems(Path file, String job) throws IOException {
    List<String> problems = new ArrayList<>();
    if (Files.size(file) > MAX_BYTES) {
      problems.add(Files.size(file) + " bytes are more than " + MAX_BYTES);
    }
    try (JarFile jar = new JarFile(file.toFile())) {
      String main = jar.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
      if (!job.equals(main)) {
        problems.add("Main-Class is " + main + ", not " + job);
      }
      List<String> names =
          jar.stream().filter(each -> !each.isDirectory()).map(ZipEntry::getName).toList();
      String folder = job.substring(0, job.lastIndexOf('.')).replace('.', '/');
      List<Pattern> contents =
          Stream.concat(CONTENTS.stream(), Stream.of(folder + "/(v2/)?[\\w$]+\\.class"))
              .map(Pattern::compile)
              .toList();
      for (String name : names) {
        if (contents.stream().noneMatch(content -> content.matcher(name).matches())) {
          problems.add(name + " does not belong in a job jar");
        }
      }
      for (Pattern content : contents) {
        if (names.stream().noneMatch(content.asMatchPredicate())) {
          problems.add("there is no " + content);
        }
      }
      for (String name : names) {
        if (name.startsWith(SERVICES)) {
          addMissingProviders(jar, name, problems);
        }
      }
    }
    return problems;
  }

  private static void addMissingProviders(JarFile jar, String service, List<String> problems)
      throws IOException {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                jar.getInputStream(jar.getEntry(service)), StandardCharsets.UTF_8))) {
      lines
          .lines()
          .map(line -> line.replaceAll("#.*", "").strip())
          .filter(provider -> !provider.isEmpty())
          .filter(provider -> jar.getEntry(provider.replace('.', '/') + ".class") == null)
          .forEach(provider -> problems.add(service + " names " + provider + ", which is not in"));
    }
  }
}

package io.gatewaymeter.kit.lab;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.io.output.TeeOutputStream;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.core.config.Configurator;
import org.apache.logging.log4j.core.config.builder.api.ConfigurationBuilder;
import org.apache.logging.log4j.core.config.builder.api.ConfigurationBuilderFactory;
import org.apache.logging.log4j.core.config.builder.impl.BuiltConfiguration;

/**
 * Where everything logs while a lab runs: a file, and beside it a copy of standard output. The Web
 * UI shows both; the terminal is the lab's own.
 */
final class LabLog implements AutoCloseable {
  private final Path file;
  private final PrintStream terminal;
  private final OutputStream copy;

  private LabLog(Path file, PrintStream terminal, OutputStream copy) {
    this.file = file;
    this.terminal = terminal;
    this.copy = copy;
  }

  /**
   * Sends all logging of this JVM to {@code lab.log} in a folder, and a copy of standard output to
   * {@code lab.out}, where Flink looks for it.
   */
  static LabLog start(Path dir) throws IOException {
    Files.createDirectories(dir);
    Path file = dir.resolve("lab.log");
    Configurator.reconfigure(configuration(file));
    PrintStream terminal = System.out;
    OutputStream copy = Files.newOutputStream(dir.resolve("lab.out"));
    System.setOut(
        new PrintStream(new TeeOutputStream(terminal, copy), true, Charset.defaultCharset()));
    return new LabLog(file, terminal, copy);
  }

  private static BuiltConfiguration configuration(Path file) {
    ConfigurationBuilder<BuiltConfiguration> builder =
        ConfigurationBuilderFactory.newConfigurationBuilder();
    return builder
        // The lab closes its log itself, after everything that logs.
        .setShutdownHook("disable")
        .setStatusLevel(Level.OFF)
        .add(
            builder
                .newAppender("file", "File")
                .addAttribute("fileName", file.toString())
                .add(
                    builder
                        .newLayout("PatternLayout")
                        .addAttribute("pattern", "%d{ISO8601} %-5p %-40.40c{1.} %m%n")))
        // Kafka writes every setting of every client: thousands of lines that hide Flink's.
        .add(builder.newLogger("org.apache.kafka", Level.WARN))
        .add(builder.newLogger("kafka", Level.WARN))
        .add(builder.newRootLogger(Level.INFO).add(builder.newAppenderRef("file")))
        .build(false);
  }

  Path file() {
    return file;
  }

  @Override
  public void close() throws IOException {
    System.setOut(terminal);
    copy.close();
    LogManager.shutdown();
  }
}

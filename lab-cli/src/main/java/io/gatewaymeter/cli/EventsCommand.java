package io.gatewaymeter.cli;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.lab.EventSetOptions;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Writes an event set as text, one line an event, in the order in which a lab publishes it. */
@Command(
    name = "events",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = "Write an event set as .jsonl, one line an event, in the order of publishing.")
final class EventsCommand implements Callable<Integer> {
  @Mixin private EventSetOptions events;

  @Spec private CommandSpec spec;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to write. Default: standard output.")
  private Path file;

  @Override
  public Integer call() throws LabFailure {
    EventSet set = events.eventSet();
    try (OutputStream out = open()) {
      set.writeJsonl(out);
    } catch (IOException e) {
      if (file == null && readerIsGone()) {
        return 0; // As head, which has seen what it wanted.
      }
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "Cannot write the events to %s (%s); name another file with --out FILE."
              .formatted(file == null ? "standard output" : file, RootCause.of(e)),
          e);
    }
    if (file != null) {
      spec.commandLine()
          .getOut()
          .printf("Wrote %d lines to %s%n", set.lines().size(), file.toAbsolutePath().normalize());
    }
    return 0;
  }

  /** Of a pipe: a file would be full instead. */
  private static boolean readerIsGone() {
    return !Files.isRegularFile(Path.of("/dev/fd/1"));
  }

  private OutputStream open() throws IOException {
    if (file == null) {
      return new BufferedOutputStream(new FileOutputStream(FileDescriptor.out));
    }
    Path target = file.toAbsolutePath();
    Files.createDirectories(target.getParent());
    return new BufferedOutputStream(Files.newOutputStream(target));
  }
}

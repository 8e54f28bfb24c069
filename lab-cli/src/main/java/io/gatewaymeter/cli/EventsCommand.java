package io.gatewaymeter.cli;

import io.gatewaymeter.kit.LabFailure;
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
import picocli.CommandLine.Option;

/** Writes an event set as text, one line an event, in the order in which a lab publishes it. */
@Command(
    name = "events",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = "Write an event set as .jsonl, one line an event, in the order of publishing.")
final class EventsCommand implements Callable<Integer> {
  @Mixin private EventSetOptions events;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to write. Default: standard output.")
  private Path file;

  @Override
  public Integer call() throws LabFailure {
    EventSet set = events.eventSet();
    try (OutputStream out =
        new BufferedOutputStream(
            file == null
                ? new FileOutputStream(FileDescriptor.out)
                : Files.newOutputStream(file))) {
      set.writeJsonl(out);
    } catch (IOException e) {
      throw new LabFailure(
          LabFailure.ENVIRONMENT,
          "Cannot write the events to %s (%s); name another file with --out FILE."
              .formatted(file == null ? "standard output" : file, e),
          e);
    }
    return 0;
  }
}

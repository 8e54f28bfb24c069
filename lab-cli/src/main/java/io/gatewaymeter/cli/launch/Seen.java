package io.gatewaymeter.cli.launch;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;

/**
 * A note for the script: all was as it should be at this moment. While no file has changed since,
 * it starts a lab without asking the launcher.
 */
final class Seen {
  private final Checkout checkout;
  private final Path file;

  Seen(Checkout checkout) {
    this.checkout = checkout;
    this.file = checkout.target().resolve("seen");
  }

  /**
   * Writes the note.
   *
   * @param begin when the launcher began to look: a file may have changed since
   */
  void remember(FileTime begin) throws IOException {
    try {
      Files.writeString(file, checkout.root() + "\n");
      Files.setLastModifiedTime(file, begin);
    } catch (AccessDeniedException e) {
      // Nothing is lost in a folder that cannot be written: the launcher looks again.
    }
  }
}

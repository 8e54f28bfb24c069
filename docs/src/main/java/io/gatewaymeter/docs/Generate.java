package io.gatewaymeter.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes what the pages include and no file of the repository holds as it is. */
public final class Generate {
  private Generate() {}

  /**
   * @param args the repository's root and the folder to write to
   */
  public static void main(String[] args) throws IOException {
    Files.createDirectories(Path.of(args[1]));
  }
}

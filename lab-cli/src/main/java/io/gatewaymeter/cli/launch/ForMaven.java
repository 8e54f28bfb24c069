package io.gatewaymeter.cli.launch;

import java.io.IOException;
import java.nio.file.Path;

/** What a build by Maven asks for, so that its tests can start labs in processes of their own. */
public final class ForMaven {
  private ForMaven() {}

  /**
   * Writes {@code lab.args}.
   *
   * @param args the repository's root, and whether to make an archive of the libraries where there
   *     is none, which pays in a build that starts many processes
   */
  public static void main(String[] args) throws IOException {
    Checkout checkout = new Checkout(Path.of(args[0]).toRealPath());
    Built built = Built.of(checkout);
    Libraries libraries = new Libraries(checkout, built);
    Archive archive = new Archive(checkout, built, libraries.classPath());
    if (Boolean.parseBoolean(args[1])) {
      archive.ensure();
    }
    ArgsFile.write(checkout, libraries.classPath(), archive.usable());
  }
}

package io.gatewaymeter.cli.launch;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The jars that the labs need, where Maven keeps them on this machine. */
final class Libraries {
  private static final String NAME = "poms";

  private final Checkout checkout;
  private final Built built;
  private final Path file;

  Libraries(Checkout checkout, Built built) {
    this.checkout = checkout;
    this.built = built;
    this.file = checkout.target().resolve("class-path");
  }

  /** The jars in the order in which Maven names them. */
  List<Path> classPath() throws IOException {
    return Stream.of(Files.readString(file).strip().split(File.pathSeparator))
        .map(Path::of)
        .toList();
  }

  /** Asks Maven if a pom has changed, or if a jar is not there any more. */
  void ensure() throws IOException, NotBuilt {
    Fingerprint poms = poms();
    if (built.is(NAME, poms) && Files.exists(file)) {
      long missing = classPath().stream().filter(jar -> !Files.isRegularFile(jar)).count();
      if (missing == 0) {
        return;
      }
      System.err.printf(
          "%d of the libraries %s gone from Maven's repository.%n",
          missing, missing == 1 ? "is" : "are");
    }
    System.err.println("Asking Maven for the libraries ...");
    // All but compiling: the launcher's compiler says less, and only what a student can use.
    new Maven(checkout)
        .run("process-classes", "-Dmaven.main.skip", "-Dmaven.antrun.skip", "-DskipTests");
    if (!Files.exists(file)) {
      throw new NotBuilt("Maven did not write " + file + "; run mvn verify to see why.");
    }
    built.remember(NAME, poms);
  }

  private Fingerprint poms() throws IOException {
    Fingerprint poms = new Fingerprint();
    poms.add(checkout.root().resolve("pom.xml")).add(checkout.root().resolve(".mvn"));
    for (String module : checkout.modules()) {
      poms.add(checkout.module(module).resolve("pom.xml"));
    }
    return poms;
  }
}

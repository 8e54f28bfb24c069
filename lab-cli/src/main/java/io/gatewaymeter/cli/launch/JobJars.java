package io.gatewaymeter.cli.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The jars that a cluster in other processes is given, packaged by Maven. */
final class JobJars {
  private static final String NAME = "job-jars";

  private final Checkout checkout;
  private final Built built;
  private final Classes classes;

  JobJars(Checkout checkout, Built built, Classes classes) {
    this.checkout = checkout;
    this.built = built;
    this.classes = classes;
  }

  /** Packages them again if one is missing, or what is in them has changed. */
  void ensure() throws IOException, NotBuilt {
    List<String> inside = new ArrayList<>(List.of("common"));
    inside.addAll(checkout.labs());
    Fingerprint sources = classes.sources(inside);
    if (!built.is(NAME, sources) || !allExist()) {
      System.err.println("Packaging the job jars ...");
      new Maven(checkout).run("package", "-DskipTests");
      built.remember(NAME, sources);
    }
  }

  private boolean allExist() throws IOException {
    return checkout.labs().stream().allMatch(lab -> Files.isRegularFile(jar(lab)));
  }

  private Path jar(String lab) {
    return checkout.module(lab).resolve("target").resolve(lab + "-job.jar");
  }
}

package io.gatewaymeter.jobgraph;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Option;

/** The options of lab 2.1. */
final class JobGraphOptions {
  @Option(
      names = "--variant",
      paramLabel = "NAME",
      converter = Variant.Converter.class,
      description = {
        "One more variant to run: ${COMPLETION-CANDIDATES}. Give it again for a further one.",
        "The first two always run; --hold leaves the job of the last one running."
      })
  private List<Variant> named = new ArrayList<>();

  @Option(
      names = "--lifecycle",
      description = "Run once more with probes behind parse: in which order does a chain open?")
  private boolean lifecycle;

  /** The variants to run: the course's two, then those that were named. */
  Set<Variant> variants() {
    Set<Variant> variants = new LinkedHashSet<>();
    variants.add(Variant.CHAINED);
    variants.add(Variant.PARSE_UNCHAINED);
    variants.addAll(named);
    return variants;
  }

  /** The variant whose job is left running. */
  Variant held() {
    return named.isEmpty() ? Variant.PARSE_UNCHAINED : named.get(named.size() - 1);
  }

  boolean lifecycle() {
    return lifecycle;
  }
}

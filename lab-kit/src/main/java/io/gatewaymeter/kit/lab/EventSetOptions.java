package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.eventset.EventSet;
import picocli.CommandLine.Option;

/** The options that choose an event set. */
public final class EventSetOptions {
  @Option(
      names = "--event-set",
      paramLabel = "NAME",
      defaultValue = EventSet.DEFAULT,
      description =
          "Which events: six-events, module-1, every-fourth, retry-storm or hostile."
              + " Default: ${DEFAULT-VALUE}.")
  private String name;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "The same name and seed give the same events everywhere."
              + " Default: the seed in student.yaml.")
  private Long seed;

  @Option(
      names = "--requests",
      paramLabel = "N",
      description = "Size of the event set in requests. Default: the size its name stands for.")
  private Integer requests;

  private EventSet generated;

  /**
   * The event set that was asked for, generated when it is first asked for.
   *
   * @throws LabFailure if there is no such set, or the student's file cannot be read for its seed
   */
  public EventSet eventSet() throws LabFailure {
    try {
      if (generated == null) {
        long chosen = seed != null ? seed : StudentFolder.current().student().seed();
        generated = EventSet.of(name, chosen, requests);
      }
      return generated;
    } catch (IllegalArgumentException e) {
      throw new LabFailure(LabFailure.USAGE, e.getMessage(), e);
    }
  }
}

package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.eventset.EventSet;

/**
 * Which event set a lab was fed, as evidence names it.
 *
 * @param requests its size in requests
 * @param events its size in lines
 */
public record EventSetView(String name, long seed, int requests, int events) {
  public static EventSetView of(EventSet set) {
    return new EventSetView(set.name(), set.seed(), set.requests(), set.lines().size());
  }
}

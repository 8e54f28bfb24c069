package io.gatewaymeter.kit.eventset;

import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;

/** The event sets there are: name, size, and what writes the lines. */
enum Generator {
  SIX_EVENTS("six-events", 3, SixEvents::lines),
  MODULE_1(EventSet.DEFAULT, 1_200, ModuleOne::lines),
  EVERY_FOURTH("every-fourth", 400, EveryFourth::lines),
  RETRY_STORM("retry-storm", 200, RetryStorm::lines),
  HOSTILE("hostile", 240, Hostile::lines);

  /** They take about 900 MB; twice as many are more than a laptop's JVM has. */
  static final int MOST_REQUESTS = 500_000;

  final String setName;
  final int requests;
  private final BiFunction<Random, Integer, List<Line>> lines;

  Generator(String setName, int requests, BiFunction<Random, Integer, List<Line>> lines) {
    this.setName = setName;
    this.requests = requests;
    this.lines = lines;
  }

  /**
   * Writes the set. Of {@link Random} the generators call {@code nextInt(bound)} alone: its
   * algorithm is part of its specification, so that every JDK draws the same numbers.
   */
  List<Line> lines(long seed, int size) {
    // Neighbouring seeds begin with nearly the same numbers unless they are spread first.
    return lines.apply(new Random(seed * 0x9E3779B97F4A7C15L), size);
  }
}

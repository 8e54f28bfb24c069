package io.gatewaymeter.kit.eventset;

import io.gatewaymeter.kafka.Topics;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;

/**
 * A named, seeded and finite list of lines for the topic. The same name, seed and size give the
 * same bytes on every machine.
 *
 * @param name one of {@link #names()}
 * @param seed what varies the set
 * @param requests its size in requests, 1 or more
 * @param lines in the order in which they are published; the first one is well-formed
 */
public record EventSet(String name, long seed, int requests, List<Line> lines) {
  /** The set that a lab takes unless it is told otherwise. */
  public static final String DEFAULT = "module-1";

  /** The topic of {@code every-fourth}: one partition, so that one sender keeps the set's order. */
  public static final String ORDERED_TOPIC = "gateway-events-ordered";

  public EventSet {
    lines = List.copyOf(lines);
  }

  /**
   * Generates a set.
   *
   * @param requests its size in requests, or null for the size that its name stands for
   * @throws IllegalArgumentException with one sentence if there is no such set
   */
  public static EventSet of(String name, long seed, Integer requests) {
    Generator generator =
        Arrays.stream(Generator.values())
            .filter(known -> known.setName.equals(name))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "There is no event set \"%s\"; choose one of %s."
                            .formatted(name, String.join(", ", names()))));
    int size = requests == null ? generator.requests : requests;
    if (size < 1 || size > Generator.MOST_REQUESTS) {
      throw new IllegalArgumentException(
          "An event set cannot have %d requests; choose a number from 1 to %d."
              .formatted(size, Generator.MOST_REQUESTS));
    }
    return new EventSet(name, seed, size, generator.lines(seed, size));
  }

  /** The names of all sets. */
  public static List<String> names() {
    return Arrays.stream(Generator.values()).map(generator -> generator.setName).toList();
  }

  /**
   * A piece of the set, for a run that publishes it in several.
   *
   * @param from index of its first line
   * @param to index after its last line
   */
  public EventSet part(int from, int to) {
    return new EventSet(name, seed, requests, lines.subList(from, to));
  }

  /** The topic that the set is published to. */
  public String topic() {
    return isOrdered() ? ORDERED_TOPIC : Topics.GATEWAY_EVENTS;
  }

  /** Partitions of {@link #topic()}. */
  public int partitions() {
    return isOrdered() ? 1 : Topics.GATEWAY_EVENTS_PARTITIONS;
  }

  private boolean isOrdered() {
    return name.equals(Generator.EVERY_FOURTH.setName);
  }

  /**
   * Writes the set as text: one line an event, each ended by LF, a tombstone as an empty line. The
   * stream is neither buffered nor closed here.
   */
  public void writeJsonl(OutputStream out) throws IOException {
    for (Line line : lines) {
      if (line.value() != null) {
        out.write(line.value());
      }
      out.write('\n');
    }
  }
}

package io.gatewaymeter.kit.eventset;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;

/** The event sets that tests go through. */
final class Sets {
  private static final List<Integer> SIZES = List.of(1, 2, 7, 100, 5_000);

  private Sets() {}

  /** All sets at their own size with seeds 1 to 20. */
  static Stream<Named<EventSet>> ofManySeeds() {
    return EventSet.names().stream()
        .flatMap(
            name ->
                LongStream.rangeClosed(1, 20)
                    .mapToObj(seed -> named(EventSet.of(name, seed, null))));
  }

  /** All sets in several sizes. */
  static Stream<Named<EventSet>> ofManySizes() {
    return EventSet.names().stream()
        .flatMap(name -> SIZES.stream().map(size -> named(EventSet.of(name, 3, size))));
  }

  static byte[] jsonl(String name, long seed, Integer requests) {
    return jsonl(EventSet.of(name, seed, requests));
  }

  static byte[] jsonl(EventSet set) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      set.writeJsonl(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /** A set under a short name: all of its lines would make a very long one. */
  static Named<EventSet> named(EventSet set) {
    return Named.of(
        "%s, seed %d, %d requests".formatted(set.name(), set.seed(), set.requests()), set);
  }
}

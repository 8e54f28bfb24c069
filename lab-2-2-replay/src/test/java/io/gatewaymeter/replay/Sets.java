package io.gatewaymeter.replay;

import io.gatewaymeter.kit.eventset.EventSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Every event set in several seeds and sizes. */
final class Sets {
  private Sets() {}

  static Stream<EventSet> all() {
    return EventSet.names().stream()
        .flatMap(
            name ->
                LongStream.rangeClosed(1, 4)
                    .boxed()
                    .flatMap(
                        seed ->
                            Stream.of(null, 7, 40)
                                .map(requests -> EventSet.of(name, seed, requests))));
  }
}

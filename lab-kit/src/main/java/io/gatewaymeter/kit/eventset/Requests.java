package io.gatewaymeter.kit.eventset;

import java.util.BitSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;

/** Draws the requests of a set: a short id that no other one has, a tenant and a model. */
final class Requests {
  private static final List<String> TENANTS =
      List.of("t-acme", "t-globex", "t-initech", "t-hooli", "t-stark", "t-wonka");
  private static final List<String> MODELS = List.of("m-large", "m-small", "m-medium");

  private final Random random;
  private final int digits;
  private final BitSet taken = new BitSet();

  Requests(Random random, int count) {
    this.random = random;
    int width = 4;
    // At most a quarter of the ids is taken, so that a free one is soon found.
    while (1 << 4 * width < 4 * count) {
      width++;
    }
    this.digits = width;
  }

  Request next() {
    int number;
    do {
      number = random.nextInt(1 << 4 * digits);
    } while (taken.get(number));
    return named("r-" + HexFormat.of().toHexDigits(number, digits));
  }

  /** A request with an id of its own, which no other request gets. */
  Request named(String id) {
    taken.set(HexFormat.fromHexDigits(id.substring(2)));
    return new Request(id, favouring(TENANTS), favouring(MODELS));
  }

  /** The smaller of two draws: some tenants and models are much busier than others. */
  private String favouring(List<String> names) {
    return names.get(Math.min(random.nextInt(names.size()), random.nextInt(names.size())));
  }
}

package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.EventParser;
import io.gatewaymeter.event.Parsed;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.event.Rejection;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The generators and the parser were written apart; here they are held against each other. */
class MeaningTest {
  static Stream<Named<EventSet>> ownSizes() {
    return EventSet.names().stream().map(name -> Sets.named(EventSet.of(name, 1, null)));
  }

  static Stream<Named<EventSet>> allSizes() {
    return Stream.concat(ownSizes(), Sets.ofManySizes());
  }

  @ParameterizedTest
  @MethodSource("allSizes")
  void theParserSaysOfEveryLineWhatTheGeneratorMeant(EventSet set) {
    EventParser parser = new EventParser();
    long previous = -1;
    for (int i = 0; i < set.lines().size(); i++) {
      Line line = set.lines().get(i);
      String where = "line " + (i + 1);
      Parsed parsed = parser.parse(new RawEvent(0, i, line.value()));
      assertThat(meaning(parsed)).as(where).isEqualTo(line.meaning());
      long timestamp = parsed instanceof Event event ? event.ts() : previous;
      assertThat(line.timestamp()).as(where).isEqualTo(timestamp).isPositive();
      previous = timestamp;
    }
  }

  @ParameterizedTest
  @MethodSource("ownSizes")
  void everyLineFitsIntoOneLineOfAFile(EventSet set) {
    for (Line line : set.lines()) {
      if (line.value() != null) {
        String bytes = new String(line.value(), StandardCharsets.ISO_8859_1);
        assertThat(bytes).isNotEmpty().doesNotContain("\n", "\r");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("ownSizes")
  void theKafkaKeyIsTheRequestIdOfAGoodLine(EventSet set) {
    for (Line line : set.lines()) {
      if (line.key() != null && line.meaning() instanceof Meaning.Good good) {
        assertThat(line.key()).isEqualTo(good.requestId());
      }
    }
  }

  private static Meaning meaning(Parsed parsed) {
    if (parsed instanceof Rejection rejection) {
      return new Meaning.Bad(rejection.reason(), rejection.field());
    }
    Event event = (Event) parsed;
    return new Meaning.Good(event.eventType(), event.requestId());
  }
}

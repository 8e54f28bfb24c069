package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.gatewaymeter.event.Reason;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EventSetTest {

  @Test
  void theSetsAreThoseOfTheDesign() {
    assertThat(EventSet.names())
        .containsExactly("six-events", "module-1", "every-fourth", "retry-storm", "hostile")
        .contains(EventSet.DEFAULT);
  }

  @ParameterizedTest
  @CsvSource({
    "six-events, 3, 6",
    "module-1, 1200, 8919",
    "every-fourth, 400, 800",
    "retry-storm, 200, 669",
    "hostile, 240, 480"
  })
  void aSetHasTheSizeThatItsNameStandsFor(String name, int requests, int lines) {
    EventSet set = EventSet.of(name, 1, null);
    assertThat(set.name()).isEqualTo(name);
    assertThat(set.seed()).isEqualTo(1);
    assertThat(set.requests()).isEqualTo(requests);
    assertThat(set.lines()).hasSize(lines);
  }

  @Test
  void anUnknownNameIsAnsweredWithTheNamesThereAre() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EventSet.of("module-2", 1, null))
        .withMessage(
            "There is no event set \"module-2\"; choose one of six-events, module-1,"
                + " every-fourth, retry-storm, hostile.");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE, 500_001, Integer.MAX_VALUE})
  void aSizeThatNoSetCanHaveIsRefused(int requests) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EventSet.of("module-1", 1, requests))
        .withMessage(
            "An event set cannot have %d requests; choose a number from 1 to 500000."
                .formatted(requests));
  }

  @Test
  void onlyEveryFourthHasATopicOfItsOwn() {
    for (String name : EventSet.names()) {
      EventSet set = EventSet.of(name, 1, 1);
      boolean ordered = name.equals("every-fourth");
      assertThat(set.topic()).isEqualTo(ordered ? "gateway-events-ordered" : "gateway-events");
      assertThat(set.partitions()).isEqualTo(ordered ? 1 : 8);
    }
  }

  @Test
  void aSetIsWrittenOneLineAnEventAndATombstoneAsAnEmptyLine() throws IOException {
    List<Line> lines =
        List.of(
            new Request("r-1", "t-ü", "m-1").start(5, 7),
            new Line("r-1", null, 5, new Meaning.Bad(Reason.TOMBSTONE, "")),
            new Line("r-1", new byte[] {'x'}, 5, new Meaning.Bad(Reason.NOT_JSON, "")));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new EventSet("any", 1, 1, lines).writeJsonl(out);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "{\"event_type\":\"RequestStarted\",\"request_id\":\"r-1\",\"tenant_id\":\"t-ü\","
                + "\"model\":\"m-1\",\"ts\":5,\"payload\":{\"prompt_tokens\":7}}\n\nx\n");
  }

  @Test
  void anotherSeedMakesAnotherSet() {
    for (String name : EventSet.names()) {
      assertThat(Sets.jsonl(name, 1, 20)).isNotEqualTo(Sets.jsonl(name, 2, 20));
      assertThat(Sets.jsonl(name, -1, 20)).isNotEqualTo(Sets.jsonl(name, 1, 20));
    }
  }
}

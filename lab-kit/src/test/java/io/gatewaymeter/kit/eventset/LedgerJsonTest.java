package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.gatewaymeter.json.Json;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The ledger as evidence. */
class LedgerJsonTest {
  private final Ledger ledger =
      new Ledger(
          10,
          9,
          1,
          new TreeMap<>(Map.of("not_json", 1L)),
          4,
          5,
          2,
          List.of("r-2"),
          List.of(),
          List.of("r-3", "r-1", "r-3"),
          List.of("r-4"),
          List.of("r-5"),
          1,
          List.of(),
          List.of("r-7", "r-6"));

  @Test
  void itIsWrittenInSnakeCaseWithSortedIdsAndWithoutTheIdsOfTheRecords()
      throws JsonProcessingException {
    assertThat(Json.MAPPER.writeValueAsString(ledger))
        .isEqualTo(
            "{\"events\":10,\"parsed\":9,\"malformed\":1,\"malformed_by_reason\":{\"not_json\":1},"
                + "\"starts\":4,\"completions\":5,\"records\":2,"
                + "\"completion_before_start\":[\"r-2\"],\"completion_without_start\":[],"
                + "\"duplicate_completion\":[\"r-1\",\"r-3\",\"r-3\"],\"duplicate_start\":[\"r-4\"],"
                + "\"start_without_completion\":[\"r-5\"],\"open_at_end\":1,\"contradictions\":[]}");
  }

  @Test
  void itIsReadBackWithoutTheIdsOfTheRecords() throws JsonProcessingException {
    Ledger read = Json.MAPPER.readValue(Json.MAPPER.writeValueAsString(ledger), Ledger.class);
    assertThat(read).usingRecursiveComparison().ignoringFields("recordIds").isEqualTo(ledger);
    assertThat(read.recordIds()).isEmpty();
  }

  @Test
  void everySumThatIsWrongIsNamed() {
    Ledger wrong =
        new Ledger(
            9,
            9,
            1,
            new TreeMap<>(),
            4,
            5,
            2,
            List.of("r-2"),
            List.of("r-8"),
            List.of(),
            List.of("r-4"),
            List.of(),
            0,
            List.of(),
            List.of());
    assertThat(wrong.imbalance())
        .containsExactly(
            "9 events are not 9 parsed + 1 malformed.",
            "1 malformed lines are not the 0 that have a reason.",
            "5 completions are not 2 records + 1 before their start + 1 without a start + 0"
                + " duplicates.",
            "4 starts are not 2 records + 0 open at the end + 1 replaced by another start.");
    assertThat(ledger.imbalance())
        .containsExactly(
            "5 completions are not 2 records + 1 before their start + 0 without a start + 3"
                + " duplicates.");
  }
}

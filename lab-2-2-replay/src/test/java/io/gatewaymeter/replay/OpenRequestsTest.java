package io.gatewaymeter.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.run.Outputs;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OpenRequestsTest {
  private static final Set<Integer> BOTH = Set.of(0, 1);

  private final List<RawEvent> read = new ArrayList<>();
  private final List<byte[]> records = new ArrayList<>();
  private final List<byte[]> unpaired = new ArrayList<>();

  @Test
  void aStartWithoutARecordIsOpen() throws Exception {
    start("b", 0);
    start("a", 1);
    start("c", 0);
    record("c");
    assertThat(open(BOTH)).containsExactly("a", "b");
  }

  @Test
  void onlyThePartitionsThatAreAskedForCount() throws Exception {
    start("a", 1);
    start("b", 0);
    record("elsewhere");
    assertThat(open(Set.of(1))).containsExactly("a");
  }

  @Test
  void aStartThatReplacedAnotherOpensNothingNew() throws Exception {
    start("a", 0);
    start("a", 0);
    report("a", Unpaired.Kind.START_OVER_OPEN_START);
    report("a", Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START);
    assertThat(open(BOTH)).containsExactly("a");
    record("a");
    assertThat(open(BOTH)).isEmpty();
    start("a", 0);
    assertThat(open(BOTH)).containsExactly("a");
  }

  @Test
  void whatIsNoStartOpensNothing() {
    read.add(new RawEvent(0, 0, "{\"event_type\":".getBytes(StandardCharsets.UTF_8)));
    read.add(new RawEvent(0, 1, null));
    assertThat(open(BOTH)).isEmpty();
  }

  private List<String> open(Set<Integer> partitions) {
    Outputs written =
        new Outputs(
            Map.of(), Map.of(Topics.REQUEST_RECORDS, records, Topics.UNPAIRED_EVENTS, unpaired));
    return OpenRequests.of(read, written, partitions);
  }

  private void start(String id, int partition) {
    String line =
        "{\"event_type\":\"RequestStarted\",\"request_id\":\"%s\",\"tenant_id\":\"t\",\"model\":\"m\",\"ts\":1,\"payload\":{\"prompt_tokens\":1}}";
    read.add(
        new RawEvent(partition, read.size(), line.formatted(id).getBytes(StandardCharsets.UTF_8)));
  }

  private void record(String id) throws Exception {
    records.add(
        Json.MAPPER.writeValueAsBytes(new RequestRecord(id, "t", "m", 1, 2, 1, 1, 1, "ok")));
  }

  private void report(String id, Unpaired.Kind kind) throws Exception {
    unpaired.add(Json.MAPPER.writeValueAsBytes(new Unpaired(kind, id, 0, 0)));
  }
}

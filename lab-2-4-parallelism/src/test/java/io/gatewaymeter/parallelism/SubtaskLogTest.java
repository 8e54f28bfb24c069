package io.gatewaymeter.parallelism;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.java.typeutils.PojoTypeInfo;
import org.junit.jupiter.api.Test;

class SubtaskLogTest {
  @Test
  void aLogIsAddedUpPerSubtaskAndPerRequest() {
    SubtaskLog log =
        new SubtaskLog(
            List.of(entry("a", 1), entry("b", 0), entry("a", 1), entry("b", 2), entry("b", 0)), 3);
    assertThat(log.perSubtask()).containsExactly(2L, 2L, 1L);
    assertThat(log.subtaskByRequest()).hasToString("{a=1, b=0}");
    assertThat(log.unstable()).hasToString("{b=[0, 2]}");
  }

  @Test
  void anEntryIsAPojo() {
    assertThat(TypeInformation.of(SubtaskEntry.class)).isInstanceOf(PojoTypeInfo.class);
  }

  private static SubtaskEntry entry(String request, int subtask) {
    return new SubtaskEntry(request, "RequestStarted", subtask);
  }
}
